import { describe, expect, it } from '@jest/globals';
import { shownPages } from './pagination.js';

const GAP = 0;

describe('the pages that are shown', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [5, 20, [1, GAP, 4, 5, 6, GAP, 20]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [20, 20, [1, GAP, 19, 20]],
  ])('on page %d of %d', (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown);
  });
});
