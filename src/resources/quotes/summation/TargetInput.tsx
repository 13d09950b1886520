import { useEffect, useRef } from 'react';

type TargetInputProps = { label: string; text: string; onType: (text: string) => void; onClear: () => void };

/** What a row should come to, typed into the cell that shows what it comes to. */
export const TargetInput = ({ label, text, onType, onClear }: TargetInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  return (
    <input
      ref={input}
      type="text"
      className="target"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        event.currentTarget.closest('td')?.focus();
        onClear();
      }}
    />
  );
};
