import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/fields/csv';
import { fieldsOf } from '../../../src/fields/field';
import { customerFields, customerSummary } from '../../../src/resources/customers/fields';
import { customerAliases } from '../../../src/resources/customers/headings';
import { materialFields } from '../../../src/resources/materials/fields';
import { materialAliases } from '../../../src/resources/materials/headings';
import { toolingFields } from '../../../src/resources/tooling/fields';
import { toolingAliases } from '../../../src/resources/tooling/headings';
import { guessColumns, isCalculatedHere, withColumn } from '../../../src/ui/csvImport/columns';
import { guessStyle, hasBarePercents, payloadsOf } from '../../../src/ui/csvImport/payloads';
import { type CsvTable, parseCsv } from '../../../src/ui/csvImport/readCsvFile';

const tableOf = (text: string): CsvTable => {
  const file = parseCsv(text);
  if ('problem' in file) throw new Error(file.problem);
  return file;
};

const readMaterials = (text: string) => {
  const table = tableOf(text);
  const mapping = guessColumns(table.headings, materialFields, materialAliases);
  return payloadsOf(table, materialFields, mapping, guessStyle(table, materialFields, mapping));
};

describe('columns', () => {
  it('are known by label, name or another usual heading', () => {
    const headings = ['Company Name', 'E-mail', 'office_number', 'Address 1', 'STATE', 'Zip Code', 'Rating'];
    expect(guessColumns(headings, customerFields, customerAliases)).toEqual([
      'customer_name',
      'email',
      'office_number',
      'street_1',
      'address_state',
      'zip',
      null,
    ]);
    expect(guessColumns(['Die #', 'Across (in)', 'Around', '# Across'], toolingFields, toolingAliases)).toEqual([
      'die_number',
      'size_across',
      'size_around',
      'number_across',
    ]);
  });

  it('of our own export all find their way back; what is calculated stays out', () => {
    const die = { die_number: 'R-1', size_across: 3, number_across: 4, die_repeat_in: 12, die_repeat_mm: 304.8 };
    const table = tableOf(csvOf(toolingFields, [die]));
    const mapping = guessColumns(table.headings, toolingFields, toolingAliases);
    expect(mapping.slice(-2)).toEqual([null, null]);
    const [row] = payloadsOf(table, toolingFields, mapping, guessStyle(table, toolingFields, mapping));
    expect(row).toEqual({ number: 2, values: { die_number: 'R-1', size_across: 3, number_across: 4 }, problems: {} });
  });

  it('that the list of customers combines of several fields are taken for none of them', () => {
    const customer = { customer_name: 'Acme', street_1: '5 Main St', street_2: 'Suite 9', mobile_number: '555-0100' };
    const listed = fieldsOf(customerFields, ['customer_name', 'address', 'city_state_zip', 'phone_number']);
    const { headings } = tableOf(csvOf(listed, [{ ...customer, ...customerSummary(customer) }]));
    const guess = (...names: string[]) => guessColumns(names, customerFields, customerAliases);
    expect(guess(...headings)).toEqual(['customer_name', null, null, null]);
    // With columns hidden in the list, or others added in the spreadsheet, it is still the list's file.
    expect(guess('Name', 'Address')).toEqual(['customer_name', null]);
    expect(guess('Name', 'Phone #', 'Email')).toEqual(['customer_name', null, 'email']);
    expect(guess(...headings, 'City')).toEqual(['customer_name', null, null, null, 'city']);
    for (const heading of headings.slice(1)) expect(isCalculatedHere(heading, customerFields)).toBe(true);
  });

  it('of somebody else’s customers are known where the file holds addresses in parts', () => {
    expect(
      guessColumns(['Company', 'Address', 'City', 'ST', 'Zip', 'Phone #'], customerFields, customerAliases),
    ).toEqual(['customer_name', 'street_1', 'city', 'address_state', 'zip', 'office_number']);
    expect(guessColumns(['Company', 'Address', 'Address 2'], customerFields, customerAliases)).toEqual([
      'customer_name',
      'street_1',
      'street_2',
    ]);
  });

  it('go to one field each: the first of a heading, and the last one chosen', () => {
    const mapping = guessColumns(['Name', 'Name', 'City'], customerFields, customerAliases);
    expect(mapping).toEqual(['customer_name', null, 'city']);
    expect(withColumn(mapping, 1, 'customer_name')).toEqual([null, 'customer_name', 'city']);
    expect(withColumn(mapping, 0, null)).toEqual([null, null, 'city']);
  });
});

describe('rows', () => {
  it('come with the numbers of an American spreadsheet', () => {
    const text =
      'Material,Type,Price,Fuel,Markup\r\n"BOPP, white",material,$0.55,"$1,234.50",12%\r\nPET,Lamination,0.18,,0\r\n';
    expect(readMaterials(text)).toEqual([
      {
        number: 2,
        values: {
          material_name: 'BOPP, white',
          material_type: 'Material',
          material_price: 0.55,
          fuel_price: 1234.5,
          markup: 0.12,
        },
        problems: {},
      },
      {
        number: 3,
        values: { material_name: 'PET', material_type: 'Lamination', material_price: 0.18, markup: 0 },
        problems: {},
      },
    ]);
  });

  it('come with the numbers of a European spreadsheet', () => {
    expect(readMaterials('Material;Price;Markup\nBOPP;0,55;12,5\nPET;1.234,50;5\n')).toMatchObject([
      { values: { material_price: 0.55, markup: 0.125 } },
      { values: { material_price: 1234.5, markup: 0.05 } },
    ]);
  });

  it('are refused where the file mixes decimal points and commas', () => {
    expect(readMaterials('Material;Price\nBOPP;0.125\nVinyl;0.5\nPET;0,125\nFoil;1,125\n')).toMatchObject([
      { values: { material_price: 0.125 } },
      { values: { material_price: 0.5 } },
      {
        problems: { material_price: 'Price: “0,125” has its decimals after a comma, the file has them after a point' },
      },
      { problems: { material_price: 'Price: “1,125” can mean 1.125 or 1125: say under Decimals which' } },
    ]);
  });

  it('say of each cell that cannot be read why', () => {
    expect(readMaterials('Material,Price,Type\nBOPP,cheap,Ink\nPET,0.5,Material,more\n')).toMatchObject([
      {
        values: { material_name: 'BOPP' },
        problems: { material_price: 'Price: “cheap” is not a number', material_type: expect.stringContaining('Ink') },
      },
      { problems: { '': 'The row has more cells than there are headings' } },
    ]);
  });

  it('may be shorter than the headings', () => {
    expect(readMaterials('Material,Price,Markup\nBOPP\n')).toEqual([
      { number: 2, values: { material_name: 'BOPP' }, problems: {} },
    ]);
  });

  it('leave it open what percentages without a sign are, where there are any', () => {
    const isOpen = (text: string) => {
      const table = tableOf(text);
      return hasBarePercents(table, materialFields, guessColumns(table.headings, materialFields, materialAliases));
    };
    expect(isOpen('Material,Markup\nA,12%\nB,0\nC,\n')).toBe(false);
    expect(isOpen('Material,Markup\nA,12\n')).toBe(true);
    expect(isOpen('Material,Price\nA,12\n')).toBe(false);
  });
});
