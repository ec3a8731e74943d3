import { describe, expect, it } from '@jest/globals';
import { type Availability, mustBeSound, wholeDaysBut } from './availability.js';
import { HolidayReversed, HoursOverlap } from './guide.errors.js';

const availability = (told: Partial<Availability>): Availability => ({
  hours: [],
  holidays: [],
  missionsPerDay: null,
  pauseMinutes: 0,
  ...told,
});
const monday = (from: string, to: string) => ({ weekday: 1, from, to });

describe('the hours of a guide', () => {
  it('are all days but the ones off', () => {
    expect(wholeDaysBut([1, 7]).map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6]);
  });

  it('may touch, and may be written in any order', () => {
    expect(() =>
      mustBeSound(availability({ hours: [monday('14:00', '24:00'), monday('09:00', '14:00')] })),
    ).not.toThrow();
  });

  it.each([
    ['end before they begin', [monday('14:00', '13:59')]],
    ['are of no length', [monday('14:00', '14:00')]],
    ['cross others of the day', [monday('09:00', '14:01'), monday('14:00', '15:00')]],
  ])('are refused where they %s', (_, hours) => {
    expect(() => mustBeSound(availability({ hours }))).toThrow(HoursOverlap);
  });

  it('know holidays of one day, and refuse those that end before they begin', () => {
    const holidays = (from: string, to: string) => availability({ holidays: [{ from, to }] });
    expect(() => mustBeSound(holidays('2027-08-01', '2027-08-01'))).not.toThrow();
    expect(() => mustBeSound(holidays('2027-08-02', '2027-08-01'))).toThrow(HolidayReversed);
  });
});
