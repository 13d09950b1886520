import { expect, it } from 'vitest';
import { fieldOf } from '../../../src/fields/field';
import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import { lookUpLines } from '../../../src/ui/list/lookUpLines';
import { lookUpValues, partedLines } from '../../../src/ui/list/pastedValues';

const poNumber = fieldOf(jobTicketFields, 'po_number');
const known = ['1198', 'po-100', 'po-101', 'smith, jones & co', 'brass'];

const lookUpPasted = async (text: string) => {
  const requests: (readonly string[])[] = [];
  const { asked, result } = await lookUpLines(
    lookUpValues(text, poNumber),
    partedLines(text, poNumber),
    async (values) => {
      requests.push(values);
      const ids = values.map((value) => known.indexOf(value.toLowerCase())).filter((id) => id >= 0);
      const missing = values.filter((value) => !known.includes(value.toLowerCase()));
      return { ids, missing, total: ids.length };
    },
  );
  return { asked, ids: result.ids, missing: result.missing, requests: requests.length };
};

it.each([
  ['commas in one of several lines', '1198\nPO-100, po-101', { asked: 3, ids: [0, 1, 2], missing: [], requests: 2 }],
  ['a name with a comma', 'Smith, Jones & Co\nBrass', { asked: 2, ids: [3, 4], missing: [], requests: 1 }],
  [
    'a name with a comma beside lines with commas',
    'Smith, Jones & Co\nPO-100; PO-101',
    { asked: 3, ids: [3, 1, 2], missing: [], requests: 2 },
  ],
  ['a part that is nowhere', '1198\nPO-100, PO-7', { asked: 3, ids: [0, 1], missing: ['PO-7'], requests: 2 }],
  ['a name that is nowhere', '1198\nFinch, Wren', { asked: 2, ids: [0], missing: ['Finch, Wren'], requests: 2 }],
  ['a name in quotes', '1198\n"Brass, PO-100"', { asked: 2, ids: [0], missing: ['Brass, PO-100'], requests: 1 }],
  ['the same value twice', 'PO-100\npo-100, 1198', { asked: 2, ids: [1, 0], missing: [], requests: 2 }],
])('looks up %s', async (_, text, found) => {
  expect(await lookUpPasted(text)).toEqual(found);
});
