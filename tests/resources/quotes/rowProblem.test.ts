import { describe, expect, it } from 'vitest';
import { typedProblem } from '../../../src/resources/quotes/summation/columns';

describe('what is typed into a row of quantities', () => {
  it('and cannot be read is told with the words of its field', () => {
    expect(typedProblem(2, { row_2_m_labels: '1,250' })).toBe('Type 1250 or 1.250: “1,250” can mean both');
    expect(typedProblem(2, { row_2_m_labels: 5, row_2_override_type: 3, row_2_margin_override: '12e' })).toBe(
      '“12e” is not a number',
    );
  });

  it('and can be read has no problem, nor has an override of another type', () => {
    expect(typedProblem(2, { row_2_m_labels: 1.25, row_2_override_type: 2, row_2_margin_override: '12e' })).toBe(
      undefined,
    );
  });
});
