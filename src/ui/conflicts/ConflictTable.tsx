import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { ConflictValue } from './ConflictValue';
import type { OpenConflict } from './saveMerging';

export type Side = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

/** A table at a desk; on a phone each field stands on its own, with its values under it. */
const table: SxProps<Theme> = {
  width: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: '0.875rem',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    px: 1,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontSize: '0.75rem', fontWeight: 600, color: 'text.secondary', py: 0.5 },
  '& tbody th': { fontWeight: 600, width: '22%' },
  '& .original': { color: 'text.secondary' },
  '& .heading': { display: 'none' },
  '& .value': { display: 'block', whiteSpace: 'pre-wrap', maxHeight: '12em', overflow: 'auto' },
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & tbody th, & td': { display: 'block', width: 1 },
    '& tbody th, & td': { borderBottom: 0, px: 0, py: 0.25 },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& .heading': { display: 'block', fontSize: '0.75rem', color: 'text.secondary' },
  },
};

type ConflictTableProps = {
  conflict: OpenConflict;
  theirName: string;
  choices: Choices;
  onChoose: (source: string, side: Side) => void;
};

/** The fields that both sides changed: what each was, mine and theirs, and a choice between the two. */
export const ConflictTable = ({ conflict, theirName, choices, onChoose }: ConflictTableProps) => {
  const id = useId();
  const headings = { original: 'Original', mine: 'Mine', theirs: theirName };
  return (
    <Box component="table" sx={table} aria-label="Fields that both changed">
      <thead>
        <tr>
          <th scope="col">Field</th>
          {Object.entries(headings).map(([name, heading]) => (
            <th key={name} scope="col" id={`${id}-${name}`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conflict.merge.conflicts.map(({ field, original, mine, theirs }) => {
          const rowId = `${id}-${field.source}`;
          const side = (name: Side, value: unknown, record?: OpenConflict['current']) => (
            <td>
              <FormControlLabel
                sx={{ alignItems: 'flex-start', m: 0, width: 1, minHeight: { xs: 44, sm: 0 } }}
                disableTypography
                control={
                  <Radio
                    size="small"
                    name={rowId}
                    checked={choices[field.source] === name}
                    onChange={() => onChoose(field.source, name)}
                    sx={{ p: 0.25, mr: 0.75 }}
                    slotProps={{ input: { 'aria-labelledby': `${rowId} ${id}-${name} ${rowId}-${name}` } }}
                  />
                }
                label={
                  <Box component="span" sx={{ flex: 1, minWidth: 0, pt: '2px' }}>
                    <span className="heading" aria-hidden="true">
                      {headings[name]}
                    </span>
                    <span className="value" id={`${rowId}-${name}`}>
                      <ConflictValue field={field} value={value} record={record} />
                    </span>
                  </Box>
                }
              />
            </td>
          );
          return (
            <tr key={field.source}>
              <th scope="row" id={rowId}>
                {field.label}
              </th>
              <td className="original">
                <span className="heading">{headings.original}</span>
                <span className="value">
                  <ConflictValue field={field} value={original} record={conflict.original} />
                </span>
              </td>
              {side('mine', mine)}
              {side('theirs', theirs, conflict.current)}
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
};
