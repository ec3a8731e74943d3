const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { inner: nested(depth - 1) });

/** What nobody in good faith puts into a field of a body. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  true,
  -1,
  0.5,
  1e21,
  -1e21,
  2 ** 53,
  'NaN',
  '1e999',
  'x'.repeat(5000),
  'é'.repeat(201),
  [],
  [null],
  [{}],
  {},
  { toString: 'x' },
  nested(8),
  nested(40),
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  "' or 1=1; --",
  '\\',
  '{name, plural, other {#}}',
  "<script>alert('x')</script>",
  'a\r\nBcc: victim@example.com',
  '٣',
  '2027-02-30',
  '9999-12-31',
  '0000-00-00',
  '+010000-01-01',
  '2027-05-02T10:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  '../../etc/passwd',
  'CIC-999999',
];

/** The same for a place where only text arrives: a query, a header, a part of the path. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...HOSTILE_VALUES.filter((value) => typeof value === 'string'),
  '-1',
  '0',
  '0.5',
  '1e21',
  '999999999999999999999',
  '2147483648',
  'null',
  'true',
  '[object Object]',
];

/** Parts of a path as they go over the wire. */
export const HOSTILE_PARTS: readonly string[] = [
  ...HOSTILE_TEXTS.filter((text) => text !== '' && !text.includes('\ud800')).map(encodeURIComponent),
  '%00',
  '%zz',
  '%ff%fe',
  '..%2f..',
  '%2e%2e',
  '__proto__',
  'constructor',
];

/** Whole bodies that are not what any call takes. */
export const HOSTILE_BODIES: readonly { readonly type: string; readonly text: string }[] = [
  { type: 'application/json', text: '' },
  { type: 'application/json', text: '{' },
  { type: 'application/json', text: 'null' },
  { type: 'application/json', text: '[]' },
  { type: 'application/json', text: '[[[]]]' },
  { type: 'application/json', text: '"text"' },
  { type: 'application/json', text: '12' },
  { type: 'application/json', text: '{"__proto__":{"role":"admin"}}' },
  { type: 'application/json', text: '{"constructor":{"prototype":{"role":"admin"}}}' },
  { type: 'application/json', text: '['.repeat(50_000) },
  { type: 'application/json', text: `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}` },
  { type: 'application/json', text: JSON.stringify({ text: 'x'.repeat(300 * 1024) }) },
  { type: 'text/plain', text: 'hello' },
  { type: 'application/xml', text: '<a/>' },
  { type: 'application/x-www-form-urlencoded', text: 'a=1&a=2' },
  { type: 'multipart/form-data; boundary=x', text: '--x--' },
  { type: 'nonsense', text: '{}' },
];

/** Fields that no form has, and that would raise somebody if they were taken. */
export const FORBIDDEN_FIELDS: Readonly<Record<string, unknown>> = {
  role: 'superAdmin',
  isPro: true,
  status: 'completed',
  price: 1,
  uuid: '00000000-0000-0000-0000-000000000000',
  prototype: { role: 'admin' },
};
