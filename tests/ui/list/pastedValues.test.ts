import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Field, fieldOf } from '../../../src/fields/field';
import { ID_FIELD } from '../../../src/fields/filters';
import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import { areMarkedIds, canBeIds, lookUpValues, partedAt, pastedValues } from '../../../src/ui/list/pastedValues';

const poNumber = fieldOf(jobTicketFields, 'po_number');
const footage = fieldOf(jobTicketFields, 'footage');

describe('a pasted list', () => {
  it.each([
    ['one per line', 'PO-1\r\nPO-2\nPO-3\r', ['PO-1', 'PO-2', 'PO-3']],
    ['cells of a spreadsheet', 'PO-1\tPO-2\nPO-3\t', ['PO-1', 'PO-2', 'PO-3']],
    ['commas and semicolons', ' PO-1, PO-2 ;PO-3,,', ['PO-1', 'PO-2', 'PO-3']],
    ['quotes of either kind', `"PO-1"\n'PO-2'\n“PO-3”`, ['PO-1', 'PO-2', 'PO-3']],
    ['a name with a comma', '"Acme, Inc."; Brass', ['Acme, Inc.', 'Brass']],
    ['a quote within quotes', '"12"" roll"', ['12" roll']],
    ['names with commas, one per line', 'Acme, Inc.\nBrass; Sons\r\n', ['Acme, Inc.', 'Brass; Sons']],
    ['names with commas in cells', 'Acme, Inc.\tBrass', ['Acme, Inc.', 'Brass']],
    [
      'lines of numbers with commas between',
      '1100, 1101\n1102,1103;#1104\n1105',
      ['1100', '1101', '1102', '1103', '#1104', '1105'],
    ],
    ['a number with thousands in a line of its own', '1,100\n1101', ['1,100', '1101']],
    ['a name that begins with a number', '3, Main Street\n1101', ['3, Main Street', '1101']],
    ['lines that end in commas', 'PO-1,\n"PO-2",\nPO-3', ['PO-1', 'PO-2', 'PO-3']],
    ['one line and its end', 'PO-1,PO-2\n', ['PO-1', 'PO-2']],
    ['names of two words', 'Iron Thicket\nBrass House', ['Iron Thicket', 'Brass House']],
    ['the same twice', 'PO-1\npo-1\nPO-1 ', ['PO-1']],
    ['nothing at all', ' \n,;\t', []],
  ])('is read: %s', (_, text, values) => {
    expect(pastedValues(text, poNumber)).toEqual(values);
  });

  it.each([
    ['a line each', '17\n1,198\n1198\n2003', ['17', '1198', '2003']],
    ['one line with spaces', '17, 1,198, 2003', ['17', '1198', '2003']],
    ['one line with semicolons', '1,198;17', ['1198', '17']],
    ['one line of bare commas, each an id', '1,198', ['1', '198']],
    ['one that is no two ids', '3,005', ['3005']],
    ['one line of spaces alone', '17 2003  #5', ['17', '2003', '5']],
    [
      'lines, commas, tabs and spaces together',
      '17, 18\n19 20\t21;22\n"23"',
      ['17', '18', '19', '20', '21', '22', '23'],
    ],
    ['a power of ten that nobody meant', '1e3', ['1e3']],
    ['no thousands', '3, "5"\n99999\t3', ['3', '5', '99999']],
    ['what is no number', '12,5\nPO-1', ['12', '5', 'PO-1']],
  ])('of ids is read: %s', (_, text, values) => {
    expect(lookUpValues(text, ID_FIELD)).toEqual(values);
  });

  it.each([
    ['Smith, Jones & Co\nBrass', poNumber, true, []],
    ['Smith, Jones & Co', poNumber, false, ['commas']],
    ['"Smith, Jones"; Brass', poNumber, false, ['semicolons']],
    ['17\n18', ID_FIELD, true, []],
    ['1,198\n17', ID_FIELD, true, []],
    ['17 2003  #5', ID_FIELD, false, ['spaces']],
    ['17 18, 19; 20', ID_FIELD, false, ['commas', 'semicolons', 'spaces']],
    ['17, 18\n19', ID_FIELD, true, ['commas']],
    ['1100, 1101\n1102', poNumber, true, ['commas']],
    ['1\n3, 99\nabc;2', poNumber, true, ['commas']],
  ] as const)('is said to be parted as it was: %j', (text, field, lines, signs) => {
    expect(partedAt(text, field)).toEqual({ lines, signs });
  });

  it.each([
    ['#1198', true],
    ['#1198\n#17, #18; #19\t#20', true],
    ['#1198 #17', true],
    ['#1198\n17', false],
    ['1198', false],
    ['#A-17', false],
    ['', false],
  ])('of ids is known by their sign: %j', (text, are) => {
    expect(areMarkedIds(text)).toBe(are);
  });

  it.each([
    ['1198\n#17, 18', true],
    ['1,198\n17', true],
    ['1198\nPO-17', false],
    ['4501234567', false],
    ['1.5', false],
    ['', false],
  ])('can be one of ids: %j', (text, can) => {
    expect(canBeIds(text)).toBe(can);
  });

  it('of numbers has thousands where they can be, as they are shown', () => {
    expect(pastedValues('1,719', footage)).toEqual(['1,719']);
    expect(pastedValues('1,719, 250', footage)).toEqual(['1,719', '250']);
    expect(pastedValues('17,250,30', footage)).toEqual(['17', '250', '30']);
  });

  it('never has an empty value or the same one twice, whatever was pasted', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom<Field>(poNumber, footage, ID_FIELD), (text, field) => {
        const values = pastedValues(text, field);
        const different = new Set(values.map((value) => value.toLowerCase()));
        return different.size === values.length && !different.has('');
      }),
    );
  });
});
