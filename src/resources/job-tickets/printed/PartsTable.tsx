import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { type Field, fieldOf, fieldsOf, isNumeric } from '../../../fields/field';
import type { AnyRecord } from '../../../fields/record';
import { EMPTY, textOf } from '../../../fields/text';
import { jobTicketPartFields } from '../../job-ticket-parts/fields';
import { CopyPosition } from '../../job-ticket-parts/views';
import type { ShopOnTicket } from '../shopOnTicket';
import { sumOf, withoutQuantityText } from '../ticketTotals';

const always = ['part_number', 'quantity', 'footage', 'full_rolls', 'partial_qty'];
const leads = fieldsOf(jobTicketPartFields, ['job_lead_in', 'cos', 'co_lead_in', 'co_lead_out', 'job_lead_out']);
const summed = ['quantity', 'footage', 'full_rolls'];

/** Sheets have a column where there are any. */
const columnsFor = (parts: readonly AnyRecord[]): Field[] =>
  fieldsOf(jobTicketPartFields, [...always, ...(parts.some(({ sheets }) => sheets !== null) ? ['sheets'] : [])]);

const headings: Readonly<Record<string, string>> = { full_rolls: 'Full', partial_qty: 'Partial', footage: 'Feet' };

/** "in 50 · 1 × (10 + 6) · out 20": the feet led in, at each changeover, and led out. */
const leadTexts = (part: AnyRecord): string[] => {
  const [leadIn, cos, coIn, coOut, leadOut] = leads.map((field) => textOf(field, part[field.source]));
  const has = (source: string) => typeof part[source] === 'number' && part[source] !== 0;
  const texts = [
    has('job_lead_in') ? [`in ${leadIn}`] : [],
    has('cos') ? [`${cos} × (${coIn} + ${coOut})`] : [],
    has('job_lead_out') ? [`out ${leadOut}`] : [],
  ].flat();
  return texts.length > 0 ? texts : [EMPTY];
};

const fill = { '&&': { minWidth: 76 } } as const;

/** Part numbers up to this length stay on one line, and twelve of them on one page. */
const LONG_NUMBER = 22;

/** Longer ones take two lines only in the smallest type. */
const VERY_LONG_NUMBER = 48;

const partNumberStyle = (text: string) =>
  text.length > LONG_NUMBER ? ({ overflowWrap: 'anywhere' } as const) : ({ whiteSpace: 'nowrap' } as const);

/** Where a page is crowded, a name takes two lines, and so do the leads, which are parted between two of them only. */
const crowdedName = (text: string) =>
  ({
    display: 'block',
    lineHeight: 1.1,
    fontSize: text.length > VERY_LONG_NUMBER ? '0.5rem' : '0.5625rem',
    overflowWrap: 'anywhere',
  }) as const;
const crowdedLeads = { '&&': { minWidth: 126, fontSize: '0.5625rem' } } as const;
const crowdedCells = {
  fontSize: '0.625rem',
  lineHeight: 1.1,
  '&& td:first-of-type': { minWidth: 160 },
} as const;

type PartsTableProps = { parts: readonly AnyRecord[]; shop: ShopOnTicket; crowded: boolean };

/** The parts, with boxes for what is done and by whom. Its head is repeated on each page, and no part is torn apart. */
export const PartsTable = ({ parts, shop, crowded }: PartsTableProps) => {
  const columns = columnsFor(parts);
  const total = (field: Field) =>
    summed.includes(field.source) ? textOf(field, sumOf(parts, field.source)) : undefined;
  return (
    <Box
      component="table"
      aria-label="Parts"
      sx={{
        mt: '6px',
        fontSize: '0.6875rem',
        '& tr': { breakInside: 'avoid' },
        '&& th, && td': { borderColor: '#000', padding: '0 4px', verticalAlign: 'middle' },
        '&& tbody td': { height: 22 },
        ...(crowded && crowdedCells),
      }}
    >
      <thead>
        <tr>
          {columns.map((field) => (
            <th key={field.source} className={isNumeric(field) ? 'number' : undefined}>
              {headings[field.source] ?? field.label}
            </th>
          ))}
          <th>Leads, feet</th>
          <th>Copy</th>
          <th>Status</th>
          <th>Qty Done</th>
          <th>Initials</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id}>
            {columns.map((field) => (
              <td key={field.source} className={isNumeric(field) ? 'number' : undefined}>
                {field.source === 'part_number' ? (
                  <Box
                    component="strong"
                    sx={(crowded ? crowdedName : partNumberStyle)(String(part.part_number ?? ''))}
                  >
                    {textOf(field, part.part_number)}
                  </Box>
                ) : (
                  textOf(field, part[field.source], part)
                )}
              </td>
            ))}
            <Box component="td" sx={crowded ? crowdedLeads : { whiteSpace: 'nowrap' }}>
              {leadTexts(part).map((text, index) => (
                <Fragment key={text}>
                  {index > 0 && ' · '}
                  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                    {text}
                  </Box>
                </Fragment>
              ))}
            </Box>
            <td>
              <CopyPosition position={part.copy_position} chart={shop} size={18} />
            </td>
            <td>{textOf(fieldOf(jobTicketPartFields, 'part_status'), part.part_status)}</td>
            {/* Left blank: filled in with a pen at the press. */}
            <Box component="td" sx={fill} />
            <td />
          </tr>
        ))}
        {parts.length === 0 && (
          <tr>
            <td colSpan={columns.length + 5}>No parts yet</td>
          </tr>
        )}
        {parts.length > 1 && (
          <Box component="tr" sx={{ fontWeight: 700 }}>
            {columns.map((field, index) => (
              <td key={field.source} className={isNumeric(field) ? 'number' : undefined}>
                {index === 0 ? `${parts.length} parts` : total(field)}
              </td>
            ))}
            <td colSpan={5}>{withoutQuantityText(parts)}</td>
          </Box>
        )}
      </tbody>
    </Box>
  );
};
