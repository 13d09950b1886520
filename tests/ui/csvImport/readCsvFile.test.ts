import { describe, expect, it } from 'vitest';
import { type CsvFile, decodeCsv, MOST_ROWS, parseCsv } from '../../../src/ui/csvImport/readCsvFile';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = (file: CsvFile) => ('rows' in file ? file.rows.map(({ cells }) => cells) : file.problem);

describe('the text of a file', () => {
  it('is read as UTF-8, with its mark or without', () => {
    expect(decodeCsv(utf8('\uFEFFName\nÉclair'))).toBe('Name\nÉclair');
    expect(decodeCsv(utf8('Name\nÉclair'))).toBe('Name\nÉclair');
  });

  it('is read as older versions of Excel write it', () => {
    expect(decodeCsv(Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]))).toBe('Müller');
  });

  it('is read as Excel writes "Unicode text"', () => {
    const text = '\uFEFFName\tCity\r\nMüller\tBonn\r\n';
    expect(decodeCsv(new Uint8Array(Buffer.from(text, 'utf16le')))).toBe('Name\tCity\r\nMüller\tBonn\r\n');
  });
});

describe('a table', () => {
  it('has headings, and rows with the numbers of the spreadsheet', () => {
    expect(parseCsv('\r\n Name ,City\r\nAcme,Troy\r\n,\r\n\r\nBeta,Bath\r\n')).toEqual({
      headings: ['Name', 'City'],
      rows: [
        { number: 3, cells: ['Acme', 'Troy'] },
        { number: 6, cells: ['Beta', 'Bath'] },
      ],
      delimiter: ',',
    });
  });

  it('keeps separators, quotation marks and line ends within quotes', () => {
    const text = 'Name;Notes\n"Acme; Inc.";"He said ""yes""\r\non Monday"\n';
    expect(cellsOf(parseCsv(text))).toEqual([['Acme; Inc.', 'He said "yes"\r\non Monday']]);
  });

  it.each([
    ['semicolons', 'Name;Price\nA;0,55\nB;1,5\n', ';'],
    ['tabs', 'Name\tPrice\nA\t0.55\nB\t1.5\n', '\t'],
    ['bars', 'Name|Price\nA|0.55\nB|1.5\n', '|'],
    ['commas with quoted decimals', 'Name,Price\r\nA,"0,55"\r\nB,"1,5"\r\n', ','],
    ['what its first line says', 'sep=;\r\nName;Price\r\nA;"1,5"\r\n', ';'],
    ['nothing at all', 'Name\nA\nB\n', ','],
  ])('is found between %s', (_title, text, delimiter) => {
    expect(parseCsv(text)).toMatchObject({ delimiter, headings: expect.arrayContaining(['Name']) });
  });

  it('counts the line that names the separator', () => {
    expect(parseCsv('sep=;\r\nName;Price\r\nA;1\r\n')).toMatchObject({ rows: [{ number: 3 }] });
  });

  it.each([
    ['', 'The file is empty.'],
    ['\n\n , \n', 'The file is empty.'],
    ['Name,City\n', 'The file holds headings and no rows below them.'],
    ['Name,City\nAcme,"Troy\nBeta,Bath\n', 'A quotation mark is not closed, from row 2 on.'],
    ['PK\u0003\u0004\0\0', 'This is not a CSV file. In Excel: Save As, then CSV UTF-8.'],
  ])('that is none says so: %j', (text, problem) => {
    expect(parseCsv(text)).toEqual({ problem });
  });

  it('with more rows than fit is to be cut', () => {
    const text = `Name\n${'A\n'.repeat(MOST_ROWS + 1)}`;
    expect(cellsOf(parseCsv(text))).toContain(`at most ${MOST_ROWS}`);
  });
});
