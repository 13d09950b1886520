import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Field } from '../../../fields/field';
import type { AnyRecord } from '../../../fields/record';
import { EMPTY, textOf } from '../../../fields/text';
import { adornmentsOf } from '../../../fields/units';

/** Names and what they are, under each other. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 1,
      rowGap: 0,
      m: 0,
      alignContent: 'start',
    }}
  >
    {children}
  </Box>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </>
);

/** A field's value with its unit, as text. */
const factText = (field: Field, record: AnyRecord): string => {
  const text = textOf(field, record[field.source], record);
  const unit = field.type === 'number' && text !== EMPTY ? adornmentsOf(field).after : undefined;
  return unit ? `${text} ${unit}` : text;
};

type FieldFactsProps = {
  fields: readonly Field[];
  record: AnyRecord;
  /** Shorter names, where the block's heading says the rest. */
  labels?: Readonly<Record<string, string>>;
};

export const FieldFacts = ({ fields, record, labels = {} }: FieldFactsProps) =>
  fields.map((field) => (
    <Fact key={field.source} label={labels[field.source] ?? field.label}>
      {factText(field, record)}
    </Fact>
  ));
