import { describe, expect, it } from '@jest/globals';
import { hasAlready, strongTagOf, weakTagOf } from './entity-tags.js';

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

describe.each([
  ['weak', weakTagOf, /^W\/"[\w-]+"$/],
  ['strong', strongTagOf, /^"[\w-]+"$/],
])('a %s tag', (_, tagOf, form) => {
  it('tells texts apart that differ in one letter, in the order of their letters, or in nothing but length', () => {
    const texts = ['{"price":18000}', '{"price":18100}', '{"price":10800}', '{"price":18000} ', ''];
    expect(new Set(texts.map(tagOf)).size).toBe(texts.length);
  });

  it('is that of the bytes, however they are held', () => {
    expect(tagOf('浅草')).toMatch(form);
    expect(tagOf(Buffer.from('浅草'))).toBe(tagOf('浅草'));
  });
});
