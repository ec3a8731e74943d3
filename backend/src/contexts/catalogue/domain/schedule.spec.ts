import { describe, expect, it } from '@jest/globals';
import { canStillStartOn, runsOn, weekdayOf } from './schedule.js';

const schedule = {
  weekdays: [2, 3],
  times: ['02:30', '10:00'],
  closedMonths: [8],
  closedDays: ['12-25', '2027-03-02'],
};

describe('a schedule', () => {
  it('runs on its weekdays', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(runsOn(schedule, '2026-11-24')).toBe(true);
    expect(runsOn(schedule, '2026-11-23')).toBe(false);
  });

  it('does not run in closed months, on closed days of every year and on single closed days', () => {
    expect(runsOn(schedule, '2027-08-03')).toBe(false);
    expect(runsOn({ ...schedule, weekdays: [5] }, '2026-12-25')).toBe(false);
    expect(runsOn(schedule, '2027-03-02')).toBe(false);
    expect(runsOn(schedule, '2028-02-29')).toBe(true);
  });

  it('can still start until the lead time before its last start, to the minute', () => {
    const at = (now: string): boolean => canStillStartOn(schedule, '2026-11-24', 'Asia/Tokyo', 60, new Date(now));
    expect(at('2026-11-24T00:00:00Z')).toBe(true);
    expect(at('2026-11-24T00:00:01Z')).toBe(false);
  });

  it('cannot start further ahead than tours are sold, to the minute', () => {
    const at = (now: string): boolean => canStillStartOn(schedule, '2028-11-22', 'Asia/Tokyo', 60, new Date(now));
    // The first start, 2:30 there, is 17:30 the day before in Greenwich.
    expect(at('2026-11-22T17:30:00Z')).toBe(true);
    expect(at('2026-11-22T17:29:59Z')).toBe(false);
  });

  it('has no start in the hour that a change of clocks leaves out', () => {
    const onlyNight = { weekdays: [7], times: ['02:30'], closedMonths: [], closedDays: [] };
    const before = new Date('2027-03-01T00:00:00Z');
    expect(canStillStartOn(onlyNight, '2027-03-28', 'Europe/Rome', 0, before)).toBe(false);
    expect(canStillStartOn(onlyNight, '2027-03-28', 'Asia/Tokyo', 0, before)).toBe(true);
  });
});
