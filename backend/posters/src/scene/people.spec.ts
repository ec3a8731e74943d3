import { describe, expect, it } from '@jest/globals';
import { paletteOf } from '../palette.js';
import { rngOf } from '../prng.js';
import { layouts, type Frame } from './frame.js';
import { paintPeople } from './people.js';

const { w, h } = layouts.wide;

const frame = (calm: boolean): Frame => ({
  format: 'wide',
  layout: layouts.wide,
  w,
  h,
  horizon: h * 0.66,
  mirrored: false,
  palette: paletteOf('people', 'europa', 'day'),
  rng: rngOf('people'),
  region: 'europa',
  cold: false,
  frosty: false,
  tropical: false,
  rain: false,
  calm,
  id: 'people',
});

/** How far from the left, in pixels, the first of a party stands that would like to stand at a third. */
const first = (calm: boolean): number =>
  Math.min(
    ...[...paintPeople(frame(calm), w / 3, h * 0.9, 60).matchAll(/translate\((\d+)/g)].map(([, x]) => Number(x)),
  );

describe('paintPeople', () => {
  it('keeps people clear of words laid over the left of the picture', () => {
    expect(first(false)).toBe(w / 3);
    expect(first(true)).toBeGreaterThan(w / 2);
  });
});
