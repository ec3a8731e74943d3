import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RatingTally, STARS } from './rating-tally.js';
import type { Stars } from './review.js';

const tallyOf = (stars: readonly Stars[]): RatingTally =>
  stars.reduce((tally, one) => tally.with(one), RatingTally.none);

describe('a tally of ratings', () => {
  it('has no average while nobody has reviewed', () => {
    expect(RatingTally.none.average).toBeNull();
    expect(tallyOf([4]).without(4).average).toBeNull();
  });

  it.each([
    [[5, 4], 4.5],
    [[5, 5, 4], 4.67],
    [[5, 4, 4], 4.33],
    // 4.125 and 4.375 lie between two hundredths: up.
    [[5, 4, 4, 4, 4, 4, 4, 4], 4.13],
    [[5, 5, 5, 4, 4, 4, 4, 4], 4.38],
    [[1], 1],
  ] as const)('rounds the mean of %j to %d', (stars, average) => {
    expect(tallyOf(stars).average).toBe(average);
  });

  it('forgets what is taken out, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Stars>(...STARS)), fc.constantFrom<Stars>(...STARS), (stars, one) => {
        const before = tallyOf(stars);
        const after = before.with(one).without(one);
        expect([after.average, after.count]).toEqual([before.average, stars.length]);
        expect(STARS.map((each) => after.countOf(each))).toEqual(STARS.map((each) => before.countOf(each)));
      }),
    );
  });
});
