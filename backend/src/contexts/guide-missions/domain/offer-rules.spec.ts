import { describe, expect, it } from '@jest/globals';
import { rules } from '../testing/a-departure.js';
import { alarmTime, answerDeadline } from './offer-rules.js';

const noon = new Date('2027-06-01T12:00:00Z');
const inHours = (hours: number): Date => new Date(noon.getTime() + hours * 3_600_000);

describe('the deadline of an offer', () => {
  it.each([
    [240, 6, 'far away: the longest time'],
    [72, 6, 'three days: still the longest time'],
    [48, 4, 'nearer: a twelfth of what is left'],
    [30, 2.5, 'with room for the next ones before an admin is told'],
    [25, 0.5, 'too near for that room: the shortest time'],
    [26, 1.5, 'exactly that room'],
    [2, 0.5, 'never less than the shortest time'],
    [0.25, 0.25, 'never beyond the start'],
    [-1, 0, 'after the start: none'],
  ])('for a start in %d h is in %d h (%s)', (start, deadline) => {
    expect(answerDeadline(noon, inHours(start), 'UTC', rules)).toEqual(inHours(deadline));
  });

  it.each([
    ['2027-06-10T12:00:00Z', '2027-06-02T14:00:00.000Z', 'the longest time, from 08:00 on'],
    ['2027-06-02T09:00:00Z', '2027-06-02T08:30:00.000Z', 'the next morning: the shortest, from 08:00 on'],
    ['2027-06-02T08:10:00Z', '2027-06-02T08:10:00.000Z', 'early in the morning: at the start'],
    ['2027-06-03T09:00:00Z', '2027-06-02T08:30:00.000Z', 'in time for the next ones, a day before'],
  ])('asked at night for %s is %s (%s)', (start, deadline) => {
    const night = new Date('2027-06-01T23:00:00Z');
    expect(answerDeadline(night, new Date(start), 'UTC', rules).toISOString()).toBe(deadline);
  });

  it('and an admin is told a day before the start', () => {
    expect(alarmTime(inHours(30), rules)).toEqual(inHours(6));
  });
});
