import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ChoiceChip } from './ChoiceChip';
import { CONTROL_HEIGHT, CONTROL_TEXT, FieldFrame } from './FieldFrame';
import { type Field, isNumeric } from './field';
import { inputId, useFormMode } from './formMode';
import { NOTE_ROWS } from './inputs/TextInput';
import { ReferenceLink } from './ReferenceLink';
import type { AnyRecord } from './record';
import { choiceOf, EMPTY, textOf } from './text';
import { adornmentsOf } from './units';

const shownValue = (field: Field, record: AnyRecord | undefined): ReactNode => {
  const value = record?.[field.source];
  const choice = choiceOf(field, value);
  if (choice?.tone) return <ChoiceChip choice={choice} />;
  if (field.type === 'boolean') {
    const Icon = value === true ? CheckBoxOutlined : CheckBoxOutlineBlank;
    return (
      <>
        <Icon fontSize="small" sx={{ color: 'text.secondary', mr: 0.75 }} aria-hidden="true" />
        {textOf(field, value === true)}
      </>
    );
  }
  if (field.type === 'reference' && typeof value === 'number') {
    return <ReferenceLink field={field} id={value} text={textOf(field, value, record)} />;
  }
  return textOf(field, value, record);
};

type FieldTextProps = {
  field: Field;
  /** The record shown, where it is not the one of the surrounding form. */
  record?: AnyRecord;
  /** Shown in place of the field's own text: a picture of what it means. */
  children?: ReactNode;
};

/** A field's label and selectable text, with the metrics of its input. */
export const FieldText = ({ field, record: given, children }: FieldTextProps) => {
  const record = useRecordContext<AnyRecord>({ record: given });
  const id = inputId(useFormMode(), field.source);
  const shown = children ?? shownValue(field, record);
  const unit = field.type !== 'percent' && shown !== EMPTY ? adornmentsOf(field).after : undefined;
  const isNote = field.type === 'longText';
  return (
    <FieldFrame label={field.label} labelId={`${id}-label`} messageId={`${id}-message`} help={field.help}>
      <Box
        role="group"
        aria-labelledby={`${id}-label`}
        id={id}
        sx={{
          ...(isNote ? {} : CONTROL_HEIGHT),
          ...CONTROL_TEXT,
          display: 'flex',
          alignItems: isNote ? 'flex-start' : 'center',
          borderRadius: 1,
          backgroundColor: 'action.hover',
          px: 1.25,
          py: isNote ? 0.75 : 0,
          overflow: 'hidden',
          fontVariantNumeric: isNumeric(field) || field.type === 'day' ? 'tabular-nums' : undefined,
          ...(isNote && { minHeight: `calc(${field.rows ?? NOTE_ROWS} * 1.43em + 12px)` }),
        }}
      >
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            alignItems: 'center',
            ...(isNote
              ? {
                  display: 'block',
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                  maxHeight: '16em',
                  overflow: 'auto',
                }
              : { whiteSpace: 'nowrap' }),
          }}
        >
          {typeof shown === 'string' && !isNote ? (
            <Box component="span" title={shown} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {shown}
            </Box>
          ) : (
            shown
          )}
        </Box>
        {unit && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', pl: 0.5 }}>
            {unit}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
};
