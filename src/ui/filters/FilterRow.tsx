import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { type Field, fieldOf, labelApart } from '../../fields/field';
import { type FilterKind, filterKinds, kindName } from '../list/listFilters';
import { PlainSelect } from '../panels/PlainSelect';
import { FilterValue } from './FilterValue';
import { type FilterDraft, hasValue, newDraft } from './filterDraft';

type FilterRowProps = {
  fields: readonly Field[];
  draft: FilterDraft;
  problem?: string;
  autoFocus: boolean;
  onChange: (draft: FilterDraft) => void;
  onRemove: () => void;
};

/** One filter: a column, what is asked of it, and the values. */
export const FilterRow = ({ fields, draft, problem, autoFocus, onChange, onRemove }: FilterRowProps) => {
  const field = fieldOf(fields, draft.source);
  const kinds = filterKinds(field);
  const offered = kinds.includes(draft.kind) ? kinds : [draft.kind, ...kinds];
  const problemId = useId();
  return (
    <Box role="group" aria-label={`Filter ${labelApart(field)}`}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr 32px', sm: '160px 140px minmax(0, 1fr) 32px' },
        }}
      >
        <PlainSelect
          aria-label="Column"
          value={draft.source}
          onChange={(event) => onChange({ ...newDraft(fieldOf(fields, event.target.value)), key: draft.key })}
        >
          {fields.map((offer) => (
            <option key={offer.source} value={offer.source}>
              {labelApart(offer)}
            </option>
          ))}
        </PlainSelect>
        <PlainSelect
          aria-label="Operator"
          value={draft.kind}
          onChange={(event) => {
            const kind = event.target.value as FilterKind;
            onChange({ ...draft, kind, chosen: kind === 'anyOf' ? draft.chosen : draft.chosen.slice(0, 1) });
          }}
        >
          {offered.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(field, kind)}
            </option>
          ))}
        </PlainSelect>
        <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
          {hasValue(draft.kind) && (
            <FilterValue
              key={`${draft.source} ${draft.kind}`}
              field={field}
              draft={draft}
              problemId={problem ? problemId : undefined}
              autoFocus={autoFocus}
              onChange={onChange}
            />
          )}
        </Box>
        <IconButton aria-label={`Remove the filter on ${labelApart(field)}`} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {problem && (
        <Box id={problemId} role="alert" sx={{ color: 'error.main', fontSize: '0.75rem', mt: 0.25 }}>
          {problem}
        </Box>
      )}
    </Box>
  );
};
