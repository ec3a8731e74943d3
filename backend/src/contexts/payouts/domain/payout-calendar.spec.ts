import { describe, expect, it } from '@jest/globals';
import { dayAfter, endOfObjections, hasCome, monthBefore, payDayOf } from './payout-calendar.js';

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
    expect(steps('06T23:59:59')).toEqual(['close', 'statement']);
    expect(steps('07T00:00:00')).toEqual(['close', 'statement', 'bill']);
  });

  it('bills on the 6th where the 8th is a Sunday, so that the money leaves on that Friday', () => {
    expect([hasCome('bill', new Date('2027-08-05T23:59:59Z')), hasCome('bill', new Date('2027-08-06Z'))]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['2027-06', '2027-07-08', 'a Thursday'],
    ['2027-04', '2027-05-07', 'the Friday before a Saturday'],
    ['2027-07', '2027-08-06', 'the Friday before a Sunday'],
    ['2026-12', '2027-01-08', 'the next year'],
  ])('pays %s on %s: %s', (month, day) => {
    expect(payDayOf(month)).toBe(day);
  });

  it('pays on a working day before the 10th and not before the bill, in each month of 80 years', () => {
    for (let year = 2024; year < 2104; year += 1)
      for (let number = 1; number <= 12; number += 1) {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const day = new Date(payDayOf(month));
        expect(day.getTime()).toBeGreaterThanOrEqual(endOfObjections(month).getTime());
        expect(day.getTime()).toBeLessThan(Date.UTC(year, number, 10));
        expect([0, 6]).not.toContain(day.getUTCDay());
      }
  });
});
