import { useState } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { PasswordField } from '../field';
import { textOrNull, useFieldValue } from '../useFieldValue';
import { InputBox } from './InputBox';
import { PasswordEye } from './PasswordEye';

/** A new password, hidden until asked to be shown, kept to the letter. */
export const PasswordInput = ({ field }: { field: PasswordField }) => {
  const { id, messageId, value, change, blur, ref, problem, frame } = useFieldValue(field);
  const [visible, setVisible] = useState(false);
  return (
    <FieldFrame {...frame} help={field.help ?? `At least ${field.minLength} characters`}>
      <InputBox
        id={id}
        name={field.source}
        type={visible ? 'text' : 'password'}
        value={value ?? ''}
        onChange={(event) => change(textOrNull(event.target.value))}
        onBlur={blur}
        inputRef={ref}
        error={problem !== undefined}
        autoComplete="new-password"
        endAdornment={<PasswordEye visible={visible} onToggle={() => setVisible(!visible)} />}
        slotProps={{ input: { 'aria-describedby': messageId, maxLength: field.maxLength, spellCheck: false } }}
      />
    </FieldFrame>
  );
};
