import { describe, expect, it } from 'vitest';
import { filterKey, filterOperators, parseFilterKey } from '../../src/fields/filters';
import { jobTicketFields } from '../../src/resources/job-tickets/fields';

describe('a filter key', () => {
  it.each([
    ['po_number', 'po_number', 'eq'],
    ['customer_name_q', 'customer_name', 'q'],
    ['due_date_lte', 'due_date', 'lte'],
    ['job_ticket_status_eq_any', 'job_ticket_status', 'eq_any'],
    ['lamination_name_empty', 'lamination_name', 'empty'],
    ['id', 'id', 'eq'],
    ['footage_gt', 'footage', 'gt'],
  ])('%s names the field %s and the operator %s', (key, source, operator) => {
    const parsed = parseFilterKey(jobTicketFields, key);
    expect(parsed?.field.source).toBe(source);
    expect(parsed?.operator).toBe(operator);
  });

  it.each(['nope', 'po_number_gt', 'due_date_q', '', '__proto__', 'constructor'])('%j names nothing', (key) => {
    expect(parseFilterKey(jobTicketFields, key)).toBeNull();
  });

  it('is read back as it was written, for every field and operator', () => {
    for (const field of jobTicketFields) {
      for (const operator of filterOperators(field)) {
        const parsed = parseFilterKey(jobTicketFields, filterKey(field.source, operator));
        expect(parsed).toEqual({ field, operator });
      }
    }
  });
});
