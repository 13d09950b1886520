import { useController } from 'react-hook-form';
import type { Field } from './field';
import { inputId, useFormMode } from './formMode';

type Problem = string | undefined;

/** One field of the form that is being edited: its value, what is wrong with it, and the ids that tie label and input. */
export const useFieldValue = (field: Field, validate?: (value: unknown) => Problem | Promise<Problem>) => {
  const mode = useFormMode();
  const { field: control, fieldState } = useController({
    name: field.source,
    rules: { validate: async (value: unknown) => (await validate?.(value)) ?? true },
  });
  const id = inputId(mode, field.source);
  const messageId = `${id}-message`;
  const problem = fieldState.error?.message;
  return {
    id,
    messageId,
    value: control.value as unknown,
    change: (value: unknown) => control.onChange(value),
    blur: control.onBlur,
    ref: control.ref,
    problem,
    /** What stands around the input: for `FieldFrame`. */
    frame: { label: field.label, htmlFor: id, labelId: `${id}-label`, messageId, help: field.help, problem },
  };
};

/** Empty text is no value: the server stores null for it, and a form that went back to empty is unchanged. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text);
