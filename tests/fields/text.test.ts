import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/fields/field';
import { ID_FIELD } from '../../src/fields/filters';
import { exactText, textOf } from '../../src/fields/text';
import { statuses } from '../../src/resources/job-tickets/statuses';

const text: Field = { source: 'po_number', label: 'PO #', type: 'text' };
const status: Field = { source: 'status', label: 'Status', type: 'choice', choices: statuses };
const customer: Field = {
  source: 'customer_id',
  label: 'Customer',
  type: 'reference',
  reference: 'customers',
  nameSource: 'customer_name',
};

describe('the text of a value', () => {
  it.each([null, undefined, ''])('is an en dash where there is none (%j)', (value) => {
    expect(textOf(text, value)).toBe('–');
    expect(textOf({ source: 'n', label: 'N', type: 'number' }, value)).toBe('–');
    expect(textOf({ source: 'b', label: 'B', type: 'boolean' }, value)).toBe('–');
  });

  it('shows zero and no as values', () => {
    expect(textOf({ source: 'n', label: 'N', type: 'number', decimals: 0 }, 0)).toBe('0');
    expect(textOf({ source: 'b', label: 'B', type: 'boolean' }, false)).toBe('No');
  });

  it('follows the decimals that the field declares', () => {
    expect(textOf({ source: 'n', label: 'N', type: 'number', decimals: 2 }, 1234.565)).toBe('1,234.57');
    expect(textOf({ source: 'c', label: 'C', type: 'currency' }, 2.675)).toBe('$2.68');
    expect(textOf({ source: 'c', label: 'C', type: 'currency', decimals: 4 }, 0.6254)).toBe('$0.6254');
    expect(textOf({ source: 'p', label: 'P', type: 'percent', decimals: 0 }, 0.1)).toBe('10%');
    expect(textOf({ source: 'p', label: 'P', type: 'percent' }, 0.161)).toBe('16.10%');
    expect(textOf({ source: 't', label: 'T', type: 'duration' }, 89.5)).toBe('1:30');
  });

  it('does not group a number that names its record', () => {
    const year: Field = { source: 'calendar_year', label: 'Year', type: 'number', integer: true, unique: true };
    expect(textOf(year, 2026)).toBe('2026');
    expect(textOf(ID_FIELD, 1200)).toBe('1200');
  });

  it('keeps a day the day it is', () => {
    expect(textOf({ source: 'd', label: 'D', type: 'day' }, '2026-05-31')).toBe('2026-05-31');
    expect(textOf({ source: 'd', label: 'D', type: 'day' }, '2026-05-31T00:00:00.000Z')).toBe('2026-05-31');
  });

  it('shows a choice by its label, also a value that is no longer offered', () => {
    expect(textOf(status, 'staged')).toBe('Staged');
    expect(textOf(status, 'lost')).toBe('lost');
  });

  it('shows a reference by the linked name, or by its id', () => {
    expect(textOf(customer, 7, { customer_id: 7, customer_name: 'Acme' })).toBe('Acme');
    expect(textOf(customer, 7, { customer_id: 7, customer_name: null })).toBe('7');
    expect(textOf(customer, 7)).toBe('7');
  });
});

describe('the exact text of a number', () => {
  it('rounds nothing away', () => {
    expect(exactText({ source: 'n', label: 'N', type: 'number', decimals: 0 }, 1234.5)).toBe('1,234.5');
    expect(exactText({ source: 'n', label: 'N', type: 'number' }, 0.00000012)).toBe('0.00000012');
    expect(exactText({ source: 'c', label: 'C', type: 'currency' }, 42.505)).toBe('$42.505');
    expect(exactText({ source: 'p', label: 'P', type: 'percent', decimals: 0 }, 0.165)).toBe('16.5%');
    expect(exactText({ source: 't', label: 'T', type: 'duration' }, 89.5)).toBe('89.5 min');
  });

  it('is the usual one where that shows it whole', () => {
    expect(exactText({ source: 'n', label: 'N', type: 'number', decimals: 0 }, 1250)).toBe('1,250');
    expect(exactText({ source: 'c', label: 'C', type: 'currency' }, 42.5)).toBe('$42.50');
    expect(exactText({ source: 'p', label: 'P', type: 'percent' }, 0.1)).toBe('10.00%');
    expect(exactText({ source: 't', label: 'T', type: 'duration' }, 90)).toBe('1:30');
    expect(exactText(status, 'staged')).toBe('Staged');
    expect(exactText(text, null)).toBe('–');
  });
});
