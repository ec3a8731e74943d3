import { describe, expect, it } from '@jest/globals';
import { readsEncoding } from './accepted-encoding.js';

describe('what a client reads', () => {
  it.each([
    ['gzip', true],
    ['gzip, deflate, br', true],
    ['br;q=1.0, GZIP;q=0.8, *;q=0.1', true],
    ['gzip;q=0.001', true],
    ['gzip;q=0', false],
    ['identity;q=1, gzip; q=0.000', false],
    ['gzip;q=0, br', false],
    ['br', false],
    ['x-gzip-like', false],
    ['*', false],
    ['', false],
  ])('%j: gzip is %s', (header, reads) => {
    expect(readsEncoding({ 'accept-encoding': header }, 'gzip')).toBe(reads);
  });

  it('is nothing encoded where it does not say', () => {
    expect(readsEncoding({}, 'br')).toBe(false);
  });
});
