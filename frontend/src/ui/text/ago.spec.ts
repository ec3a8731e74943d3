import { describe, expect, it } from '@jest/globals';
import { agoOf } from './ago.js';

const THEN = '2027-06-01T12:00:00.000Z';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago something was', () => {
  it.each([
    [-5 * SECOND, 0, 'second'],
    [MINUTE - 1, 0, 'second'],
    [MINUTE, -1, 'minute'],
    [HOUR - 1, -59, 'minute'],
    [HOUR, -1, 'hour'],
    [DAY - 1, -23, 'hour'],
    [DAY, -1, 'day'],
    [30 * DAY - 1, -29, 'day'],
    [30 * DAY, -1, 'month'],
    [364 * DAY, -12, 'month'],
  ] as const)('%d ms: %d %s', (passed, value, unit) => {
    const ago = agoOf(THEN, Date.parse(THEN) + passed);
    expect([Math.abs(ago.value), ago.value <= 0, ago.unit]).toEqual([Math.abs(value), true, unit]);
  });
});
