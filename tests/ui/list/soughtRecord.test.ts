import { describe, expect, it } from 'vitest';
import { soughtRecord } from '../../../src/ui/list/soughtRecord';

const SHOP = 'http://shop.example:8080';

describe('the record that a text names', () => {
  it.each([
    ['1153', { number: 1153 }],
    [' #1153 ', { number: 1153 }],
    ['/job-tickets/1156', { path: '/job-tickets', number: 1156 }],
    [`${SHOP}/job-tickets/1156`, { path: '/job-tickets', number: 1156 }],
    [`${SHOP}/job-tickets/1156?view=board#top`, { path: '/job-tickets', number: 1156 }],
    ['HTTP://Shop.Example:8080/setup/tooling/7/', { path: '/setup/tooling', number: 7 }],
  ])('%s', (text, record) => expect(soughtRecord(text, SHOP)).toEqual(record));

  it.each([
    '',
    '#',
    '11 53',
    '1234567890',
    'PO-1153',
    '4/7',
    '/1153',
    '/job-tickets',
    '/job-tickets/add',
    '/job-tickets/0',
    'http://elsewhere.example/job-tickets/1156',
    'http://',
    '//elsewhere.example/job-tickets/1156',
  ])('none in %j', (text) => expect(soughtRecord(text, SHOP)).toBeNull());
});
