import { describe, expect, it } from 'vitest';
import { csvCell, csvHeader, csvOf } from '../../src/fields/csv';
import type { Field } from '../../src/fields/field';
import { statuses } from '../../src/resources/job-tickets/statuses';

const name: Field = { source: 'name', label: 'Name', type: 'text' };
const width: Field = { source: 'width', label: 'Width', type: 'number', unit: 'in', decimals: 2 };

describe('a CSV cell', () => {
  it.each(['=1+1', '+44 20', '-dash', '@cmd', '\tx', '\rx'])('keeps a spreadsheet from running %j', (value) => {
    expect(csvCell(name, value).replace(/^"/, '')).toMatch(/^'/);
  });

  it('never touches a number', () => {
    expect(csvCell(width, -5)).toBe('-5');
    expect(csvCell(width, 1234.56789)).toBe('1234.56789');
    expect(csvCell(width, 90861.29000000001)).toBe('90861.29');
    expect(csvCell(width, 1e21)).toBe('1e+21');
  });

  it('quotes what would break the line', () => {
    expect(csvCell(name, 'Smith, John')).toBe('"Smith, John"');
    expect(csvCell(name, '3" core')).toBe('"3"" core"');
    expect(csvCell(name, 'two\nlines')).toBe('"two\nlines"');
  });

  it('is empty where there is no value, and shows a choice by its label', () => {
    expect(csvCell(name, null)).toBe('');
    expect(csvCell({ source: 's', label: 'S', type: 'choice', choices: statuses }, 'needed')).toBe('Needed');
    expect(csvCell({ source: 'b', label: 'B', type: 'boolean' }, false)).toBe('No');
  });
});

it('heads a column with its label and unit', () => {
  expect(csvHeader(name)).toBe('Name');
  expect(csvHeader(width)).toBe('Width (in)');
  expect(csvHeader({ source: 'time', label: 'Time', type: 'duration' })).toBe('Time (min)');
});

it('tells columns of the same label apart by what they are called among all', () => {
  const press: Field = { source: 'p', label: 'Press Tension', apart: 'Press: Press Tension', type: 'number' };
  const finisher: Field = { source: 'f', label: 'Press Tension', apart: 'Finisher: Press Tension', type: 'number' };
  expect(csvOf([press, finisher, name], [])).toBe('Press: Press Tension,Finisher: Press Tension,Name\r\n');
  expect(csvOf([press, name], [])).toBe('Press Tension,Name\r\n');
});

it('writes headings and one line per record', () => {
  expect(csvOf([name, width], [{ name: 'A', width: 2 }, { name: 'B' }])).toBe('Name,Width (in)\r\nA,2\r\nB,\r\n');
});
