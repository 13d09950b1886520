import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from '../FieldFrame';
import type { ReferenceField } from '../field';
import type { AnyRecord } from '../record';
import { useFieldValue } from '../useFieldValue';
import { NoOptions } from './NoOptions';
import { ReferenceSearch } from './ReferenceSearch';
import { useMatchesNone } from './useOptions';

const nameIn = (record: AnyRecord | undefined, field: ReferenceField, value: number | null): string | undefined => {
  const name = field.nameSource && record?.[field.source] === value ? record?.[field.nameSource] : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** What the linked record is called in a sentence: "Quote ID" links to a quote. */
const nounOf = ({ label }: ReferenceField): string => label.replace(/ ID$/, '').toLowerCase();

/** A text that stands in the field in place of the name of the record that is chosen. */
type Typed = { text: string; chosen: unknown };

/**
 * The link to another record, chosen from its options list by typing part of its name. Text that is typed and not chosen
 * is no link: it stays, and keeps the form from being saved, until a record is chosen or the field is empty.
 */
export const ReferenceInput = ({ field }: { field: ReferenceField }) => {
  const [standing, setStanding] = useState<Typed | null>(null);
  const [focused, setFocused] = useState(false);
  const matchesNone = useMatchesNone(field.options ?? field.reference);
  const { clearErrors } = useFormContext();
  /** A record that is chosen from elsewhere takes the place of the text, too. */
  const textOver = (chosen: unknown) => (standing?.chosen === chosen ? (standing?.text ?? null) : null);
  const problemOf = (chosen: unknown): string | undefined => {
    const text = textOver(chosen);
    if (text === null) return undefined;
    const noun = nounOf(field);
    return matchesNone(text)
      ? `No ${noun} matches “${text}”: choose one from the list, or empty the field`
      : `Choose the ${noun} for “${text}” from the list, or empty the field`;
  };
  const { id, messageId, value, change, blur, ref, problem: found, frame } = useFieldValue(field, problemOf);
  const record = useRecordContext<AnyRecord>();
  const chosenId = typeof value === 'number' ? value : null;
  // Nothing is said of a text while it is still being typed.
  const problem = found ?? (focused ? undefined : problemOf(value));
  return (
    <FieldFrame {...frame} problem={problem}>
      <ReferenceSearch
        id={id}
        field={field}
        value={chosenId}
        name={nameIn(record, field, chosenId)}
        onChange={change}
        typed={textOver(value)}
        onType={(text) => {
          setStanding(text === null ? null : { text, chosen: value });
          clearErrors(field.source);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          blur();
        }}
        inputRef={ref}
        problem={problem}
        messageId={messageId}
        noOptions={(found) => <NoOptions resource={field.reference} {...found} />}
      />
    </FieldFrame>
  );
};
