import type { StepName } from './figures';
import { isRecord } from './numbers';
import { quoteSteps } from './steps';
import type { QuoteInputs, QuoteRates, Reason } from './types';
import { labelOf } from './wording';

/** A name in a formula. */
export type FormulaName = {
  name: string;
  label: string;
  /** The step that calculates it, null where it is given. */
  step: StepName | null;
  /** The record of the rates that it is a field of, null for anything else. */
  record: RecordName | null;
  field: string;
};

export type RecordName = 'material' | 'lamination' | 'tooling' | 'standards';

/** What to say when a whole record is missing, and the field at which it is chosen. */
export const missingRecords: Record<RecordName, Reason> = {
  material: { field: 'material_id', message: 'No material is chosen.' },
  lamination: { field: 'lamination_id', message: 'No lamination is chosen.' },
  tooling: { field: 'tooling_id', message: 'No die is chosen.' },
  standards: { field: 'standards', message: 'The standards of the shop (Setup > Standards) are missing.' },
};

const isRecordName = (text: string): text is RecordName => Object.hasOwn(missingRecords, text);

const names = new Map<string, FormulaName>(
  quoteSteps.map(({ name, label }) => [name, { name, label, step: name, record: null, field: name }]),
);

/** What a name stands for; the same object for the same name. */
export const formulaName = (name: string): FormulaName => {
  let found = names.get(name);
  if (found === undefined) {
    const [record = '', field = ''] = name.split('.');
    const label = labelOf(name);
    found = isRecordName(record)
      ? { name, label, step: null, record, field }
      : { name, label, step: null, record: null, field: name };
    names.set(name, found);
  }
  return found;
};

/** What was given for a name, as it was given. */
export const givenFor = ({ record, field }: FormulaName, quote: QuoteInputs, rates: Partial<QuoteRates>): unknown => {
  if (record !== null) return fieldOf(rates[record], field);
  switch (field) {
    case 'die_chosen':
      return isRecord(rates.tooling);
    case 'lamination_chosen':
      return isRecord(rates.lamination);
    case 'overhead_total':
      return rates.overhead_total;
    default:
      return fieldOf(quote, field);
  }
};

/** A field by a name that is only known at run time. */
export const fieldOf = (record: unknown, field: string): unknown => (isRecord(record) ? record[field] : undefined);
