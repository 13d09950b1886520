import { useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Field } from '../../fields/field';
import { defaultsOf } from '../../fields/payload';
import { EditableForm } from '../form/EditableForm';
import { FormPage } from '../form/FormPage';
import { type FormTab, FormTabs } from '../form/FormTabs';
import type { SavedMessage } from '../form/useFormSaving';
import { useListPath } from '../resource';
import type { FormRecord } from '../saving/useSaveRecord';
import { today } from '../today';
import { type DialogSize, RecordDialog } from './RecordDialog';

type CreateDialogProps = {
  title: string;
  /** The resource and the path of the dialog, where they are not those of the list it lies over. */
  resource?: string;
  path?: string;
  /** First values beside the declared defaults: the ticket that a part belongs to. */
  initial?: Readonly<Record<string, unknown>>;
  fields: readonly Field[];
  size: DialogSize;
  savedMessage: SavedMessage;
  /** With the record that was added; without one, when nothing was. */
  onClose: (saved?: FormRecord) => void;
  /** See `EditableForm`. */
  draftName?: string;
  /** What belongs to adding the record, see `EditableForm`. */
  afterSave?: (saved: FormRecord, idempotencyKey: string) => Promise<void>;
  /** The tabs of the dialog; without any, its `children` are the form. */
  tabs?: readonly FormTab[];
  children?: ReactNode;
};

/** The dialog for a new record: in edit mode from the start, with the declared defaults. */
export const CreateDialog = (props: CreateDialogProps) => {
  const { title, initial, fields, size, savedMessage, onClose, draftName, afterSave, tabs, children } = props;
  const resource = useResourceContext(props) ?? '';
  const listPath = useListPath();
  const path = props.path ?? `${listPath}/add`;
  const [record] = useState(() => ({ ...defaultsOf(fields, today()), ...initial }));
  return (
    <RecordDialog title={title} size={size} onClose={() => onClose()}>
      <EditableForm
        resource={resource}
        fields={fields}
        when="create"
        record={record}
        path={path}
        draftName={draftName}
        savedMessage={savedMessage}
        onDone={onClose}
        afterSave={afterSave}
      >
        {tabs ? <FormTabs label={title} tabs={tabs} /> : <FormPage fields={fields}>{children}</FormPage>}
      </EditableForm>
    </RecordDialog>
  );
};
