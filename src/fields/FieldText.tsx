import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import { styled } from '@mui/material/styles';
import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ChoiceChip } from './ChoiceChip';
import { CONTROL_LINE, CONTROL_TEXT, FieldFrame } from './FieldFrame';
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

const SURFACE = { backgroundColor: 'var(--mui-palette-action-hover)', borderRadius: 6, overflow: 'hidden' } as const;

/** A value on one line, with one style for all of its parts. */
const Line = styled('div')({
  ...CONTROL_LINE,
  ...SURFACE,
  display: 'flex',
  alignItems: 'center',
  padding: '0 10px',
  '&[data-figures]': { fontVariantNumeric: 'tabular-nums' },
  '& > .field-value': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' },
  '& > .field-value > .field-words': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > .field-unit': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.8125rem', paddingLeft: 4 },
});

/** A text of many lines, as high as its input. */
const Note = styled('div')({
  ...CONTROL_TEXT,
  ...SURFACE,
  padding: '6px 10px',
  '& > .field-value': {
    display: 'block',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxHeight: '16em',
    overflow: 'auto',
  },
});

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
  const named = { role: 'group', 'aria-labelledby': `${id}-label`, id } as const;
  return (
    <FieldFrame label={field.label} labelId={`${id}-label`} messageId={`${id}-message`} help={field.help}>
      {field.type === 'longText' ? (
        <Note {...named} style={{ minHeight: `calc(${field.rows ?? NOTE_ROWS} * 1.43em + 12px)` }}>
          <span className="field-value">{shown}</span>
        </Note>
      ) : (
        <Line {...named} data-figures={isNumeric(field) || field.type === 'day' || undefined}>
          <span className="field-value">
            {typeof shown === 'string' ? (
              <span className="field-words" title={shown}>
                {shown}
              </span>
            ) : (
              shown
            )}
          </span>
          {unit && <span className="field-unit">{unit}</span>}
        </Line>
      )}
    </FieldFrame>
  );
};
