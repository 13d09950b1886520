import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useResourceDefinitions } from 'ra-core';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { useFormMode } from '../../fields/formMode';
import type { Warning } from '../../pricing';
import { useGoToField } from '../../ui/form/goToField';
import { quoteFields } from './fields';

/** Where a person types what decides a figure that a warning names. */
const typedAt: Readonly<Record<string, string>> = {
  print_width: 'across_override',
  web_width: 'across_override',
  number_across: 'across_override',
  outer_diameter: 'labels_per_roll',
  gear_teeth: 'tooling_id',
};

/** The records of Setup that a quote is priced with, and the field that chooses one where there are several. */
const setupRecords: Readonly<Record<string, { resource: string; chosenBy?: string }>> = {
  overhead_total: { resource: 'overhead' },
  standards: { resource: 'standards' },
  material: { resource: 'materials', chosenBy: 'material_id' },
  lamination: { resource: 'materials', chosenBy: 'lamination_id' },
  tooling: { resource: 'tooling', chosenBy: 'tooling_id' },
};

const typedSources = new Set(quoteFields.map(({ source }): string => source));

/** The page of Setup on which what a warning names is entered; null for what is no part of Setup. */
const useSetupPath = (field: string): string | null => {
  const definitions = useResourceDefinitions();
  const { getValues } = useFormContext();
  const record = setupRecords[field.split('.')[0] ?? ''];
  if (!record) return null;
  const path: unknown = definitions[record.resource]?.options?.path;
  if (typeof path !== 'string') return null;
  return record.chosenBy ? `${path}/${getValues(record.chosenBy)}` : path;
};

const linkStyle = { textAlign: 'left', fontSize: 'inherit' } as const;

/** A message that leads to where what it is about is typed: into the quote, or in Setup. Without such a place, plain text. */
const Message = ({ message, field }: { message: string; field: string }) => {
  const { editing } = useFormMode();
  const goTo = useGoToField();
  const setupPath = useSetupPath(field);
  const source = typedAt[field] ?? field;
  if (setupPath !== null) {
    return (
      <Link component={RouterLink} to={setupPath} color="inherit" sx={linkStyle}>
        {message}
      </Link>
    );
  }
  if (!editing || !typedSources.has(source)) return <span>{message}</span>;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      underline="hover"
      onClick={() => goTo(source)}
      sx={linkStyle}
    >
      {message}
    </Link>
  );
};

/** A line is drawn anew when it says something else: most keys change no warning. */
const WarningLine = memo(({ message, field }: Pick<Warning, 'message' | 'field'>) => (
  <Box component="li" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color: 'warning.main', py: 0.125 }}>
    <WarningAmber aria-hidden="true" sx={{ fontSize: '1rem', mt: 0.25 }} />
    {field === null ? <span>{message}</span> : <Message message={message} field={field} />}
  </Box>
));

/** What to look at before the quote goes out, each leading to where what it is about is typed. */
export const QuoteWarnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.length > 0 && (
    <Box component="ul" aria-label="To look at" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.8125rem' }}>
      {warnings.map(({ code, message, field, row }) => (
        <WarningLine key={`${code} ${field} ${row}`} message={message} field={field} />
      ))}
    </Box>
  );
