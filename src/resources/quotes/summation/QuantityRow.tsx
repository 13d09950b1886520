import { memo, useEffect, useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Field } from '../../../fields/field';
import { useFormMode } from '../../../fields/formMode';
import type { PricedRow, Warning } from '../../../pricing';
import { ROW_NUMBERS, type RowNumber } from '../rows';
import { type Column, cellField, columns, isPriced, isTarget, typedProblem, unusedOverrides } from './columns';
import { FigureCell } from './FigureCell';
import { TargetInput } from './TargetInput';
import { TypedCell } from './TypedCell';
import { notTakenOver, type Target, targetField } from './targets';

type QuantityRowProps = {
  row: RowNumber;
  /** Its place as it is shown. */
  line: number;
  priced: PricedRow;
  warnings: readonly Warning[];
  /** The selected columns, from and to; -1 where none is. */
  from: number;
  to: number;
  /** The column of the active cell, -1 where it is in another row. */
  active: number;
  target: Target | null;
  /** Why a key that was typed into the row was not taken. */
  notice: string | undefined;
  onTarget: (target: Target | null) => void;
};

/** The fields of each row that its cells are typed into. */
const SOURCES = new Map(
  ROW_NUMBERS.map((row) => [
    row,
    ['include', 'm_labels', 'override_type', 'price_per_label_override', 'profit_override', 'margin_override'].map(
      (part) => `row_${row}_${part}`,
    ),
  ]),
);

/** A message without the number of the row that it stands in. */
const inRow = (message: string): string => {
  const text = message.replace(/^Row \d+: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What a cell looks like while its field is edited: the unit beside a typed override, the mark of a list. */
const editedClass = (field: Field | null, column: Column['name']): string => {
  if (!field || column === 'include') return '';
  if (field.type === 'choice') return 'chosen';
  if (column !== 'override') return 'typed';
  return field.type === 'currency' ? 'typed dollars' : 'typed percent';
};

/**
 * What was typed half way for one type of override goes back when another is chosen: it would keep the quote from being
 * saved, and nobody would see where.
 */
const useReadableOverrides = (row: RowNumber, values: Readonly<Record<string, unknown>>) => {
  const { resetField } = useFormContext();
  const type = values[`row_${row}_override_type`];
  useEffect(() => {
    for (const source of unusedOverrides(row, type)) {
      if (typeof values[source] === 'string') resetField(source);
    }
  }, [row, type, values, resetField]);
};

type NoteProps = { problem: string | null | undefined; messages: readonly string[] };

/** What is wrong with a row, or else what to look at in it. */
const Note = ({ problem, messages }: NoteProps) => (
  <td className={problem ? 'note error' : 'note'}>
    <div>{problem ?? messages.join(' ')}</div>
  </td>
);

/** Of a row with a target: also that the target keeps the quote from being saved, once somebody has tried to. */
const TargetNote = ({ source, problem, messages }: NoteProps & { source: string }) => {
  const { errors } = useFormState({ name: source });
  const refused = errors[source]?.message;
  return <Note problem={problem ?? (typeof refused === 'string' ? refused : undefined)} messages={messages} />;
};

const Row = ({ row, line, priced, warnings, from, to, active, target, notice, onTarget }: QuantityRowProps) => {
  const { editing } = useFormMode();
  const sources = SOURCES.get(row) ?? [];
  const typed = useWatch({ name: sources }) as unknown[];
  const values: Readonly<Record<string, unknown>> = useMemo(
    () => Object.fromEntries(sources.map((source, index) => [source, typed[index]])),
    [sources, typed],
  );
  useReadableOverrides(row, values);
  const problem = notice ?? typedProblem(row, values) ?? priced.error;
  const messages = warnings.map(({ message }) => inRow(message));
  const warned = new Set(warnings.map(({ field }) => field));
  return (
    <tr className={priced.include ? undefined : 'left-out'}>
      <th scope="row">{row}</th>
      {columns.map((column, index) => {
        const isTargeted = target?.column === column.name;
        const field = cellField(row, column.name, values);
        const classNames = [
          column.name,
          isPriced(column) && 'figure',
          index >= from && index <= to && 'selected',
          index === active && 'active',
          warned.has(column.name) && 'warned',
          editing && editedClass(field, column.name),
          isTargeted && 'targeted',
        ];
        const cell = {
          'data-cell': `${line}:${index}`,
          tabIndex: index === active && !field ? 0 : -1,
          className: classNames.filter(Boolean).join(' '),
        };
        if (isTargeted && isTarget(column.name)) {
          return (
            <td key={column.name} {...cell}>
              <TargetInput
                field={targetField(row)}
                label={`Row ${row} target ${column.label}`}
                text={target.text}
                problem={notTakenOver(target, priced)}
                onType={(text) => onTarget({ ...target, text })}
                onClear={() => onTarget(null)}
              />
            </td>
          );
        }
        return isPriced(column) ? (
          <FigureCell key={column.name} {...cell} text={column.text(priced)} />
        ) : (
          <TypedCell key={column.name} {...cell} field={field} value={field && values[field.source]} />
        );
      })}
      {target ? (
        <TargetNote source={targetField(row).source} problem={problem} messages={messages} />
      ) : (
        <Note problem={problem} messages={messages} />
      )}
    </tr>
  );
};

const sameFigures = (one: PricedRow, other: PricedRow): boolean =>
  (Object.keys(one) as (keyof PricedRow)[]).every((key) => Object.is(one[key], other[key]));

const sameWarnings = (one: readonly Warning[], other: readonly Warning[]): boolean =>
  one.length === other.length && one.every(({ message }, index) => message === other[index]?.message);

/** One quantity. A keystroke calculates all of them anew; only those that come out different are drawn anew. */
export const QuantityRow = memo(Row, (before, after) => {
  const { priced, warnings, ...rest } = before;
  return (
    sameFigures(priced, after.priced) &&
    sameWarnings(warnings, after.warnings) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => before[key] === after[key])
  );
});
