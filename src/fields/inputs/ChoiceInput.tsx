import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, useState } from 'react';
import { ChoiceChip } from '../ChoiceChip';
import { FieldFrame } from '../FieldFrame';
import type { ChoiceField } from '../field';
import { EMPTY, textOf } from '../text';
import { useFieldValue } from '../useFieldValue';
import { inputBoxStyle } from './InputBox';

type ChoiceInputProps = {
  field: ChoiceField;
  /** How a choice looks, in the list and chosen, where its label is not all there is to it. */
  children?: (value: unknown) => ReactNode;
};

/** The least room that a list opens into below its field, in pixels; where there is more above, it goes there. */
const ENOUGH = 320;
const MARGIN = 16;

type Side = { above: boolean; room: number };

/** Where the list of a field has the room not to lie over it. */
const sideOf = (field: Element): Side => {
  const { top, bottom } = field.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const above = below < ENOUGH && top > below;
  return { above, room: (above ? top : below) - MARGIN };
};

/** One of the declared choices. A field that may be empty offers that too. */
export const ChoiceInput = ({ field, children }: ChoiceInputProps) => {
  const { id, messageId, value, change, blur, ref, problem, frame } = useFieldValue(field);
  const [{ above, room }, setSide] = useState<Side>({ above: false, room: ENOUGH });
  const shown = (chosen: unknown) => {
    const choice = field.choices.find((candidate) => candidate.value === chosen);
    if (choice && children) return children(chosen);
    return choice?.tone ? <ChoiceChip choice={choice} /> : textOf(field, chosen);
  };
  return (
    // A select is nothing that a label element can point at: it names its label itself.
    <FieldFrame {...frame} htmlFor={undefined}>
      <Select
        id={id}
        name={field.source}
        labelId={frame.labelId}
        size="small"
        fullWidth
        displayEmpty
        value={value ?? ''}
        onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
        onBlur={blur}
        inputRef={ref}
        error={problem !== undefined}
        renderValue={(chosen) => shown(chosen === '' ? null : chosen)}
        onOpen={({ currentTarget }) => setSide(sideOf(currentTarget))}
        MenuProps={{
          anchorOrigin: { vertical: above ? 'top' : 'bottom', horizontal: 'center' },
          transformOrigin: { vertical: above ? 'bottom' : 'top', horizontal: 'center' },
          slotProps: { paper: { sx: { maxHeight: room } } },
        }}
        SelectDisplayProps={{ 'aria-describedby': messageId }}
        sx={[
          inputBoxStyle,
          {
            backgroundColor: 'background.paper',
            '& .MuiSelect-select.MuiSelect-select': {
              minHeight: 0,
              display: 'flex',
              alignItems: 'center',
              // The arrow has its own place.
              pr: 4,
            },
          },
        ]}
      >
        {!field.required && (
          <MenuItem value="" dense>
            {EMPTY}
          </MenuItem>
        )}
        {field.choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value} dense>
            {shown(choice.value)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
};
