import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import type { Field } from '../../fields/field';
import { useFormMode } from '../../fields/formMode';
import type { Failure } from '../saving/failure';
import { useEditableForm } from './editableForm';
import { useGoToField } from './goToField';

/** The text beside its field's name, unless it begins with that already. */
const named = (field: Field, message: unknown): string => {
  const text = typeof message === 'string' && message ? message : 'is not right';
  return text.startsWith(field.label) ? text : `${field.label}: ${text}`;
};

/**
 * Whether the last answer is still what keeps the form from being saved: not once the fields it refused were changed, nor
 * where the form itself has found something since.
 */
const isCurrent = (failure: Failure, fields: readonly Field[], errors: FieldErrors): boolean => {
  const refused = Object.keys(failure.errors);
  if (Object.values(errors).some((error) => error?.type === 'validate')) return false;
  const isShownHere = refused.every((source) => fields.some((field) => field.source === source));
  return refused.length === 0 || !isShownHere || refused.some((source) => errors[source]);
};

/** At the top of a form: why it was not saved, with a link to each field that something is wrong with. */
export const ErrorSummary = ({ fields }: { fields: readonly Field[] }) => {
  const mode = useFormMode();
  const goTo = useGoToField();
  const { failure: lastFailure } = useEditableForm();
  const { formState } = useFormContext();
  const { errors, submitCount } = formState;
  const wrong = fields.filter((field) => errors[field.source]);
  const failure = lastFailure && isCurrent(lastFailure, fields, errors) ? lastFailure : null;
  const summary = useRef<HTMLDivElement>(null);
  const isShown = failure !== null || (mode.editing && submitCount > 0 && wrong.length > 0);

  // The summary may be out of sight when the last field was at the bottom of a long form.
  useEffect(() => {
    if (isShown) summary.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  // What a form finds itself it leads to itself; what the server refuses is known only after Save has had the focus.
  const ledFor = useRef<Failure | null>(null);
  const first = wrong[0]?.source;
  useEffect(() => {
    if (failure === null || first === undefined || ledFor.current === failure) return;
    ledFor.current = failure;
    goTo(first);
  });

  if (!isShown) return null;
  return (
    <Alert ref={summary} severity="error" sx={{ mx: 2.5, mt: 1, flexShrink: 0 }}>
      {failure?.message ?? 'Not saved yet: something in the form needs your attention.'}
      {wrong.length > 0 && (
        <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
          {wrong.map((field) => (
            <li key={field.source}>
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => goTo(field.source)}
                // Its first line stands beside the bullet, also where it wraps.
                sx={{ verticalAlign: 'top', font: 'inherit', textAlign: 'left' }}
              >
                {named(field, errors[field.source]?.message)}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
