import { describe, expect, it } from 'vitest';
import { defineFields, type Field, fieldOf, fieldsOf, isSearchable, isWritable } from '../../src/fields/field';
import { defaultsOf, writableValues } from '../../src/fields/payload';
import { customerFields, customerSummary } from '../../src/resources/customers/fields';
import { jobTicketPartFields } from '../../src/resources/job-ticket-parts/fields';
import { jobTicketFields } from '../../src/resources/job-tickets/fields';
import { materialFields } from '../../src/resources/materials/fields';
import { overheadFields } from '../../src/resources/overhead/fields';
import { quoteFields } from '../../src/resources/quotes/fields';
import { standardsFields } from '../../src/resources/standards/fields';
import { timesheetFields } from '../../src/resources/timesheets/fields';
import { toolingFields } from '../../src/resources/tooling/fields';
import { userFields } from '../../src/resources/users/fields';

const entities: Record<string, readonly Field[]> = {
  customers: customerFields,
  'job-ticket-parts': jobTicketPartFields,
  'job-tickets': jobTicketFields,
  materials: materialFields,
  overhead: overheadFields,
  quotes: quoteFields,
  standards: standardsFields,
  timesheets: timesheetFields,
  tooling: toolingFields,
  users: userFields,
};

describe.each(Object.entries(entities))('the fields of %s', (_name, fields) => {
  it('are each declared once', () => {
    const sources = fields.map((field) => field.source);
    expect(sources).toEqual([...new Set(sources)]);
  });

  it('leave id and version to the record', () => {
    expect(fields.map((field) => field.source)).not.toEqual(expect.arrayContaining(['id']));
    expect(fields.map((field) => field.source)).not.toEqual(expect.arrayContaining(['version']));
  });

  it('name linked records that stand in the same record', () => {
    const named = fields.flatMap((field) => (field.type === 'reference' && field.nameSource ? [field.nameSource] : []));
    expect(fieldsOf(fields, named).every((field) => field.readOnly === 'linked')).toBe(true);
  });

  it('combine fields of the same record that are typed', () => {
    const combined = fields.filter(({ combines }) => combines !== undefined);
    expect(combined.every(({ readOnly }) => readOnly === 'calculated')).toBe(true);
    const parts = combined.flatMap(({ combines = [] }) => combines);
    expect(fieldsOf(fields, parts).every((field) => isWritable(field, 'update'))).toBe(true);
  });
});

describe('the defaults of a new record', () => {
  const defaults = (fields: readonly Field[]) => defaultsOf(fields, '2026-11-28');

  it('are those of the shop for tooling', () => {
    expect(defaults(toolingFields)).toMatchObject({ gap_across: 0.125, gap_around: 0.125, size_across: null });
  });

  it('are those of the shop for materials', () => {
    expect(defaults(materialFields)).toMatchObject({
      fuel_price: 0.001,
      freight_price: 0.0344,
      other_surcharges: 0.04,
      markup: 0,
    });
  });

  it('are those of the shop for quotes', () => {
    expect(defaults(quoteFields)).toMatchObject({
      coating: true,
      waste: 0.1,
      markup: 0.6,
      press_press_tension: 150,
      press_unwind_tension: 110,
      press_rewind_tension: 110,
      finisher_press_tension: 70,
      finisher_unwind_tension: 4,
      finisher_rewind_tension: 4,
      label_across: 1,
      core_id: 3,
      shipping_method: 'UPS',
      lamination_id: null,
      labels_per_row: 1000,
    });
  });

  it('include ten quantity rows, all included', () => {
    const values = defaults(quoteFields);
    const rows = Array.from({ length: 10 }, (_, index) => index + 1);
    expect(rows.map((n) => values[`row_${n}_m_labels`])).toEqual([1, 2.5, 5, 7.5, 15, 25, 50, 150, 300, 100]);
    expect(rows.map((n) => values[`row_${n}_include`])).toEqual(rows.map(() => true));
    expect(rows.map((n) => values[`row_${n}_override_type`])).toEqual(rows.map(() => 0));
  });

  it('give a part copy position 4 and a user role 2', () => {
    expect(defaults(jobTicketPartFields).copy_position).toBe(4);
    expect(defaults(userFields).roleId).toBe(2);
  });

  it('date an order today', () => {
    expect(defaults(jobTicketFields).date_of_order).toBe('2026-11-28');
    expect(defaults(jobTicketFields).due_date).toBeNull();
  });

  it('leave out what nobody types', () => {
    expect(Object.keys(defaults(jobTicketFields))).not.toContain('customer_name');
  });
});

describe('what is stored of a payload', () => {
  it('leaves out read-only fields and keeps null', () => {
    const values = { po_number: null, customer_name: 'Somebody', footage: 12, department: 'Press' };
    expect(writableValues(jobTicketFields, values, 'update')).toEqual({ po_number: null, department: 'Press' });
  });

  it('trims text and takes blank text for none', () => {
    expect(writableValues(customerFields, { customer_name: '  Acme ', city: '   ' }, 'create')).toEqual({
      customer_name: 'Acme',
      city: null,
    });
  });

  it('keeps a password to the letter', () => {
    expect(writableValues(userFields, { password: ' pass phrase ' }, 'create')).toEqual({ password: ' pass phrase ' });
  });

  it('never changes the key of a record', () => {
    expect(writableValues(overheadFields, { calendar_year: 2027, rent: 5 }, 'update')).toEqual({ rent: 5 });
    expect(writableValues(overheadFields, { calendar_year: 2027, rent: 5 }, 'create')).toEqual({
      calendar_year: 2027,
      rent: 5,
    });
  });
});

describe('a declaration', () => {
  const fields = defineFields([
    { source: 'ink', label: 'Ink', type: 'text' },
    { source: 'total', label: 'Total', type: 'currency', readOnly: 'calculated' },
  ]);

  it('is found by its name, and a misspelt name is an error', () => {
    expect(fieldOf(fields, 'ink').label).toBe('Ink');
    expect(() => fieldOf(fields, 'inc')).toThrow('No field "inc" is declared');
  });

  it('says what may be written and what is searched', () => {
    expect(fields.map((field) => isWritable(field, 'create'))).toEqual([true, false]);
    expect(fields.map(isSearchable)).toEqual([true, false]);
  });
});

describe("a customer's summary", () => {
  it('joins what there is, without stray commas', () => {
    expect(customerSummary({ street_1: '1 Mill Rd', city: 'Troy', address_state: 'NY', zip: '12180' })).toEqual({
      address: '1 Mill Rd',
      city_state_zip: 'Troy, NY 12180',
      phone_number: null,
    });
    expect(customerSummary({})).toEqual({ address: null, city_state_zip: null, phone_number: null });
    expect(customerSummary({ zip: '12180', mobile_number: '555-0100' })).toMatchObject({
      city_state_zip: '12180',
      phone_number: '555-0100',
    });
  });
});
