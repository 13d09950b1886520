import { useRecordContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldText } from '../../fields/FieldText';
import { fieldOf, fieldsOf } from '../../fields/field';
import { RecordField } from '../../fields/RecordField';
import type { AnyRecord } from '../../fields/record';
import { FormGrid } from '../../ui/form/FormGrid';
import { entryTotal } from './entryTotal';
import { timesheetFields } from './fields';

/** The ticket is the one that the dialog lies over, and its customer follows. */
const typedFields = fieldsOf(timesheetFields, ['input_date', 'category', 'activity', 'show_client', 'hours', 'rate']);
const details = fieldOf(timesheetFields, 'details');
const total = fieldOf(timesheetFields, 'total');

/** An entry of the timesheet; its total follows hours and rate with each keystroke. */
export const TimesheetEntryForm = () => {
  const { control } = useFormContext();
  const record = useRecordContext<AnyRecord>();
  const typed: AnyRecord = { id: 0, ...record, ...useWatch({ control }) };
  return (
    <>
      <FormGrid rows={4}>
        {typedFields.map((field) => (
          <RecordField key={field.source} field={field} />
        ))}
        <FieldText field={total} record={{ ...typed, total: entryTotal(typed) }} />
      </FormGrid>
      <RecordField field={details} />
    </>
  );
};
