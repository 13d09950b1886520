import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedValues } from '../../../src/ui/list/pastedValues';

describe('a pasted list', () => {
  it.each([
    ['one per line', 'PO-1\r\nPO-2\nPO-3\r', ['PO-1', 'PO-2', 'PO-3']],
    ['cells of a spreadsheet', 'PO-1\tPO-2\nPO-3\t', ['PO-1', 'PO-2', 'PO-3']],
    ['commas and semicolons', ' PO-1, PO-2 ;PO-3,,', ['PO-1', 'PO-2', 'PO-3']],
    ['quotes of either kind', `"PO-1", 'PO-2'\n“PO-3”`, ['PO-1', 'PO-2', 'PO-3']],
    ['a name with a comma', '"Acme, Inc."; Brass', ['Acme, Inc.', 'Brass']],
    ['a quote within quotes', '"12"" roll"', ['12" roll']],
    ['names of two words', 'Iron Thicket\nBrass House', ['Iron Thicket', 'Brass House']],
    ['the same twice', 'PO-1\npo-1\nPO-1 ', ['PO-1']],
    ['nothing at all', ' \n,;\t', []],
  ])('is read: %s', (_, text, values) => {
    expect(pastedValues(text)).toEqual(values);
  });

  it('never has an empty value or the same one twice, whatever was pasted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const values = pastedValues(text);
        const different = new Set(values.map((value) => value.toLowerCase()));
        return different.size === values.length && !different.has('');
      }),
    );
  });
});
