import { describe, expect, it } from '@jest/globals';
import { delayOfFlight, firstFlightCheck, nextFlightCheck } from './flight-status.js';

describe('a late flight', () => {
  it.each([
    [-20, 0],
    [14, 0],
    [15, 15],
    [16, 30],
    [120, 120],
    [2000, 720],
  ])('of %d minutes moves its mission by %d', (late, moved) => {
    expect(delayOfFlight(late)).toBe(moved);
  });

  it('is asked about from six hours before the pick-up, each quarter of an hour until it begins', () => {
    const start = new Date('2027-06-05T12:00:00Z');
    const at = (time: string): Date => new Date(`2027-06-05T${time}Z`);
    expect(firstFlightCheck(start, new Date('2027-06-01T12:00:00Z'))).toEqual(at('06:00:00'));
    expect(firstFlightCheck(start, at('09:30:00'))).toEqual(at('09:30:00'));
    expect(nextFlightCheck(start, at('11:59:00'))).toEqual(new Date('2027-06-05T12:14:00Z'));
    expect(nextFlightCheck(start, start)).toBeUndefined();
  });
});
