import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Field } from '../../../fields/field';
import { inputId, useFormMode } from '../../../fields/formMode';

type TargetInputProps = {
  /** The name under which the form says that it is not taken over. */
  field: Field;
  label: string;
  text: string;
  /** Why the quote cannot be saved as long as the target stands here. */
  problem: string | undefined;
  onType: (text: string) => void;
  onClear: () => void;
};

/** What a row should come to, typed into the cell that shows what it comes to. */
export const TargetInput = ({ field, label, text, problem, onType, onClear }: TargetInputProps) => {
  const { source } = field;
  const mode = useFormMode();
  const { trigger } = useFormContext();
  const { field: control, fieldState } = useController({
    name: source,
    shouldUnregister: true,
    rules: { validate: () => problem ?? true },
  });
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const element = input.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  // What the form has said follows what is typed since.
  const refused = fieldState.error?.message;
  useEffect(() => {
    if (refused !== undefined && refused !== problem) void trigger(source);
  }, [refused, problem, source, trigger]);
  return (
    <input
      ref={(element) => {
        input.current = element;
        control.ref(element);
      }}
      id={inputId(mode, source)}
      type="text"
      className="target"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={refused !== undefined}
      title={refused}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => {
        // The figure comes back where nothing is wanted of it.
        if (text.trim() === '') onClear();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.currentTarget.closest('td')?.focus();
        onClear();
      }}
    />
  );
};
