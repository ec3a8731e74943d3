import { describe, expect, it } from '@jest/globals';
import { dayAfter, hasCome, monthBefore, payDayOf } from './payout-calendar.js';

describe('the calendar of payouts', () => {
  it.each([
    ['2027-01-03T00:00:00Z', '2026-12', '2027-01-01'],
    ['2027-03-31T23:59:59Z', '2027-02', '2027-03-01'],
  ])('closes on %s the month %s, until before %s', (now, month, after) => {
    expect(monthBefore(new Date(now))).toBe(month);
    expect(dayAfter(month)).toBe(after);
  });

  it('closes on the 3rd, states on the 4th, and bills on the 7th', () => {
    const steps = (day: string) =>
      (['close', 'statement', 'bill'] as const).filter((step) => hasCome(step, new Date(`2027-07-${day}Z`)));
    expect(steps('02T23:59:59')).toEqual([]);
    expect(steps('03T00:00:00')).toEqual(['close']);
    expect(steps('04T00:00:00')).toEqual(['close', 'statement']);
    expect(steps('07T00:00:00')).toEqual(['close', 'statement', 'bill']);
  });

  it.each([
    ['2027-06', '2027-07-08', 'a Thursday'],
    ['2027-04', '2027-05-07', 'the Friday before a Saturday'],
    ['2027-07', '2027-08-06', 'the Friday before a Sunday'],
    ['2026-12', '2027-01-08', 'the next year'],
  ])('pays %s on %s: %s', (month, day) => {
    expect(payDayOf(month)).toBe(day);
  });
});
