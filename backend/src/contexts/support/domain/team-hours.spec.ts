import { expect, it } from '@jest/globals';
import { isOpenAt, nextOpening, type TeamHours } from './team-hours.js';

const HOURS: TeamHours = {
  zone: 'Europe/Rome',
  weekdays: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '18:00',
  version: 1,
};
const at = (instant: string): Date => new Date(instant);

it.each([
  ['in its first minute', '2027-05-03T07:00:00Z', true],
  ['in its last minute', '2027-05-03T15:59:59Z', true],
  ['not before it opens', '2027-05-03T06:59:59Z', false],
  ['not from the minute of closing', '2027-05-03T16:00:00Z', false],
  ['not on a Sunday', '2027-05-02T10:00:00Z', false],
])('the chat is open %s', (_, instant, isOpen) => {
  expect(isOpenAt(HOURS, at(instant))).toBe(isOpen);
});

it.each([
  ['later today', '2027-05-03T03:00:00Z', '2027-05-03T07:00:00Z'],
  ['tomorrow', '2027-05-03T16:00:00Z', '2027-05-04T07:00:00Z'],
  ['after the weekend, and after the clocks went forward', '2027-03-26T20:00:00Z', '2027-03-29T07:00:00Z'],
])('the chat opens again %s', (_, now, opening) => {
  expect(nextOpening(HOURS, at(now))).toEqual(at(opening));
});

it('names no opening while the chat is open, and where it never opens', () => {
  expect(nextOpening(HOURS, at('2027-05-03T10:00:00Z'))).toBeUndefined();
  expect(nextOpening({ ...HOURS, weekdays: [] }, at('2027-05-02T10:00:00Z'))).toBeUndefined();
});
