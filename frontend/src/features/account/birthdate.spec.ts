import { describe, expect, it } from '@jest/globals';
import { dayOf, isNothing, isOfAge, typedDayOf } from './birthdate.js';

describe('a date of birth that is typed', () => {
  it.each([
    ['1990', '5', '17', '1990-05-17'],
    [' 1990', '05', '07 ', '1990-05-07'],
    ['2000', '2', '29', '2000-02-29'],
    ['１９９０', '5', '１７', '1990-05-17'],
  ])('is the day %s %s %s', (year, month, day, expected) => {
    expect(dayOf({ year, month, day })).toBe(expected);
  });

  it.each([
    ['1990', '', '17'],
    ['', '', ''],
    ['90', '5', '17'],
    ['1990', '2', '30'],
    ['1999', '2', '29'],
    ['1990', '13', '1'],
    ['1990', '5', '0'],
    ['1990', '5', '1.5'],
    ['19900', '5', '1'],
  ])('is no day: %s %s %s', (year, month, day) => {
    expect(dayOf({ year, month, day })).toBeUndefined();
  });

  it.each([
    ['2008-11-22', true],
    ['2008-11-23', false],
    ['2020-01-01', false],
    ['1950-12-31', true],
  ])('is of age or not: %s', (day, is) => {
    expect(isOfAge(day, Date.UTC(2026, 10, 22, 23, 59))).toBe(is);
    expect(isOfAge(day, Date.UTC(2026, 10, 22))).toBe(is);
  });

  it('comes back as it is typed', () => {
    expect(typedDayOf('1990-05-07')).toEqual({ year: '1990', month: '5', day: '7' });
    expect(dayOf(typedDayOf('1990-05-07'))).toBe('1990-05-07');
    expect(isNothing(typedDayOf(null))).toBe(true);
    expect(isNothing({ year: ' ', month: '', day: '1' })).toBe(false);
  });
});
