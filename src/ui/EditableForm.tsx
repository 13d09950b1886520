import { styled } from '@mui/material/styles';
import { Form, RecordContextProvider, ResourceContextProvider, useNotify } from 'ra-core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { type Field, isWritable } from '../fields/field';
import { FormModeProvider } from '../fields/formMode';
import { EditableFormProvider } from './editableForm';
import { type Failure, failureOf } from './failure';
import { useUnsavedChanges } from './UnsavedChangesGuard';
import { useFormFocus } from './useFormFocus';
import { useFormShortcuts } from './useFormShortcuts';
import { type FormRecord, useSaveRecord } from './useSaveRecord';

/** The form fills its dialog: its content scrolls, its actions stay. */
const FillingForm = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

type EditableFormProps = {
  resource: string;
  fields: readonly Field[];
  when: 'create' | 'update';
  /** The record as it was read; for a new one its first values. */
  record: FormRecord;
  /** What the record is asked for with besides its id: a part is found through its ticket. */
  meta?: Readonly<Record<string, unknown>>;
  /** The path under which the form stays open: leaving it with unsaved changes asks first. */
  path: string;
  /** Said when the record has been saved. */
  savedMessage: string;
  /** After a new record was saved, and, without it, when its adding was cancelled. */
  onDone: (saved?: FormRecord) => void;
  /** What belongs to the save: while it is not done the form stays, and the next try does both again. */
  afterSave?: (saved: FormRecord) => Promise<void>;
  children: ReactNode;
};

const readOnlyValues = (fields: readonly Field[], record: FormRecord): FormRecord =>
  Object.fromEntries(fields.filter(({ readOnly }) => readOnly).map(({ source }) => [source, record[source]]));

/** A record held by the form in place of the one that is read again in the background. */
type Held = { record: FormRecord; insteadOf: FormRecord };

/**
 * A form that is read, edited and saved. While it is edited it keeps the record it started from, whatever a refetch in
 * the background brings: typed values stay, and a save still names the version that was edited. Saving waits for the
 * server, and the form then shows the server's answer.
 */
export const EditableForm = (props: EditableFormProps) => {
  const { resource, fields, when, record, meta, savedMessage, onDone, afterSave } = props;
  const [editing, setEditing] = useState(when === 'create');
  const [held, setHeld] = useState<Held | null>(when === 'create' ? { record, insteadOf: record } : null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [saving, setSaving] = useState(false);
  const isSaving = useRef(false);
  const settled = useRef<() => void>(() => undefined);
  const saveRecord = useSaveRecord({ resource, fields, when, meta });
  const notify = useNotify();

  const shown = held && (editing || held.insteadOf === record) ? held.record : record;
  // What follows from other records, such as sums, keeps following them while nobody has changed this one.
  const followed = shown.version === record.version ? { ...shown, ...readOnlyValues(fields, record) } : shown;
  const hold = (kept: FormRecord) => setHeld({ record: kept, insteadOf: record });

  const save = async (base: FormRecord, values: FieldValues): Promise<Record<string, string> | undefined> => {
    // A second press while the first is on its way saves nothing more.
    if (isSaving.current) return undefined;
    isSaving.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const saved = await saveRecord(base, values);
      await afterSave?.(saved);
      notify(savedMessage, { type: 'success', autoHideDuration: 3000 });
      settled.current();
      if (when === 'create') {
        onDone(saved);
      } else {
        hold(saved);
        setEditing(false);
      }
      return undefined;
    } catch (error) {
      const failed = failureOf(
        error,
        fields.filter((field) => isWritable(field, when)),
      );
      setFailure(failed);
      return failed.errors;
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  };

  return (
    <ResourceContextProvider value={resource}>
      <FillingForm
        resource={resource}
        record={shown}
        onSubmit={(values: FieldValues) => save(shown, values)}
        noValidate
        disableInvalidFormNotification
      >
        <RecordContextProvider value={followed}>
          <FormBody
            {...props}
            editing={editing}
            saving={saving}
            failure={failure}
            settled={settled}
            shown={shown}
            save={save}
            onEdit={() => {
              hold(shown);
              setEditing(true);
            }}
            onRestore={(restored) => {
              if (restored.version === record.version) setHeld(null);
              else hold(restored);
              setFailure(null);
              setEditing(false);
            }}
          />
        </RecordContextProvider>
      </FillingForm>
    </ResourceContextProvider>
  );
};

type FormBodyProps = EditableFormProps & {
  editing: boolean;
  saving: boolean;
  failure: Failure | null;
  settled: { current: () => void };
  shown: FormRecord;
  save: (base: FormRecord, values: FieldValues) => Promise<Record<string, string> | undefined>;
  onEdit: () => void;
  onRestore: (restored: FormRecord) => void;
};

/** The part of the form that sees react-hook-form's state: what is dirty, and how it is put back. */
const FormBody = ({
  when,
  path,
  onDone,
  children,
  editing,
  saving,
  failure,
  settled,
  shown,
  save,
  onEdit,
  onRestore,
}: FormBodyProps) => {
  const { reset, getValues, formState } = useFormContext();
  const { isDirty, dirtyFields } = formState;
  settled.current = useUnsavedChanges(path, editing && isDirty);
  const idPrefix = `${useId()}-`;

  const cancel = () => {
    if (when === 'create') return onDone();
    reset();
    onRestore(shown);
  };
  const edit = () => {
    if (!editing) onEdit();
  };
  const takeTheirs = () => {
    if (failure?.conflict) onRestore(failure.conflict.current);
  };
  const keepMine = () => {
    if (!failure?.conflict) return;
    const values = getValues();
    const mine = Object.fromEntries(Object.keys(dirtyFields).map((source) => [source, values[source]]));
    const { current } = failure.conflict;
    void save(current, { ...current, ...mine });
  };

  const area = useRef<HTMLDivElement>(null);
  useFormShortcuts(area, { editing, edit });
  useFormFocus(area, editing);

  return (
    <FormModeProvider value={{ editing, when, idPrefix }}>
      <EditableFormProvider value={{ editing, when, saving, failure, edit, cancel, takeTheirs, keepMine }}>
        <FormArea ref={area}>{children}</FormArea>
      </EditableFormProvider>
    </FormModeProvider>
  );
};

const FormArea = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });
