import { describe, expect, it } from '@jest/globals';
import { dayOf, isMonth, monthAfter, monthOf, todayAnywhere, todayIn, weeksOf } from './month.js';

describe('a month', () => {
  it('follows and precedes across the year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
  });

  it('is that of the reader’s calendar', () => {
    expect(monthOf(new Date(2026, 0, 31, 23, 59))).toBe('2026-01');
    expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  });

  it.each(['2026-13', '26-01', '2026-1', undefined, 7])('is not %p', (text) => {
    expect(isMonth(text)).toBe(false);
  });

  it.each([
    ['2027-02', 1, 4, '2027-02-01'],
    ['2027-02', 0, 5, undefined],
    ['2026-11', 1, 6, undefined],
    ['2028-02', 1, 5, undefined],
  ] as const)('%s from day %i fills %i weeks', (month, firstDay, weeks, first) => {
    const grid = weeksOf(month, firstDay);
    expect(grid).toHaveLength(weeks);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    expect(grid[0]?.[0]).toBe(first);
  });

  it('has each of its days once, leap days too', () => {
    const days = weeksOf('2028-02', 0).flat().filter(Boolean);
    expect(days).toHaveLength(29);
    expect(new Set(days).size).toBe(29);
    expect(days.at(-1)).toBe('2028-02-29');
  });
});

describe('today', () => {
  it('is the day of the city', () => {
    const now = new Date('2027-05-01T22:30:00Z');
    expect(todayIn('Asia/Tokyo', now)).toBe('2027-05-02');
    expect(todayIn('America/New_York', now)).toBe('2027-05-01');
  });
});

describe('today of many cities', () => {
  it.each([
    ['2026-11-26T11:27:00Z', 'Europe/Berlin', '2026-11-26'],
    ['2026-11-26T03:00:00Z', 'Europe/Berlin', '2026-11-26'],
    ['2026-11-25T23:30:00Z', 'Europe/Berlin', '2026-11-25'],
    ['2026-11-26T04:00:00Z', 'America/Los_Angeles', '2026-11-25'],
    ['2026-11-26T12:00:00Z', 'Pacific/Auckland', '2026-11-26'],
  ])('at %s in %s is %s', (now, here, today) => {
    expect(todayAnywhere(here, new Date(now))).toBe(today);
  });
});
