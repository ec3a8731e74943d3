import { describe, expect, it } from '@jest/globals';
import { reviewChoice, reviewSearch, reviewsPath } from './review-search.js';

describe('the address of a page with reviews', () => {
  it.each([
    [{}, 1, undefined, undefined],
    [{ reviews: '2' }, 2, undefined, undefined],
    [{ reviews: '3', stars: '5' }, 3, 5, undefined],
    [{ reviews: '3', order: 'lowest' }, 3, undefined, 'lowest'],
    [{ reviews: '0', stars: '6', order: 'best' }, 1, undefined, undefined],
    [{ reviews: '-1', stars: '0' }, 1, undefined, undefined],
    [{ reviews: '99999', stars: 'all' }, 1, undefined, undefined],
  ])('%j says page %s, stars %s, order %s', (search, page, stars, sort) => {
    expect(reviewChoice(reviewSearch(search))).toEqual({ page, stars, sort });
  });

  it('leaves out the first page', () => {
    expect(reviewSearch({ reviews: '1' })).toEqual({ reviews: undefined, stars: undefined, order: undefined });
    expect(reviewsPath('/tour/a-walk', { page: 1 })).toBe('/tour/a-walk#reviews-chosen');
  });

  it('is not told by how the list of tours beside them is sorted', () => {
    expect(reviewSearch({ sort: 'lowest' })).toEqual({ reviews: undefined, stars: undefined, order: undefined });
  });

  it('keeps what else the address of the page says', () => {
    expect(reviewsPath('/tour/a-walk?people=4', { page: 2 })).toBe('/tour/a-walk?people=4&reviews=2#reviews-chosen');
    expect(reviewsPath('/tour/a-walk?people=4', { page: 1 })).toBe('/tour/a-walk?people=4#reviews-chosen');
  });

  it('leads to the list itself', () => {
    expect(reviewsPath('/tour/a-walk', { page: 2, stars: 4 })).toBe('/tour/a-walk?reviews=2&stars=4#reviews-chosen');
    expect(reviewsPath('/city/rome', { page: 1, sort: 'newest' })).toBe('/city/rome?order=newest#reviews-chosen');
  });
});
