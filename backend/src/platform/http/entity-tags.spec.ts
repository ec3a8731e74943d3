import { expect, it } from '@jest/globals';
import { hasAlready } from './entity-tags.js';

it.each([
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"b", "a"', 'W/"a"', true],
  ['*', 'W/"a"', true],
  ['"b"', 'W/"a"', false],
  ['a', 'W/"a"', false],
  [undefined, 'W/"a"', false],
])('who knows %s has %s: %s', (known, etag, has) => {
  expect(hasAlready(known, etag)).toBe(has);
});
