import { styled } from '@mui/material/styles';
import { useEvent } from 'ra-core';
import { type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form';
import { FormModeProvider } from '../../fields/formMode';
import type { Failure } from '../saving/failure';
import { type BeforeSave, EditableFormProvider } from './editableForm';
import { holding } from './holding';
import { useUnsavedChanges } from './UnsavedChangesGuard';
import { useFormFocus } from './useFormFocus';
import { useFormShortcuts } from './useFormShortcuts';

const FormArea = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  // What is held looks held, once that can be seen at all: a quick answer changes nothing.
  '&[aria-busy=true] :is(.MuiInputBase-root, .MuiCheckbox-root, .MuiSwitch-root, td > input, td > select)': {
    opacity: 0.6,
    transition: 'opacity 100ms 250ms',
  },
  '&[aria-busy=true] :is(input, select, textarea, [role=combobox])': { cursor: 'progress', caretColor: 'transparent' },
});

type FormBodyProps = {
  /** Gets what controls the form, for what stands around it. */
  form: RefObject<UseFormReturn<FieldValues> | null>;
  /** Gets the function that says that nothing is unsaved any more. */
  settled: RefObject<() => void>;
  when: 'create' | 'update';
  path: string;
  editing: boolean;
  saving: boolean;
  /** Whether it is being saved, also before that has been drawn. */
  isSaving: RefObject<boolean>;
  failure: Failure | null;
  beforeSave: BeforeSave;
  onEdit: () => void;
  onCancel: () => void;
  /** Called when somebody leaves and gives up what was typed. */
  onDiscard: () => void;
  children: ReactNode;
};

/** The part of an editable form that sees react-hook-form's state: what is dirty, and how it is put back. */
export const FormBody = (props: FormBodyProps) => {
  const {
    form,
    settled,
    when,
    path,
    editing,
    saving,
    isSaving,
    failure,
    beforeSave,
    onEdit,
    onCancel,
    onDiscard,
    children,
  } = props;
  const methods = useFormContext();
  const { isDirty, isSubmitting } = methods.formState;
  form.current = methods;
  settled.current = useUnsavedChanges(path, {
    isUnsaved: editing && (isDirty || saving),
    isSaving: saving,
    discard: onDiscard,
  });
  const idPrefix = `${useId()}-`;

  const cancel = useEvent(onCancel);
  const edit = useEvent(() => {
    if (!editing) onEdit();
  });
  const clearErrors = useEvent(() => methods.clearErrors());
  // Neither is new at a render that is about something else: the fields of the form stay as they are.
  const mode = useMemo(() => ({ editing, when, idPrefix }), [editing, when, idPrefix]);
  const state = useMemo(
    () => ({ editing, when, path, saving, failure, edit, cancel, clearErrors, beforeSave }),
    [editing, when, path, saving, failure, edit, cancel, clearErrors, beforeSave],
  );

  const area = useRef<HTMLDivElement>(null);
  useFormShortcuts(area, { editing, edit });
  useFormFocus(area, editing);
  // Also while it is waited for what a typed text means: what is saved hangs on it.
  const isSettling = useRef(false);
  isSettling.current = isSubmitting;
  const held = useMemo(() => holding(() => isSaving.current || isSettling.current), [isSaving]);

  return (
    <FormModeProvider value={mode}>
      <EditableFormProvider value={state}>
        <FormArea ref={area} aria-busy={saving || isSubmitting} {...held}>
          {children}
        </FormArea>
      </EditableFormProvider>
    </FormModeProvider>
  );
};
