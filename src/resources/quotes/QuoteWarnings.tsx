import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { inputId, useFormMode } from '../../fields/formMode';
import type { Warning } from '../../pricing';

/** Where a person types what decides a figure that a warning names. */
const typedAt: Readonly<Record<string, string>> = {
  print_width: 'across_override',
  web_width: 'across_override',
  number_across: 'across_override',
  outer_diameter: 'labels_per_roll',
  gear_teeth: 'tooling_id',
};

/** A line is drawn anew when it says something else: most keys change no warning. */
const WarningLine = memo(({ message, field }: Pick<Warning, 'message' | 'field'>) => {
  const mode = useFormMode();
  const show = (field: string) => {
    const input = document.getElementById(inputId(mode, typedAt[field] ?? field));
    input?.scrollIntoView({ block: 'nearest' });
    input?.focus();
  };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.75, alignItems: 'flex-start', color: 'warning.main', py: 0.125 }}>
      <WarningAmber aria-hidden="true" sx={{ fontSize: '1rem', mt: 0.25 }} />
      {mode.editing && field ? (
        <Link
          component="button"
          type="button"
          color="inherit"
          underline="hover"
          onClick={() => show(field)}
          sx={{ textAlign: 'left', fontSize: 'inherit' }}
        >
          {message}
        </Link>
      ) : (
        <span>{message}</span>
      )}
    </Box>
  );
});

/** What to look at before the quote goes out, each leading to the field it is about. */
export const QuoteWarnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.length > 0 && (
    <Box component="ul" aria-label="To look at" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '0.8125rem' }}>
      {warnings.map(({ code, message, field, row }) => (
        <WarningLine key={`${code} ${field} ${row}`} message={message} field={field} />
      ))}
    </Box>
  );
