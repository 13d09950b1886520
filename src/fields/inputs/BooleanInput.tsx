import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { CONTROL_LINE, FieldFrame } from '../FieldFrame';
import type { BooleanField } from '../field';
import { textOf } from '../text';
import { useFieldValue } from '../useFieldValue';

/** A checkbox, with the word for its state beside it. */
export const BooleanInput = ({ field }: { field: BooleanField }) => {
  const { id, messageId, value, change, blur, ref, frame } = useFieldValue(field);
  return (
    <FieldFrame {...frame}>
      <Box sx={{ ...CONTROL_LINE, display: 'flex', alignItems: 'center', gap: 0.25, px: 1.25 }}>
        <Checkbox
          id={id}
          name={field.source}
          size="small"
          checked={value === true}
          onChange={(event) => change(event.target.checked)}
          onBlur={blur}
          sx={{ p: 0.5, ml: -0.5 }}
          slotProps={{ input: { ref, 'aria-describedby': messageId } }}
        />
        <span aria-hidden="true">{textOf(field, value === true)}</span>
      </Box>
    </FieldFrame>
  );
};
