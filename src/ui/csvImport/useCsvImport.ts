import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { NumberStyle } from '../../fields/csvReading';
import type { Field } from '../../fields/field';
import type { ImportedRows, ImportResult, LabelShopDataProvider, RowCheck } from '../../providers/dataProvider';
import { type Aliases, type ColumnMapping, guessColumns } from './columns';
import { guessStyle, payloadsOf, type RowPayload } from './payloads';
import { type CsvTable, decodeCsv, parseCsv } from './readCsvFile';

/** A row with what would become of it and, where it is refused, all the reasons. */
export type CheckedRow = RowPayload & Pick<RowCheck, 'outcome' | 'before'> & { reasons: readonly string[] };

export type Check =
  | { state: 'impossible' | 'underway' }
  | { state: 'failed'; error: unknown }
  | { state: 'done'; rows: readonly CheckedRow[]; refused: number; written: number };

export type CsvSource = { name: string; table: CsvTable };

type ImportTarget = {
  resource: string;
  fields: readonly Field[];
  /** The field that tells which record a row means: without its column nothing can be checked. */
  keySource: string;
  aliases: Aliases;
};

const NO_ROWS: RowPayload[] = [];

const checkedRow = (row: RowPayload, { outcome, before, errors }: RowCheck): CheckedRow => {
  const reasons = Object.values({ ...errors, ...row.problems });
  return { ...row, outcome: reasons.length > 0 ? 'refuse' : outcome, before, reasons };
};

const checkedRows = (rows: readonly RowPayload[], checks: readonly RowCheck[]): Check => {
  const checked = rows.map((row, index) => checkedRow(row, checks[index] ?? { outcome: 'refuse' }));
  const count = (...outcomes: CheckedRow['outcome'][]) =>
    checked.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return { state: 'done', rows: checked, refused: count('refuse'), written: count('add', 'update') };
};

/**
 * Everything about the import of one file: what is in it, where its columns go, what the server says of each row, and
 * the writing. Every change of the settings has all rows checked again.
 */
export const useCsvImport = ({ resource, fields, keySource, aliases }: ImportTarget) => {
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const [source, setSource] = useState<CsvSource | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>([]);
  const [chosenStyle, setStyle] = useState<Partial<NumberStyle>>({});
  const [existing, setExisting] = useState<ImportedRows['existing']>('keep');
  const [check, setCheck] = useState<Check>({ state: 'impossible' });
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState(0);

  const read = async (file: File) => {
    const parsed = parseCsv(decodeCsv(new Uint8Array(await file.arrayBuffer())));
    setProblem('problem' in parsed ? parsed.problem : null);
    if ('problem' in parsed) return;
    setSource({ name: file.name, table: parsed });
    setMapping(guessColumns(parsed.headings, fields, aliases));
    setStyle({});
  };

  const table = source?.table;
  const style = useMemo(
    (): NumberStyle => ({
      ...(table ? guessStyle(table, fields, mapping) : { decimal: '.', known: 'nothing', percent: 'fraction' }),
      ...chosenStyle,
    }),
    [table, fields, mapping, chosenStyle],
  );
  const isReady = mapping.includes(keySource);
  const rows = useMemo(
    () => (table && isReady ? payloadsOf(table, fields, mapping, style) : NO_ROWS),
    [table, isReady, fields, mapping, style],
  );
  const imported = useMemo(
    (): ImportedRows => ({ rows: rows.map(({ values }) => values), existing }),
    [rows, existing],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (rows.length === 0) return setCheck({ state: 'impossible' });
    const controller = new AbortController();
    setCheck({ state: 'underway' });
    dataProvider.checkImport(resource, imported, { signal: controller.signal }).then(
      ({ data }) => {
        if (!controller.signal.aborted) setCheck(checkedRows(rows, data));
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setCheck({ state: 'failed', error });
      },
    );
    return () => controller.abort();
  }, [dataProvider, resource, rows, imported, attempt]);

  // The second press of a double click would find all rows there, and its answer be taken for what the first one did.
  const isSent = useRef(false);
  // Named by its resource, the mutation has the lists that changed asked for anew.
  const writing = useMutation<ImportResult, Error, { resource: string; imported: ImportedRows }>({
    mutationFn: async ({ resource, imported }) => (await dataProvider.importRows(resource, imported, setDone)).data,
    onMutate: () => setDone(0),
    onError: () => {
      isSent.current = false;
      setAttempt((before) => before + 1);
    },
  });
  const write = () => {
    if (isSent.current) return;
    isSent.current = true;
    writing.mutate({ resource, imported });
  };

  return {
    source,
    problem,
    read,
    /** Back to the choice of a file: for one that was mended, or another. */
    chooseAgain: () => setSource(null),
    mapping,
    setMapping,
    style,
    setStyle: (part: Partial<NumberStyle>) => setStyle({ ...chosenStyle, ...part }),
    existing,
    setExisting,
    check,
    checkAgain: () => setAttempt(attempt + 1),
    rowCount: rows.length,
    write,
    isWriting: writing.isPending,
    done,
    /** Why these rows were not written; of others that were tried before it says nothing. */
    error: writing.variables?.imported === imported ? writing.error : null,
    result: writing.data,
  };
};

export type CsvImport = ReturnType<typeof useCsvImport>;
