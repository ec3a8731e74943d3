import { describe, expect, it } from '@jest/globals';
import { byteRange } from './byte-range.js';

describe('a range of bytes', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=20-10', undefined],
    ['bytes=0-1,3-4', undefined],
    ['pages=1-2', undefined],
    [undefined, undefined],
  ] as const)('reads %s', (header, range) => {
    expect(byteRange(header, 100)).toEqual(range);
  });
});
