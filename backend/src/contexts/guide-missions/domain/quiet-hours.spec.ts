import { describe, expect, it } from '@jest/globals';
import { outsideQuietHours } from './quiet-hours.js';

const HOUR = 3_600_000;
const inRome = (from: string, hours: number): string =>
  outsideQuietHours(new Date(from), hours * HOUR, 'Europe/Rome').toISOString();

describe('quiet hours of a city', () => {
  it.each([
    ['2027-06-01T06:00:00Z', 6, '2027-06-01T12:00:00.000Z', 'from the moment it wakes'],
    ['2027-06-01T05:59:00Z', 6, '2027-06-01T12:00:00.000Z', 'a minute before: the same'],
    ['2027-06-01T06:01:00Z', 6, '2027-06-01T12:01:00.000Z', 'a minute after: a minute later'],
    ['2027-06-01T14:00:00Z', 6, '2027-06-01T20:00:00.000Z', 'up to the moment it sleeps'],
    ['2027-06-01T14:01:00Z', 6, '2027-06-02T06:01:00.000Z', 'a minute over: in the next morning'],
    ['2027-06-01T20:00:00Z', 6, '2027-06-02T12:00:00.000Z', 'from the evening on: the next day'],
    ['2027-06-01T23:30:00Z', 0.5, '2027-06-02T06:30:00.000Z', 'after midnight: the same morning'],
    ['2027-06-01T06:00:00Z', 30, '2027-06-03T08:00:00.000Z', 'over two nights'],
    ['2027-03-27T21:00:00Z', 6, '2027-03-28T12:00:00.000Z', 'the night an hour is lost'],
    ['2027-03-27T20:00:00Z', 2, '2027-03-28T07:00:00.000Z', 'over the night an hour is lost'],
    ['2027-10-30T19:00:00Z', 2, '2027-10-31T08:00:00.000Z', 'over the night an hour is won'],
    ['2027-10-31T01:30:00Z', 1, '2027-10-31T08:00:00.000Z', 'in the night an hour is won'],
  ])('from %s on, %d h end at %s (%s)', (from, hours, end) => {
    expect(inRome(from, hours)).toBe(end);
  });

  it('are those of its own zone', () => {
    expect(outsideQuietHours(new Date('2027-06-01T06:00:00Z'), HOUR, 'Asia/Tokyo').toISOString()).toBe(
      '2027-06-01T07:00:00.000Z',
    );
    expect(outsideQuietHours(new Date('2027-06-01T13:30:00Z'), HOUR, 'Asia/Tokyo').toISOString()).toBe(
      '2027-06-02T00:00:00.000Z',
    );
  });
});
