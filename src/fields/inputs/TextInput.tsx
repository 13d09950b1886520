import { FieldFrame } from '../FieldFrame';
import type { LongTextField, TextField } from '../field';
import { textOrNull, useFieldValue } from '../useFieldValue';
import { InputBox } from './InputBox';

/** The rows a note has unless its field says otherwise. */
export const NOTE_ROWS = 3;

/** One line of text, or the lines of a note. */
export const TextInput = ({ field }: { field: TextField | LongTextField }) => {
  const { id, messageId, value, change, blur, ref, problem, frame } = useFieldValue(field);
  return (
    <FieldFrame {...frame}>
      <InputBox
        id={id}
        name={field.source}
        value={value ?? ''}
        onChange={(event) => change(textOrNull(event.target.value))}
        onBlur={blur}
        inputRef={ref}
        error={problem !== undefined}
        multiline={field.type === 'longText'}
        rows={field.type === 'longText' ? (field.rows ?? NOTE_ROWS) : undefined}
        autoComplete="off"
        slotProps={{ input: { 'aria-describedby': messageId, maxLength: field.maxLength } }}
      />
    </FieldFrame>
  );
};
