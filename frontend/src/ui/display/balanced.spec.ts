import { describe, expect, it } from '@jest/globals';
import { balanced, isLeftOver } from './balanced.js';

describe('cards beside each other', () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 3],
    [10, 4],
    [13, 3],
    [20, 3],
  ])('%i stand in three columns, or in four where one would be alone', (count, columns) => {
    expect(balanced(count, [3, 4])).toBe(columns);
  });

  it.each([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 4],
    [5, 3],
    [9, 3],
  ])('%i stand in four columns, or in three where one would be alone', (count, columns) => {
    expect(balanced(count, [4, 3])).toBe(columns);
  });

  it('leave one over in two columns where their number is odd', () => {
    expect([0, 1, 2].map((index) => isLeftOver(index, 3))).toEqual([false, false, true]);
    expect(isLeftOver(3, 4)).toBe(false);
    expect(isLeftOver(0, 1)).toBe(false);
  });
});
