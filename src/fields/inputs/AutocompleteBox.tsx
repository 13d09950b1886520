import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { Ref } from 'react';
import { InputBox } from './InputBox';

type AutocompleteBoxProps = AutocompleteRenderInputParams & {
  name: string;
  inputRef?: Ref<HTMLInputElement>;
  problem?: string;
  messageId: string;
};

/** The input of an autocomplete, in the form's metrics. */
export const AutocompleteBox = ({
  id,
  disabled,
  fullWidth,
  slotProps,
  name,
  inputRef,
  problem,
  messageId,
}: AutocompleteBoxProps) => {
  const { ref: boxRef, ...input } = slotProps.input;
  const { ref: ownRef, ...htmlInput } = slotProps.htmlInput as { ref?: Ref<HTMLInputElement> };
  return (
    <InputBox
      {...input}
      ref={boxRef}
      id={id}
      name={name}
      disabled={disabled}
      fullWidth={fullWidth}
      error={problem !== undefined}
      inputRef={(element: HTMLInputElement | null) => {
        for (const ref of [ownRef, inputRef]) {
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }
      }}
      slotProps={{ input: { ...htmlInput, 'aria-describedby': messageId } }}
      sx={{
        '&.MuiInputBase-root.MuiInputBase-sizeSmall': { py: 0, pl: 0 },
        '&.MuiInputBase-root .MuiInputBase-input.MuiAutocomplete-input': { px: 1.25, py: 0 },
        '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { p: 0.25 },
      }}
    />
  );
};
