import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Field, ReferenceField } from '../../fields/field';
import { useChosenOptions } from '../../fields/inputs/useOptions';
import {
  activeFilters,
  filterText,
  type ListFilter,
  toldValues,
  withFilters,
  withoutFilter,
} from '../list/listFilters';

type ChipProps = { text: string; onRemove: () => void };

const Chip = ({ text, onRemove }: ChipProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      maxWidth: '100%',
      pl: 1.25,
      pr: 0.25,
      borderRadius: 4,
      bgcolor: 'action.selected',
      fontSize: '0.8125rem',
    }}
  >
    <Box component="span" title={text} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
    <IconButton aria-label={`Remove filter: ${text}`} onClick={onRemove} sx={{ p: 0.375, ml: 0.25 }}>
      <Close sx={{ fontSize: 16 }} />
    </IconButton>
  </Box>
);

type ReferenceChipProps = { filter: ListFilter; field: ReferenceField; onRemove: () => void };

/** A linked record is called by its name. */
const ReferenceChip = ({ filter, field, onRemove }: ReferenceChipProps) => {
  const options = useChosenOptions(
    field.options ?? field.reference,
    toldValues(filter).few.filter((id) => typeof id === 'number'),
  );
  const nameOf = (id: unknown) => options.find(({ value }) => value === id)?.label ?? `#${id}`;
  return <Chip text={filterText(filter, nameOf)} onRemove={onRemove} />;
};

type FilterChipsProps = {
  fields: readonly Field[];
  filter: Readonly<Record<string, unknown>>;
  onChange: (filter: Record<string, unknown>) => void;
};

/** What the list is filtered by, each to be taken off. */
const FilterChips = ({ fields, filter, onChange }: FilterChipsProps) => {
  const active = activeFilters(fields, filter);
  return (
    <Box
      component="ul"
      aria-label="Active filters"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, px: 1.5, pt: 0, pb: 1, listStyle: 'none' }}
    >
      {active.map((one) => {
        const { field } = one;
        const key = `${field.source} ${one.kind}`;
        const onRemove = () => onChange(withoutFilter(filter, one));
        return field.type === 'reference' ? (
          <ReferenceChip key={key} filter={one} field={field} onRemove={onRemove} />
        ) : (
          <Chip key={key} text={filterText(one)} onRemove={onRemove} />
        );
      })}
      {active.length > 1 && (
        <li>
          <Button onClick={() => onChange(withFilters(fields, filter, []))} sx={{ py: 0 }}>
            Clear all
          </Button>
        </li>
      )}
    </Box>
  );
};

export default FilterChips;
