import { RecordContextProvider, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormMode } from '../../fields/formMode';
import type { AnyRecord } from '../../fields/record';

type LiveRecordProps = {
  /** What follows from the values of the form, whatever has been typed so far. */
  calculate: (values: Readonly<Record<string, unknown>>) => object;
  children: ReactNode;
};

/** While a form is edited, its read-only fields follow what is typed; saved values are shown again once it is not. */
export const LiveRecord = ({ calculate, children }: LiveRecordProps) => {
  const { editing } = useFormMode();
  const record = useRecordContext<AnyRecord>();
  const typed = useWatch();
  const values = editing ? { ...record, ...typed } : { ...record };
  return <RecordContextProvider value={{ ...values, ...calculate(values) }}>{children}</RecordContextProvider>;
};
