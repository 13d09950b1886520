import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useId } from 'react';
import type { ChoiceField, Field, ReferenceField } from '../../fields/field';
import { isNumeric } from '../../fields/field';
import { InputBox } from '../../fields/inputs/InputBox';
import { pasteNumbers, pasteOneNumber } from '../../fields/inputs/pasteNumbers';
import { unitOf } from '../../fields/units';
import { PlainSelect } from '../panels/PlainSelect';
import { type FilterDraft, MOST_PLACES, placesOf, withChosen, withSought } from './filterDraft';
import { ReferencePicker } from './ReferencePicker';

type FilterValueProps = {
  field: Field;
  draft: FilterDraft;
  /** The text that says what is wrong with the value. */
  problemId?: string;
  autoFocus: boolean;
  onChange: (draft: FilterDraft) => void;
};

/** Several of few: each is on or off. */
const ChoiceToggles = ({ field, draft, onChange }: FilterValueProps & { field: ChoiceField }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
    {field.choices.map(({ value, label }) => {
      const on = draft.chosen.includes(value);
      const chosen = on ? draft.chosen.filter((one) => one !== value) : [...draft.chosen, value];
      return (
        <Button
          key={value}
          variant={on ? 'contained' : 'outlined'}
          color={on ? 'primary' : 'inherit'}
          aria-pressed={on}
          onClick={() => onChange({ ...draft, chosen })}
          sx={{ minWidth: 0, px: 1, borderColor: 'divider' }}
        >
          {label}
        </Button>
      );
    })}
  </Box>
);

type OneOfProps = FilterValueProps & { options: readonly { value: unknown; label: string }[] };

const OneOf = ({ draft, options, problemId, onChange }: OneOfProps) => (
  <PlainSelect
    aria-label="Value"
    aria-describedby={problemId}
    value={options.findIndex(({ value }) => value === draft.chosen[0])}
    onChange={(event) => onChange({ ...draft, chosen: [options[Number(event.target.value)]?.value] })}
  >
    <option value={-1} disabled>
      Choose…
    </option>
    {options.map(({ label }, index) => (
      <option key={label} value={index}>
        {label}
      </option>
    ))}
  </PlainSelect>
);

/** The linked records of a filter. */
const ReferencePickers = ({ field, draft, problemId, onChange }: FilterValueProps & { field: ReferenceField }) => {
  const more = draft.kind === 'anyOf' ? draft.chosen.length - MOST_PLACES : 0;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {placesOf(draft).map((place) => (
        <ReferencePicker
          key={draft.kind === 'anyOf' ? (place ?? `new ${draft.chosen.length}`) : 'one'}
          field={field}
          value={place}
          typed={draft.sought.get(place) ?? null}
          problemId={problemId}
          onType={(text) => onChange(withSought(draft, place, text))}
          onChoose={(id) => onChange(withChosen(draft, place, id))}
        />
      ))}
      {more > 0 && <span>and {more} more</span>}
    </Box>
  );
};

const YES_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

const TypedValue = ({ field, draft, at, ...props }: FilterValueProps & { at: 0 | 1 }) => {
  const listId = useId();
  const isDay = field.type === 'day' || field.type === 'instant';
  const unit = unitOf(field);
  const suggestions = field.type === 'text' ? (field.suggestions ?? []) : [];
  const type = (text: string) => {
    const texts: [string, string] = [...draft.texts];
    texts[at] = text;
    props.onChange({ ...draft, texts });
  };
  return (
    <>
      <InputBox
        type={isDay ? 'date' : 'text'}
        // The browser keeps a date that is half typed only where nobody sets it.
        {...(isDay ? { defaultValue: draft.texts[at] } : { value: draft.texts[at] })}
        onChange={(event) => type(event.target.value)}
        error={props.problemId !== undefined}
        autoFocus={props.autoFocus && at === 0}
        placeholder={draft.kind === 'anyOf' ? 'One, another, …' : undefined}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        slotProps={{
          input: {
            'aria-label': draft.kind === 'between' ? (at === 0 ? 'From' : 'To') : 'Value',
            'aria-describedby': props.problemId,
            list: suggestions.length > 0 ? listId : undefined,
            ...(isNumeric(field) && {
              inputMode: 'decimal' as const,
              onPaste: draft.kind === 'anyOf' ? pasteNumbers : pasteOneNumber,
            }),
            ...(isDay && { max: '9999-12-31', 'data-draft': draft.key }),
          },
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
};

/** Where the value of a filter is typed or chosen, as its field has it. */
export const FilterValue = (props: FilterValueProps) => {
  const { field, draft } = props;
  if (field.type === 'choice') {
    return draft.kind === 'anyOf' ? (
      <ChoiceToggles {...props} field={field} />
    ) : (
      <OneOf {...props} options={field.choices} />
    );
  }
  if (field.type === 'boolean') return <OneOf {...props} options={YES_NO} />;
  if (field.type === 'reference') return <ReferencePickers {...props} field={field} />;
  if (draft.kind !== 'between') return <TypedValue {...props} at={0} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
        gap: 0.5,
        alignItems: 'center',
      }}
    >
      <TypedValue {...props} at={0} />
      <span>and</span>
      <TypedValue {...props} at={1} />
    </Box>
  );
};
