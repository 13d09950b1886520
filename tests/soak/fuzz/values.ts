/** What nobody should send: as text, as ids, as JSON, as headers. */
import type { Random } from '../support/random';

const deep = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202egnp.exe',
  '\u2066\u2069\u200f',
  '💥👩‍👩‍👧‍👦',
  'ﷺ'.repeat(50),
  'Ω≈ç√∫˜µ≤≥÷',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '=cmd|"/C calc"!A0',
  '+1+1',
  '@SUM(1)',
  "' or '1'='1",
  "'; drop table users; --",
  '1; select pg_sleep(10) --',
  "' union select secret from users --",
  '" or ""="',
  "\\' or 1=1 --",
  '%27%20or%201=1',
  '$1',
  ':name',
  '?',
  '%',
  '_',
  '\\',
  '%00',
  '%ff',
  '../../../etc/passwd',
  '..\\..\\windows',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  'x'.repeat(201),
  'x'.repeat(20_001),
  '0'.repeat(400),
  `${'a'.repeat(50)}!`.repeat(20),
  '2026-02-30',
  '2026-05-31',
  '9999-99-99',
  '2026-05-31T14:05:00Z',
];

export const NUMBERS: readonly string[] = [
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '3',
  '1.5',
  '1e3',
  '1e12',
  '1e13',
  '1e309',
  '-1e309',
  '1e-400',
  '5e-324',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740993',
  '9223372036854775808',
  '0.1000000000000000055511151231257827',
  '123456789012345678901234567890',
];

/** As they stand in an address. */
export const IDS: readonly string[] = [
  '1',
  '2',
  '3',
  '7',
  '0',
  '-1',
  '+1',
  '01',
  '1.0',
  '1e0',
  '1e309',
  '2147483647',
  '2147483648',
  '9223372036854775808',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '%00',
  '1%00',
  '7}',
  '7%7D',
  '7}}',
  '%7B%7D',
  '%20',
  '%2e%2e',
  '..%2f..',
  '%ff',
  '%',
  '%E0%A4%A',
  '1%20or%201=1',
  "1'--",
  '__proto__',
  'constructor',
  'add',
  'options',
  '１',
  encodeURIComponent('１'),
  '1'.repeat(90),
  '9'.repeat(300),
  'x'.repeat(2000),
];

/** A JSON text of anything. */
export const anyJson = (random: Random): string => {
  switch (random.between(0, 9)) {
    case 0:
      return 'null';
    case 1:
      return random.pick(['true', 'false']);
    case 2:
    case 3:
      return random.pick(NUMBERS);
    case 4:
      return random.pick(['[]', '{}', '[null]', '[[]]', '{"a":{}}', '[1,"a",null,true,{}]']);
    case 5:
      return deep(random.pick([5, 500, 5000]), '[', ']');
    case 6:
      return `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`;
    case 7:
      return random.pick([
        '{"__proto__":{"admin":true}}',
        '{"constructor":{"prototype":{"a":1}}}',
        '{"toString":1}',
        '{"length":-1}',
        '{"$gt":""}',
      ]);
    default:
      return JSON.stringify(random.pick(TEXTS));
  }
};

/** Bodies that are no JSON, or hardly. */
export const BROKEN_BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":NaN}',
  '\ufeff{}',
  '"\ud800"',
  'null',
  'true',
  '0',
  '[]',
  '[{}]',
  'a=1&b=2',
  '<a/>',
  deep(10_000, '[', ']'),
  '{"a":'.repeat(10_000),
  `"${'x'.repeat(100_000)}"`,
  `{"notes":"${'x'.repeat(600_000)}"}`,
  `{${Array.from({ length: 3000 }, (_, index) => `"k${index}":1`).join(',')}}`,
];

export const CONTENT_TYPES: readonly string[] = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/JSON;;;',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  '*/*',
  'a',
  '',
];

export const ODD_HEADERS: readonly Record<string, string>[] = [
  { 'accept-encoding': 'br;q=2, gzip, *;q=0' },
  { accept: 'x'.repeat(1000) },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': "'; drop table users; --" },
  { 'idempotency-key': '' },
  { 'x-forwarded-for': '127.0.0.1, ::1' },
  { 'x-forwarded-proto': 'https' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-1' },
  { 'if-none-match': '*' },
  { 'content-encoding': 'gzip' },
  { expect: '100-continue' },
  { host: 'evil.example' },
  { origin: 'null' },
  { cookie: '__proto__=1' },
];
