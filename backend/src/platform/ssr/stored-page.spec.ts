import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { StoredPage } from './stored-page.js';

const nonce = fc.base64String({ minLength: 1, maxLength: 40 });
const texts = fc.array(fc.string({ unit: 'binary', maxLength: 400 }), { minLength: 1, maxLength: 12 });

describe('a stored page', () => {
  it('is, unpacked, the page with the response’s nonce at each place; gunzip checks sum and length', () => {
    fc.assert(
      fc.property(texts, nonce, nonce, (parts, one, other) => {
        const page = new StoredPage(200, parts.map(inPieces), 0);
        for (const each of [one, other, one]) {
          expect(gunzipSync(page.gzipped(each)).toString()).toBe(parts.map(wellFormed).join(each));
          expect(page.plain(each).toString()).toBe(parts.map(wellFormed).join(each));
        }
      }),
    );
  });

  it('of more than a megabyte is whole', () => {
    const start = 'Rom, Αθήνα, 東京 '.repeat(80_000);
    const page = new StoredPage(200, [[start], [' end']], 0);
    expect(gunzipSync(page.gzipped('0123456789abcdef')).toString()).toBe(`${start}0123456789abcdef end`);
  });
});

const inPieces = (part: string): readonly string[] => (part === '' ? [] : [part, '']);

/** Half of a surrogate pair cannot be written in UTF-8. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
