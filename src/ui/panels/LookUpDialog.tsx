import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Field } from '../../fields/field';
import { ID_FIELD, MOST_LOOKED_UP } from '../../fields/filters';
import { formatNumber } from '../../fields/formats';
import { InputBox } from '../../fields/inputs/InputBox';
import type { LabelShopDataProvider } from '../../providers/dataProvider';
import type { LookUpResult } from '../../providers/lookUp';
import { RecordDialog } from '../dialog/RecordDialog';
import { lookUpFields } from '../list/listFilters';
import { lookUpLines } from '../list/lookUpLines';
import { foundText, pastedText } from '../list/lookUpText';
import { areMarkedIds, canBeIds, lookUpValues, partedAt, partedLines } from '../list/pastedValues';
import { failureOf } from '../saving/failure';
import { PlainSelect } from './PlainSelect';

type Answer = { by: Field; asked: number; result: LookUpResult };

type State = { asking?: true; error?: unknown; answer?: Answer };

type LookUpDialogProps = {
  resource: string;
  title: string;
  fields: readonly Field[];
  /** Shows the records of these ids, and no others. */
  onFound: (ids: readonly number[]) => void | Promise<void>;
  onClose: () => void;
};

/** Whether the list can show all that was found. */
const isWhole = ({ ids, total }: LookUpResult): boolean => ids.length === total;

/** What nothing was found for, to be copied to whoever asked for it. */
const Missing = ({ values }: { values: readonly string[] }) => {
  const [copied, setCopied] = useState(false);
  const text = values.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
        <Box component="h3" sx={{ flex: 1, m: 0, fontSize: '0.875rem', fontWeight: 600 }}>
          Not found: {formatNumber(values.length, 0)}
        </Box>
        <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>
      </Box>
      <InputBox
        multiline
        readOnly
        minRows={3}
        maxRows={8}
        value={text}
        slotProps={{ input: { 'aria-label': 'Not found' } }}
      />
    </Box>
  );
};

/** Enter is one more line of the list; with Ctrl or Command it looks the list up. */
const submitOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
};

/** Finds the records of a pasted list of numbers or names; says which of them there are none of. */
export const LookUpDialog = ({ resource, title, fields, onFound, onClose }: LookUpDialogProps) => {
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const offered = lookUpFields(fields);
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({});
  const ids = useId();
  const select = useRef<HTMLSelectElement>(null);
  // Until a person has chosen: the name or number that people use, unless what they pasted can be nothing but ids.
  const usual = areMarkedIds(text) ? ID_FIELD : offered[1];
  const field = offered.find(({ source }) => source === chosen) ?? usual ?? ID_FIELD;
  const values = lookUpValues(text, field);
  const tooMany = values.length > MOST_LOOKED_UP;
  const { asking, error, answer } = state;
  const missing = answer?.result.missing ?? [];
  const mayBeIds = answer?.by !== ID_FIELD && answer?.result.total === 0 && canBeIds(text);

  const ask = async (by: Field) => {
    const pasted = lookUpValues(text, by);
    if (pasted.length === 0 || pasted.length > MOST_LOOKED_UP) return;
    setState({ asking: true });
    try {
      const { asked, result } = await lookUpLines(
        pasted,
        partedLines(text, by),
        async (some) => (await dataProvider.lookUp(resource, by.source, some)).data,
      );
      setState({ answer: { by, asked, result } });
      if (result.ids.length > 0) await onFound(result.ids);
      // Nothing is left to be said where all of them are in the list.
      if (result.total > 0 && isWhole(result) && result.missing.length === 0) onClose();
    } catch (problem) {
      setState({ error: problem });
    }
  };
  const askById = () => {
    setChosen(ID_FIELD.source);
    // The button goes with the answer that it stands in.
    select.current?.focus();
    void ask(ID_FIELD);
  };
  return (
    <RecordDialog title={`Look up many: ${title.toLowerCase()}`} size="small" onClose={onClose}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void ask(field);
        }}
        sx={{ display: 'grid', gap: 1.5, px: 2.5, pb: 2.5, fontSize: '0.875rem' }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, alignItems: 'center' }}>
          <label htmlFor={`${ids}-field`}>Look up by</label>
          <PlainSelect
            ref={select}
            id={`${ids}-field`}
            value={field.source}
            onChange={(event) => setChosen(event.target.value)}
          >
            {offered.map(({ source, label }) => (
              <option key={source} value={source}>
                {label}
              </option>
            ))}
          </PlainSelect>
        </Box>
        <InputBox
          multiline
          minRows={6}
          maxRows={14}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={submitOnEnter}
          placeholder="Paste a list: one per line, or in one line with commas or semicolons between"
          slotProps={{ input: { 'aria-label': 'Values', spellCheck: false } }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box aria-live="polite" sx={{ flex: 1, color: tooMany ? 'error.main' : 'text.secondary' }}>
            {pastedText(values.length, MOST_LOOKED_UP, partedAt(text, field))}
          </Box>
          <Button type="submit" variant="contained" loading={asking} disabled={values.length === 0 || tooMany}>
            Look up
          </Button>
        </Box>
        {error !== undefined && <Alert severity="error">{failureOf(error).message}</Alert>}
        {answer && (
          <Alert
            severity={answer.result.total > 0 && isWhole(answer.result) ? 'success' : 'warning'}
            action={
              mayBeIds && (
                <Button color="inherit" onClick={askById} sx={{ whiteSpace: 'nowrap' }}>
                  Look up by ID
                </Button>
              )
            }
          >
            {foundText(answer.asked, answer.result, mayBeIds)}
          </Alert>
        )}
        {missing.length > 0 && <Missing values={missing} />}
      </Box>
    </RecordDialog>
  );
};
