import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from '../FieldFrame';
import type { ReferenceField } from '../field';
import type { AnyRecord } from '../record';
import { useFieldValue } from '../useFieldValue';
import { NoOptions } from './NoOptions';
import { ReferenceSearch } from './ReferenceSearch';
import { useMeantRecord } from './useMeantRecord';
import { useReferenceSearch } from './useReferenceSearch';

const nameIn = (record: AnyRecord | undefined, field: ReferenceField, value: number | null): string | undefined => {
  const name = field.nameSource && record?.[field.source] === value ? record?.[field.nameSource] : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** A text that stands in the field in place of the name of the record that is chosen. */
type Typed = { text: string; chosen: unknown };

/**
 * The link to another record, chosen from its options list by typing part of its name. Text that means none of them is no
 * link: it stays, and keeps the form from being saved, until a record is chosen or the field is empty.
 */
export const ReferenceInput = ({ field }: { field: ReferenceField }) => {
  const [standing, setStanding] = useState<Typed | null>(null);
  const meantRecord = useMeantRecord();
  const { clearErrors } = useFormContext();
  /** A record that is chosen from elsewhere takes the place of the text, too. */
  const textOver = (chosen: unknown) => (standing?.chosen === chosen ? (standing?.text ?? null) : null);
  const settle = async (chosen: unknown): Promise<string | undefined> => {
    const text = textOver(chosen);
    if (text === null) return undefined;
    const meant = await meantRecord(field, text);
    if ('problem' in meant) return meant.problem;
    search.take(meant.record.value);
    return undefined;
  };
  const { id, messageId, value, change, blur, ref, problem: found, frame } = useFieldValue(field, settle);
  const record = useRecordContext<AnyRecord>();
  const chosenId = typeof value === 'number' ? value : null;
  const search = useReferenceSearch({
    field,
    value: chosenId,
    name: nameIn(record, field, chosenId),
    onChoose: change,
    typed: textOver(value),
    onType: (text) => {
      setStanding(text === null ? null : { text, chosen: value });
      clearErrors(field.source);
    },
  });
  const problem = found ?? search.problem;
  return (
    <FieldFrame {...frame} problem={problem}>
      <ReferenceSearch
        id={id}
        source={field.source}
        search={search}
        onBlur={blur}
        inputRef={ref}
        problem={problem}
        messageId={messageId}
        noOptions={(found) => <NoOptions resource={field.reference} {...found} />}
      />
    </FieldFrame>
  );
};
