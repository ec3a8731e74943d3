import { describe, expect, it } from '@jest/globals';
import { afterBankDays, beforeBankDays, isBankDay } from './bank-days.js';

describe('bank days', () => {
  it.each([
    ['2027-01-01', 'New Year'],
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
    ['2026-04-03', 'Good Friday of another year'],
    ['2038-04-26', 'the latest Easter Monday of the century'],
    ['2028-05-01', 'Labour Day'],
    ['2028-12-25', 'Christmas Day'],
    ['2028-12-26', 'the day after Christmas Day'],
    ['2027-05-08', 'a Saturday'],
    ['2027-05-09', 'a Sunday'],
  ])('leave out %s: %s', (day) => {
    expect(isBankDay(day)).toBe(false);
  });

  it.each(['2027-03-25', '2027-03-30', '2027-05-06', '2028-01-06', '2026-12-24'])('count %s', (day) => {
    expect(isBankDay(day)).toBe(true);
  });

  it('end at 18:00 in Brussels, in winter and in summer', () => {
    expect(afterBankDays(new Date('2027-05-03T12:00:00Z'), 5).toISOString()).toBe('2027-05-10T16:00:00.000Z');
    expect(afterBankDays(new Date('2026-12-23T12:00:00Z'), 5).toISOString()).toBe('2026-12-31T17:00:00.000Z');
  });

  it('begin to count on the day after, as that day is in Brussels', () => {
    expect(afterBankDays(new Date('2027-03-24T22:59:00Z'), 1).toISOString()).toBe('2027-03-25T17:00:00.000Z');
    expect(afterBankDays(new Date('2027-03-24T23:01:00Z'), 1).toISOString()).toBe('2027-03-30T16:00:00.000Z');
  });

  it('count backwards too', () => {
    expect(beforeBankDays(new Date('2027-03-30T16:00:00Z'), 1).toISOString()).toBe('2027-03-25T17:00:00.000Z');
  });
});
