import { useRecordContext } from 'ra-core';
import { FieldFrame } from '../FieldFrame';
import type { ReferenceField } from '../field';
import type { AnyRecord } from '../record';
import { useFieldValue } from '../useFieldValue';
import { NoOptions } from './NoOptions';
import { ReferenceSearch } from './ReferenceSearch';

const nameIn = (record: AnyRecord | undefined, field: ReferenceField, value: number | null): string | undefined => {
  const name = field.nameSource && record?.[field.source] === value ? record?.[field.nameSource] : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** The link to another record, chosen from its options list by typing part of its name. */
export const ReferenceInput = ({ field }: { field: ReferenceField }) => {
  const { id, messageId, value, change, blur, ref, problem, frame } = useFieldValue(field);
  const record = useRecordContext<AnyRecord>();
  const chosenId = typeof value === 'number' ? value : null;
  return (
    <FieldFrame {...frame}>
      <ReferenceSearch
        id={id}
        field={field}
        value={chosenId}
        name={nameIn(record, field, chosenId)}
        onChange={change}
        onBlur={blur}
        inputRef={ref}
        problem={problem}
        messageId={messageId}
        noOptions={(found) => <NoOptions resource={field.reference} {...found} />}
      />
    </FieldFrame>
  );
};
