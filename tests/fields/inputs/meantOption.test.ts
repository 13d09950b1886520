import { expect, it } from 'vitest';
import { meantOption } from '../../../src/fields/inputs/meantOption';

const dies = [
  { value: 7, label: '1198' },
  { value: 8, label: '1198-A' },
  { value: 1198, label: 'D-40' },
];
const quotes = [
  { value: 110, label: '#110 · Acme · 10 packs' },
  { value: 10, label: '#10 · Acme' },
];
const only = [{ value: 3, label: 'Acme Foods' }];
const twice = [...only, { value: 4, label: 'ACME foods' }];

it.each([
  ['its name among others', '1198', dies, 7],
  ['its name in any case and spacing', ' acme  FOODS ', only, 3],
  ['its number, with the sign', '#1198', dies, 1198],
  ['its number without the sign, where it is called by it', '10', quotes, 10],
  ['its number with zeros before it', '#0010', quotes, 10],
  ['the only one found', 'acme', only, 3],
  ['several', '119', dies, undefined],
  ['the number of a record that is called by its name', '8', dies, undefined],
  ['the same name twice', 'Acme Foods', twice, undefined],
  ['none', 'acme', [], undefined],
  ['nothing', ' ', only, undefined],
])('means of what was found: %s', (_, text, found, value) => {
  expect(meantOption(text, found)?.value).toBe(value);
});
