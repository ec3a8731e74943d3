import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { coarse, compact } from './compact.js';
import { box, ogive, oval, poly } from './svg.js';

const picture = (data: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><path fill="#123456" d="${data}"/></svg>`;

/** Every form of path data the motifs use. */
const drawings: readonly (readonly [string, string])[] = [
  ['polygons', poly(10, 20, 130.4, 30.5, 140, 120, 22.3, 140) + poly(3, 4, 9, 4, 9, 12)],
  ['boxes and ovals', box(10, 10, 40.5, 30) + oval(100, 100, 40, 30.3)],
  ['ogives', ogive(30, 150, 60, 120)],
  ['absolute curves', 'M10 150C20 20 60 10 80 60S120 130 150 20V150H90Q70 90 50 150T10 150z'],
  ['relative curves after absolute moves', 'M20 80q30-70 60 0t60 0v60h-120z M5 5l20 0l0 20z'],
  ['arcs', 'M40 80a40 40 0 0 1 80 0A40 40 0 0 1 40 80z'],
  ['several points after one letter', 'M10 10L150 10 150 150 10 150zm20 20l10 0 0 10-10 0z'],
];

describe.each(drawings)('compact: %s', (_, data) => {
  it('draws the same', async () => {
    const pixels = (svg: string): Promise<Buffer> =>
      sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
    const [before, after] = await Promise.all([pixels(picture(data)), pixels(compact(picture(data)))]);
    const different = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 60).length;
    expect(different).toBe(0);
  });

  it('does not grow', () => {
    expect(compact(picture(data)).length).toBeLessThanOrEqual(picture(data).length);
  });
});

describe('coarse', () => {
  it('rounds path data and nothing else', () => {
    expect(coarse('<g transform="translate(1.5 2.5)"><path stroke-width="2.5" d="M1.4-2.6l.6 3.2z"/></g>')).toBe(
      '<g transform="translate(1.5 2.5)"><path stroke-width="2.5" d="M1-3l1 3z"/></g>',
    );
  });
});
