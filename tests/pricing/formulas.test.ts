import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteSteps } from '../../src/pricing';
import { unknownFigures } from '../../src/pricing/figures';
import { type Inputs, readInputs } from '../../src/pricing/inputs';
import { evaluateFormula } from './support/evaluateFormula';

const aNumber = fc.oneof(
  fc.double({ min: 0, max: 1e4, noNaN: true }),
  fc.integer({ min: 0, max: 20 }),
  fc.constantFrom(0, 1),
);

type Values = { [name: string]: number | boolean | Values };

/** An arbitrary for something of the same shape: a number for each number in it, a yes or no for each flag. */
const like = (shape: object): fc.Arbitrary<Values> => {
  const fields = Object.entries(shape).map(([name, value]): [string, fc.Arbitrary<number | boolean | Values>] => {
    if (typeof value === 'number') return [name, aNumber];
    return [name, typeof value === 'boolean' ? fc.boolean() : like(value)];
  });
  return fc.record(Object.fromEntries(fields));
};

const figuresOf = like(unknownFigures()) as unknown as fc.Arbitrary<ReturnType<typeof unknownFigures>>;
const inputsOf = like(readInputs({}, {})) as unknown as fc.Arbitrary<Inputs>;

const lookUp = (name: string, ...places: object[]): number => {
  for (const place of places) {
    const value = name.split('.').reduce<unknown>((at, field) => Object(at)[field], place);
    if (value !== undefined) return Number(value);
  }
  throw new Error(`Nothing is called ${name}`);
};

/** Equal but for what the order of operations does to the last digits; no answer is equal to no answer. */
const expectSame = (computed: number, evaluated: number) => {
  if (Number.isFinite(computed) && Number.isFinite(evaluated)) {
    const tolerance = 1e-12 * Math.max(1, Math.abs(computed));
    expect(Math.abs(computed - evaluated)).toBeLessThanOrEqual(tolerance);
  } else expect(Number.isFinite(computed)).toBe(Number.isFinite(evaluated));
};

describe('the formula of a step says what its code calculates', () => {
  it.each(quoteSteps.map((step) => [step.name, step] as const))('%s', (_, step) => {
    fc.assert(
      fc.property(figuresOf, inputsOf, (figures, inputs) => {
        const evaluated = evaluateFormula(step.formula, (name) => lookUp(name, figures, inputs));
        expectSame(step.compute(figures, inputs), evaluated);
      }),
    );
  });
});

describe('the evaluator that checks them', () => {
  it.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 5', 2],
    ['2 * 3 ^ 2', 18],
    ['max(0, floor(min(7.5, 9 - 1)))', 7],
    ['if 2 > 1 then 10 + 1 else 20', 11],
    ['if 0 then 1 else if 0 > 1 then 2 else 3 + 4', 7],
    ['5 * (1 + (if 1 then 2 else 3))', 15],
    ['sqrt(16) * pi', 4 * Math.PI],
  ])('calculates %s', (formula, value) => {
    expect(evaluateFormula(formula, () => Number.NaN)).toBe(value);
  });
});
