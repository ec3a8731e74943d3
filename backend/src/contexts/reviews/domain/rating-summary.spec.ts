import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RatingSummary, STARS, type Stars } from './rating-summary.js';

const summaryOf = (stars: readonly Stars[]): RatingSummary =>
  stars.reduce((summary, one) => summary.with(one), RatingSummary.none);

describe('a summary of ratings', () => {
  it('has no average while nobody has reviewed', () => {
    expect(RatingSummary.none.average).toBeNull();
    expect(summaryOf([4]).without(4).average).toBeNull();
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
    expect(summaryOf(stars).average).toBe(average);
  });

  it('forgets what is taken out, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Stars>(...STARS)), fc.constantFrom<Stars>(...STARS), (stars, one) => {
        const before = summaryOf(stars);
        const after = before.with(one).without(one);
        expect([after.average, after.count]).toEqual([before.average, stars.length]);
        expect(STARS.map((each) => after.countOf(each))).toEqual(STARS.map((each) => before.countOf(each)));
      }),
    );
  });
});
