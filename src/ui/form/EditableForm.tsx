import { styled } from '@mui/material/styles';
import { Form, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Field } from '../../fields/field';
import { newIdempotencyKey } from '../../providers/idempotencyKey';
import { ConflictDialog } from '../conflicts/ConflictDialog';
import type { AlsoTold } from '../conflicts/mergeRecords';
import { takenIn } from '../conflicts/saveMerging';
import { changedValues } from '../drafts/changedValues';
import { DraftNotice } from '../drafts/DraftNotice';
import { useDraft } from '../drafts/useDraft';
import { type Addition, type FormRecord, useSaveRecord } from '../saving/useSaveRecord';
import type { BeforeSave } from './editableForm';
import { FormBody } from './FormBody';
import { type SavedMessage, useFormSaving } from './useFormSaving';
import { useHeldRecord } from './useHeldRecord';
import { useUndoCancel } from './useUndoCancel';

/** The form fills its dialog: its content scrolls, its actions stay. */
const FillingForm = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

type EditableFormProps = {
  resource: string;
  fields: readonly Field[];
  /** What a save tells of besides, where somebody else has changed it in the meantime. */
  alsoTold?: readonly AlsoTold[];
  when: 'create' | 'update';
  /** The record as it was read; for a new one its first values. */
  record: FormRecord;
  /** What the record is asked for with besides its id: a part is found through its ticket. */
  meta?: Readonly<Record<string, unknown>>;
  /** The path under which the form stays open: leaving it with unsaved changes asks first. */
  path: string;
  /** Tells the drafts of new records apart that are made at one path: from which quote a ticket is made. */
  draftName?: string;
  savedMessage: SavedMessage;
  /** After a new record was saved, and, without it, when its adding was cancelled. */
  onDone: (saved?: FormRecord) => void;
  /**
   * What belongs to the save: while it is not done the form stays, and the next try does both again. The key is the same
   * for each try, also after a reload.
   */
  afterSave?: (saved: FormRecord, idempotencyKey: string) => Promise<void>;
  children: ReactNode;
};

/** A ref whose first value is made once. */
const useAddition = () => {
  const addition = useRef<Addition>({ key: '', unanswered: null });
  if (addition.current.key === '') addition.current = { key: newIdempotencyKey(), unanswered: null };
  return addition;
};

/**
 * A form that is read, edited and saved. Saving waits for the server, and the form then shows the server's answer. What
 * somebody else has saved in the meantime is merged or asked about, and what is typed outlives the page.
 */
export const EditableForm = (props: EditableFormProps) => {
  const {
    resource,
    fields,
    alsoTold,
    when,
    record,
    meta,
    path,
    draftName = '',
    savedMessage,
    onDone,
    afterSave,
  } = props;
  const form = useRef<UseFormReturn<FieldValues> | null>(null);
  const settled = useRef<() => void>(() => undefined);
  const [beforeSave] = useState<BeforeSave>(() => new Set());
  const addition = useAddition();
  const { editing, shown, ...held } = useHeldRecord(record, when, form);
  // What follows from other records, such as sums, keeps following them while nobody has changed this one. And whoever
  // edits what a list had read of it gets what only a single record has, such as a quote's rates, as soon as it is there.
  const followed = useMemo(() => (shown.version === record.version ? { ...shown, ...record } : shown), [shown, record]);

  const draft = useDraft({
    fields,
    when,
    resource,
    path: `${path} ${draftName}`.trim(),
    base: when === 'create' ? record : shown,
    editing,
    form,
    addition,
  });
  const { saving, isSaving, failure, conflict, submit, ...outcome } = useFormSaving({
    fields,
    alsoTold,
    when,
    savedMessage,
    save: useSaveRecord({ resource, fields, meta, addition, onAdding: draft.keep }),
    onMerged: held.editOn,
    onSaved: async (saved) => {
      await afterSave?.(saved, addition.current.key);
      settled.current();
      if (when === 'create') {
        draft.giveUp();
        onDone(saved);
      } else {
        draft.forget();
        held.show(saved);
      }
    },
  });

  const restoreDraft = () => {
    if (!draft.offered) return;
    const { base, values } = draft.offered;
    draft.adopt();
    // On the version that the typing began from: what others have saved since is merged when this is saved.
    held.editOn(when === 'create' ? shown : { ...shown, ...base }, values);
  };
  const tellCancelled = useUndoCancel(editing);
  const cancel = () => {
    if (when === 'create') return onDone();
    const typed = changedValues(fields, when, shown, form.current?.getValues() ?? {});
    form.current?.reset();
    draft.forget();
    outcome.clear();
    held.letGo();
    if (Object.keys(typed).length > 0) tellCancelled(() => held.editOn(shown, typed));
  };
  const submitChoice = async (values: FieldValues) => {
    if (!conflict) return;
    held.editOn(conflict.current, values);
    const errors = (await submit(conflict.current, values, takenIn(conflict, conflict.merge))) ?? {};
    for (const [source, message] of Object.entries(errors)) form.current?.setError(source, { type: 'server', message });
  };

  return (
    <ResourceContextProvider value={resource}>
      <FillingForm
        resource={resource}
        record={shown}
        onSubmit={async (values: FieldValues) => {
          await Promise.all([...beforeSave].map((follow) => follow()));
          // Those handed over are from before a typed text gave way to the record that it means.
          return submit(followed, form.current?.getValues() ?? values);
        }}
        noValidate
        disableInvalidFormNotification
      >
        <RecordContextProvider value={followed}>
          <FormBody
            form={form}
            settled={settled}
            when={when}
            path={path}
            editing={editing}
            saving={saving}
            isSaving={isSaving}
            failure={failure}
            beforeSave={beforeSave}
            onEdit={held.edit}
            onCancel={cancel}
            onDiscard={draft.giveUp}
          >
            <DraftNotice
              draft={draft.offered}
              fields={fields}
              version={record.version}
              onRestore={restoreDraft}
              onDiscard={draft.discard}
            />
            {props.children}
          </FormBody>
          {conflict && (
            <ConflictDialog
              key={String(conflict.current.version)}
              conflict={conflict}
              onSave={(values) => void submitChoice(values)}
              onCancel={outcome.leaveConflict}
            />
          )}
        </RecordContextProvider>
      </FillingForm>
    </ResourceContextProvider>
  );
};
