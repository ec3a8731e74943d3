import { describe, expect, it } from '@jest/globals';
import { rules } from '../testing/a-visit.js';
import { alarmTime, answerDeadline } from './offer-rules.js';

const now = new Date('2027-06-01T12:00:00Z');
const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);

describe('the deadline of an offer', () => {
  it.each([
    [240, 6, 'far away: the longest time'],
    [48, 6, 'two days: still the longest time'],
    [40, 5, 'nearer: an eighth of what is left'],
    [24, 3, 'a day'],
    [4, 0.5, 'an eighth is the shortest time'],
    [2, 0.5, 'never less than the shortest time'],
    [0.25, 0.25, 'never beyond the start'],
    [-1, 0, 'after the start: none'],
  ])('for a start in %d h is in %d h (%s)', (start, deadline) => {
    expect(answerDeadline(now, inHours(start), rules)).toEqual(inHours(deadline));
  });

  it('and an admin is told a day before the start', () => {
    expect(alarmTime(inHours(30), rules)).toEqual(inHours(6));
  });
});
