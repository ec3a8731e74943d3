import { describe, expect, it } from '@jest/globals';
import { nearest } from './nearest.js';

const box = (left: number, top: number, width = 10, height = 10) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the nearest sign', () => {
  const [wide, small] = [box(0, 0, 100, 10), box(40, 20)];

  it('is the one that is pointed at, however far its middle is', () => {
    expect(nearest([small, wide], 98, 5)).toBe(1);
    expect(nearest([wide, small], 45, 25)).toBe(1);
  });

  it('is the one with the shorter way, straight or across', () => {
    expect(nearest([wide, small], 45, 14)).toBe(0);
    expect(nearest([wide, small], 45, 16)).toBe(1);
    expect(nearest([box(0, 0), box(13, 14)], 11.9, 11.9)).toBe(1);
    expect(nearest([box(0, 0), box(13, 14)], 11, 11)).toBe(0);
  });

  it('is the first of two as near, and none where there is none', () => {
    expect(nearest([box(0, 0), box(0, 0)], 50, 50)).toBe(0);
    expect(nearest([], 0, 0)).toBeUndefined();
  });
});
