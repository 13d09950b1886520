import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { type Column, columnOf, columnsOf } from '../../fields/column';
import { fieldOf, fieldsOf, type TextField } from '../../fields/field';
import { ID_FIELD } from '../../fields/filters';
import type { AnyRecord } from '../../fields/record';
import { exactText, textOf } from '../../fields/text';
import { readNumberOf, typedNumber } from '../../fields/typedNumber';
import { CellProblem } from '../../ui/relatedGrid/cellProblem';
import { EditChoiceCell } from '../../ui/relatedGrid/EditChoiceCell';
import { EditTextCell } from '../../ui/relatedGrid/EditTextCell';
import { RelatedGrid } from '../../ui/relatedGrid/RelatedGrid';
import type { CellChanges } from '../../ui/relatedGrid/useCellChanges';
import { useListPath } from '../../ui/resource';
import { useChangeRecords } from '../../ui/saving/useChangeRecords';
import { jobTicketPartFields } from '../job-ticket-parts/fields';
import { CopyPosition, partName } from '../job-ticket-parts/views';
import { jobTicketFields } from './fields';
import { sumOf, ticketTotals, withoutQuantityText } from './ticketTotals';
import { useTicketRows } from './useTicketRows';
import { useTicketSpecification } from './useTicketSpecification';

const sources = [
  'part_number',
  'quantity',
  'quantity_m',
  'qty_done',
  'footage',
  'full_rolls',
  'partial_qty',
  'job_lead_in',
  'co_lead_in',
  'co_lead_out',
  'cos',
  'job_lead_out',
  'sheets',
  'copy_position',
  'part_status',
];
const hidden = ['job_ticket_id', 'quote_id', 'tooling_id', 'id'];

const qtyDone = fieldOf(jobTicketPartFields, 'qty_done');
const partStatus = fieldOf(jobTicketPartFields, 'part_status') as TextField;

const CopyPositionCell = ({ part }: { part: AnyRecord }) => {
  const { shop } = useTicketSpecification(typeof part.job_ticket_id === 'number' ? part.job_ticket_id : undefined);
  return <CopyPosition position={part.copy_position} chart={shop} />;
};

const WholeText = ({ text }: { text: string }) => (
  <Box
    component="span"
    title={text}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
      lineHeight: 1.25,
    }}
  >
    {text}
  </Box>
);

/** Fifteen columns beside each other: their headings take two lines. */
const narrow: Readonly<Record<string, Partial<Column>>> = Object.fromEntries(
  sources.slice(1).map((source) => [source, { width: 80, flex: undefined, minWidth: 56 }]),
);

/** The two things that change all day are changed in the table itself. */
const columns = columnsOf(jobTicketPartFields, [...sources, ...hidden.slice(0, -1)], {
  ...narrow,
  // Fourteen letters, and a longer one on two lines: parts of a job differ at the end of their numbers.
  part_number: {
    flex: 2,
    minWidth: 156,
    display: 'flex',
    renderCell: ({ formattedValue }) => <WholeText text={String(formattedValue)} />,
  },
  copy_position: {
    width: 80,
    display: 'flex',
    renderCell: ({ row }) => <CopyPositionCell part={row} />,
  },
  qty_done: {
    width: 88,
    editable: true,
    renderEditCell: (params) => <EditTextCell {...params} />,
    // Typed as text, so that nothing half typed is taken for a number.
    valueGetter: (value: unknown) => (typeof value === 'number' ? typedNumber(value) : value),
    valueFormatter: (value: unknown) => textOf(qtyDone, value ? Number(value) : null),
    sortComparator: (one, other) => Number(one) - Number(other),
  },
  part_status: {
    minWidth: 110,
    flex: 1,
    editable: true,
    type: 'singleSelect',
    renderEditCell: (params) => <EditChoiceCell {...params} />,
    valueOptions: ({ row }) => [
      ...new Set([
        '',
        ...(partStatus.suggestions ?? []),
        ...(typeof row?.part_status === 'string' ? [row.part_status] : []),
      ]),
    ],
    getOptionLabel: (value) => textOf(partStatus, value),
  },
}).concat(columnOf(ID_FIELD));

const summed = fieldsOf(jobTicketPartFields, [
  'quantity',
  'quantity_m',
  'qty_done',
  'footage',
  'full_rolls',
  'cos',
  'sheets',
]);
const footage = fieldOf(jobTicketFields, 'footage');
const time = fieldOf(jobTicketFields, 'time');

const totalsOf = (rows: readonly AnyRecord[]): Record<string, string> =>
  Object.fromEntries(
    summed
      .filter(({ source }) => rows.some((row) => typeof row[source] === 'number'))
      .map((field) => [field.source, textOf(field, sumOf(rows, field.source))]),
  );

/** What was typed into a cell, as the field holds it. */
const readCell = (source: string, typed: unknown) => {
  const field = fieldOf(jobTicketPartFields, source);
  const text = typeof typed === 'string' ? typed : '';
  return field.type === 'number' ? readNumberOf(field, text) : { value: text.trim() || null };
};

const PartsTab = () => {
  const ticketId = useRecordContext<AnyRecord>()?.id;
  const { rows, ...parts } = useTicketRows('job-ticket-parts', ticketId, 'id');
  const { specification } = useTicketSpecification(ticketId);
  const changeRecords = useChangeRecords({
    resource: 'job-ticket-parts',
    fields: jobTicketPartFields,
    name: (part) => `${partName(part)} of job ticket #${ticketId}`,
    meta: { job_ticket_id: ticketId },
  });
  const totals = ticketTotals(rows, specification);
  const withoutQuantity = withoutQuantityText(rows);

  const savePart: CellChanges['save'] = async (part, source, value, takesBack) => {
    const field = fieldOf(jobTicketPartFields, source);
    let refusal: CellProblem | null = null;
    const [saved] = await changeRecords([{ record: part, values: { [source]: value } }], {
      said: `${partName(part)}: ${field.label} ${exactText(field, value)}`,
      onRefused: ([refused]) => {
        if (!refused || !takesBack()) return false;
        refusal = new CellProblem(refused.problem, refused);
        return true;
      },
    });
    if (refusal) throw refusal;
    return saved ?? part;
  };

  return (
    <RelatedGrid
      label="Job Ticket Parts"
      columns={columns}
      hiddenColumns={hidden}
      rows={rows}
      path={`${useListPath()}/${ticketId}/parts`}
      addLabel="New Part"
      emptyText="No parts yet. A part is one version of the label that this ticket prints: press New Part to add one."
      totals={totalsOf(rows)}
      aside={
        rows.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            Footage <strong>{textOf(footage, totals.footage)}</strong> · Time{' '}
            <strong>{textOf(time, totals.time)}</strong>
            {withoutQuantity && ` · ${withoutQuantity}`}
          </Typography>
        )
      }
      cells={{ read: readCell, save: savePart }}
      {...parts}
    />
  );
};

export default PartsTab;
