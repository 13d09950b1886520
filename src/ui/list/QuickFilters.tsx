import Button from '@mui/material/Button';

type Filter = Readonly<Record<string, unknown>>;

/** A filter that is needed all day, one click away. */
export type QuickFilter = {
  label: string;
  /** What it asks for on the day that it is used. */
  filter: () => Filter;
};

const isOn = (values: Filter, filter: Filter): boolean =>
  Object.entries(filter).every(([key, value]) => values[key] === value);

/** The list's filter with the quick filter put on, or taken off where it was on. */
export const toggled = (values: Filter, filter: Filter): Record<string, unknown> =>
  isOn(values, filter)
    ? Object.fromEntries(Object.entries(values).filter(([key]) => !(key in filter)))
    : { ...values, ...filter };

type QuickFiltersProps = {
  filters: readonly QuickFilter[];
  values: Filter;
  onChange: (values: Record<string, unknown>) => void;
};

/** Buttons that put their filters on and take them off again, beside whatever else the list is filtered by. */
export const QuickFilters = ({ filters, values, onChange }: QuickFiltersProps) =>
  filters.map(({ label, filter }) => {
    const on = isOn(values, filter());
    return (
      <Button
        key={label}
        color={on ? 'primary' : 'inherit'}
        variant={on ? 'contained' : 'outlined'}
        aria-pressed={on}
        onClick={() => onChange(toggled(values, filter()))}
        sx={{
          borderRadius: 4,
          borderColor: 'divider',
          py: 0,
          px: 1.25,
          minHeight: 26,
          '@media (pointer: coarse)': { minHeight: 40 },
          fontSize: '0.8125rem',
          fontWeight: 400,
        }}
      >
        {label}
      </Button>
    );
  });
