import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { type Field, fieldOf } from '../../fields/field';
import { ID_FIELD } from '../../fields/filters';
import { useMeantRecord } from '../../fields/inputs/useMeantRecord';
import { activeFilters, type ListFilter, withFilters } from '../list/listFilters';
import { PanelFrame } from '../panels/PanelFrame';
import { FilterRow } from './FilterRow';
import { draftOf, type FilterDraft, newDraft, readDrafts, settled } from './filterDraft';

type Filter = Readonly<Record<string, unknown>>;

type FilterPanelProps = {
  fields: readonly Field[];
  filter: Filter;
  /** Resolves once the list asks for it. */
  onChange: (filter: Record<string, unknown>) => void | Promise<void>;
  /** The column that a filter is wanted for. */
  wanted?: string;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

const isLookedUp = ({ kind }: ListFilter): boolean => kind === 'lookedUp';

/** What the panel begins with: what is on, and a new row for whoever came for one. */
const firstDrafts = (fields: readonly Field[], active: readonly ListFilter[], wanted?: string): FilterDraft[] => {
  const drafts = active.filter((one) => !isLookedUp(one)).map(draftOf);
  const field = fields.find(({ source }) => source === wanted) ?? (drafts.length === 0 ? fields[1] : undefined);
  return field && !drafts.some(({ source }) => source === wanted) ? [...drafts, newDraft(field)] : drafts;
};

/** An incomplete date is an empty one to everybody but the browser. */
const halfTyped = (form: HTMLFormElement): ReadonlyMap<number, string> =>
  new Map(
    [...form.querySelectorAll<HTMLInputElement>('input[data-draft]')]
      .filter(({ validity }) => validity.badInput)
      .map(({ dataset }) => [Number(dataset.draft), 'This day is not complete']),
  );

/** The filters of a list, several at once; nothing is asked of the server until all of them can be read. */
export const FilterPanel = ({ fields, filter, onChange, wanted, anchor, onClose }: FilterPanelProps) => {
  const filterable = [ID_FIELD, ...fields.filter(({ type }) => type !== 'password')];
  const active = activeFilters(fields, filter);
  const [drafts, setDrafts] = useState(() => firstDrafts(filterable, active, wanted));
  const meantRecord = useMeantRecord();
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map());

  const apply = async (event: SubmitEvent) => {
    event.preventDefault();
    const incomplete = halfTyped(event.currentTarget as HTMLFormElement);
    const known = await Promise.all(
      drafts.map((draft) => settled(fieldOf(filterable, draft.source), draft, meantRecord)),
    );
    // What has been changed meanwhile stays as it is.
    setDrafts((now) => now.map((draft) => known[drafts.indexOf(draft)]?.draft ?? draft));
    const read = readDrafts(
      (source) => fieldOf(filterable, source),
      known.map(({ draft }) => draft),
    );
    const unknown = known.flatMap(({ draft: { key }, problem }) => (problem ? [[key, problem] as const] : []));
    const wrong = new Map([...read.problems, ...unknown, ...incomplete]);
    setProblems(wrong);
    if (wrong.size > 0) return;
    await onChange(withFilters(fields, filter, [...active.filter(isLookedUp), ...read.filters]));
    onClose();
  };
  const clear = async () => {
    await onChange(withFilters(fields, filter, []));
    onClose();
  };
  const change = (changed: FilterDraft) =>
    setDrafts((now) => now.map((draft) => (draft.key === changed.key ? changed : draft)));
  const remove = (key: number) => setDrafts(drafts.filter((draft) => draft.key !== key));
  const add = () => {
    const unused = filterable.find(({ source }, at) => at > 0 && drafts.every((draft) => draft.source !== source));
    setDrafts([...drafts, newDraft(unused ?? ID_FIELD)]);
  };

  const focused = drafts.findLast(({ source }) => source === wanted) ?? drafts.at(-1);
  return (
    <PanelFrame title="Filters" anchor={anchor} onClose={onClose}>
      <Box
        component="form"
        onSubmit={(event) => void apply(event)}
        noValidate
        autoComplete="off"
        sx={{ p: 2, pt: 1, width: { sm: 720 }, maxWidth: '100%', boxSizing: 'border-box' }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2.5, sm: 1 } }}>
          {drafts.map((draft) => (
            <FilterRow
              key={draft.key}
              fields={filterable}
              draft={draft}
              problem={problems.get(draft.key)}
              autoFocus={draft === focused}
              onChange={change}
              onRemove={() => remove(draft.key)}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
          <Button startIcon={<Add />} onClick={add}>
            Add filter
          </Button>
          <Box sx={{ flex: 1 }} />
          {active.length > 0 && (
            <Button color="inherit" onClick={() => void clear()}>
              Clear all
            </Button>
          )}
          <Button type="submit" variant="contained">
            Apply
          </Button>
        </Box>
      </Box>
    </PanelFrame>
  );
};
