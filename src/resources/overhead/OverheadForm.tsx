import Box from '@mui/material/Box';
import { RecordField } from '../../fields/RecordField';
import { overheadTotal } from '../../pricing';
import { FormGrid } from '../../ui/form/FormGrid';
import { LiveRecord } from '../../ui/form/LiveRecord';
import { overheadFields } from './fields';

const calculate = (values: Parameters<typeof overheadTotal>[0]) => ({ total: overheadTotal(values) });

/** Amounts stand under each other by their cents, typed or read; the year is none. */
const amountRight = {
  '& input': { textAlign: 'right' },
  '& [role="group"] > :first-of-type': { justifyContent: 'flex-end' },
} as const;

/** What a year costs the shop, with a total that follows what is typed. */
export const OverheadForm = () => (
  <LiveRecord calculate={calculate}>
    <FormGrid>
      {overheadFields.map((field) => (
        <Box key={field.source} sx={{ display: 'contents', ...(field.type === 'currency' && amountRight) }}>
          <RecordField field={field} />
        </Box>
      ))}
    </FormGrid>
  </LiveRecord>
);
