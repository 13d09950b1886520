import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { isWritable } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { overheadFields } from './fields';

const NEWEST = {
  sort: { field: 'calendar_year', order: 'DESC' },
  pagination: { page: 1, perPage: 1 },
} as const;

const costs = overheadFields
  .filter((field) => field.type === 'currency' && isWritable(field, 'create'))
  .map(({ source }) => source);

/** Most of what a year costs is what the year before it cost: fills that in where nothing has been typed. */
export const CostsOfNewestYear = () => {
  const { getValues, setValue } = useFormContext();
  // Without an answer there is nothing to offer; the year can be typed all the same.
  const { data: [newest] = [] } = useGetList<AnyRecord>('overhead', NEWEST, { retry: false });
  const fillIn = (year: AnyRecord) => {
    const next: AnyRecord = { ...year, calendar_year: Number(year.calendar_year) + 1 };
    for (const source of ['calendar_year', ...costs]) {
      if ((getValues(source) ?? '') === '') setValue(source, next[source] ?? null, { shouldDirty: true });
    }
  };
  return (
    <Box sx={{ minHeight: 40, pt: 1 }}>
      {newest && <Button onClick={() => fillIn(newest)}>Fill in the costs of {String(newest.calendar_year)}</Button>}
    </Box>
  );
};
