import Box from '@mui/material/Box';
import { useGetOne, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Field } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { isMissing } from '../../providers/request';
import type { AlsoTold } from '../conflicts/mergeRecords';
import { ErrorState } from '../ErrorState';
import { EditableForm } from '../form/EditableForm';
import { FormPage } from '../form/FormPage';
import { type FormTab, FormTabs } from '../form/FormTabs';
import { isUnder } from '../paths';
import { useListPath } from '../resource';
import { LoadingForm } from './LoadingForm';
import { type DialogSize, RecordDialog } from './RecordDialog';
import { useRefreshAfter } from './useRefreshAfter';

type EditDialogProps = {
  id: number;
  /** The resource and the path of the dialog, where they are not those of the list it lies over. */
  resource?: string;
  path?: string;
  /** What the record is asked for with besides its id. */
  meta?: Readonly<Record<string, unknown>>;
  fields: readonly Field[];
  /** What a save tells of besides, where somebody else has changed it in the meantime. */
  alsoTold?: readonly AlsoTold[];
  /** The heading; where it names something of the record, it is the record's number until that is read. */
  title: string | ((record: AnyRecord) => string);
  size: DialogSize;
  savedMessage: string;
  onClose: () => void;
  /** The tabs of the dialog; without any, its `children` are the form. */
  tabs?: readonly FormTab[];
  initialTab?: number;
  /** Further actions beside Edit and Save, where the dialog has tabs. */
  actions?: ReactNode;
  /** Routes of dialogs over this one. */
  nested?: ReactNode;
  children?: ReactNode;
};

/** The dialog of one record: read first, edited on demand. */
export const EditDialog = (props: EditDialogProps) => {
  const {
    id,
    meta,
    fields,
    alsoTold,
    title,
    size,
    savedMessage,
    onClose,
    tabs,
    initialTab,
    actions,
    nested,
    children,
  } = props;
  const resource = useResourceContext(props) ?? '';
  const listPath = useListPath();
  const path = props.path ?? `${listPath}/${id}`;
  const { data: record, error, refetch } = useGetOne<AnyRecord>(resource, { id, meta }, { retry: false });
  const { pathname } = useLocation();
  useRefreshAfter(resource);
  // A record that is not read yet, or could not be, is called by its number, like one without a name.
  const heading = typeof title === 'string' ? title : title(record ?? { id });
  // Nothing lies deeper than a dialog without dialogs of its own.
  if (!nested && !isUnder(path, pathname)) return <Navigate to="/" replace />;
  // Over a record that is not there lies nothing: a new part would belong to no ticket.
  const over = record || !error ? nested : undefined;
  return (
    <RecordDialog title={heading} size={size} onClose={onClose} nested={over}>
      {record ? (
        <EditableForm
          resource={resource}
          fields={fields}
          alsoTold={alsoTold}
          when="update"
          record={record}
          meta={meta}
          path={path}
          savedMessage={savedMessage}
          onDone={onClose}
        >
          {tabs ? (
            <FormTabs label={heading} tabs={tabs} initial={initialTab} actions={actions} />
          ) : (
            <FormPage fields={fields}>{children}</FormPage>
          )}
        </EditableForm>
      ) : error ? (
        <Box sx={{ minHeight: 160, px: 2.5, pb: 2.5 }}>
          {/* What is not there is not there the next time either. */}
          <ErrorState error={error} onRetry={isMissing(error) ? undefined : () => void refetch()} />
        </Box>
      ) : (
        <LoadingForm fields={tabs?.[0]?.fields ?? fields} />
      )}
    </RecordDialog>
  );
};
