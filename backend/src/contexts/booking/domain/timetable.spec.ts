import { describe, expect, it } from '@jest/globals';
import { NoSuchSlot, SlotTooFar, SlotTooSoon } from './booking.errors.js';
import { isInTime, slotAt, slotsOn, type Timetable } from './timetable.js';

const rome: Timetable = {
  schedule: {
    weekdays: [1, 2, 3, 4, 5, 6],
    times: ['09:30', '15:00'],
    closedMonths: [1],
    closedDays: ['12-25', '2027-06-02'],
  },
  timeZone: 'Europe/Rome',
  durationMinutes: 180,
  leadTimeMinutes: 24 * 60,
};

describe('slots of a day', () => {
  it('are the start times of an open weekday, with instant and end', () => {
    expect(slotsOn('2027-05-03', rome)).toEqual([
      {
        date: '2027-05-03',
        time: '09:30',
        start: new Date('2027-05-03T07:30:00Z'),
        end: new Date('2027-05-03T10:30:00Z'),
      },
      {
        date: '2027-05-03',
        time: '15:00',
        start: new Date('2027-05-03T13:00:00Z'),
        end: new Date('2027-05-03T16:00:00Z'),
      },
    ]);
  });

  it.each([
    ['a Sunday', '2027-05-02'],
    ['a closed month', '2027-01-11'],
    ['a day that is closed each year', '2027-12-25'],
    ['a day that is closed once', '2027-06-02'],
  ])('are none on %s', (_, date) => {
    expect(slotsOn(date, rome)).toEqual([]);
  });

  it('leave out the hour that daylight saving skips', () => {
    const night = { ...rome, schedule: { ...rome.schedule, weekdays: [7], times: ['01:30', '02:30', '03:30'] } };
    expect(slotsOn('2027-03-28', night).map((slot) => slot.time)).toEqual(['01:30', '03:30']);
  });

  it('take the first of two equal times when clocks go back', () => {
    const night = { ...rome, schedule: { ...rome.schedule, weekdays: [7], times: ['02:30'] } };
    expect(slotsOn('2027-10-31', night)[0]?.start).toEqual(new Date('2027-10-31T00:30:00Z'));
  });

  it.each([
    ['Pacific/Honolulu', '2027-05-03T19:30:00Z'],
    ['Asia/Kathmandu', '2027-05-03T03:45:00Z'],
    ['Australia/Lord_Howe', '2027-05-02T23:00:00Z'],
    ['Pacific/Auckland', '2027-05-02T21:30:00Z'],
  ])('start at the instant of the wall clock in %s', (timeZone, instant) => {
    expect(slotsOn('2027-05-03', { ...rome, timeZone })[0]?.start).toEqual(new Date(instant));
  });
});

describe('the lead time', () => {
  const [slot] = slotsOn('2027-05-03', rome);

  it('still allows a booking exactly that long before the start', () => {
    expect(slot && isInTime(slot, rome, new Date('2027-05-02T07:30:00Z'))).toBe(true);
    expect(slot && isInTime(slot, rome, new Date('2027-05-02T07:30:00.001Z'))).toBe(false);
  });

  it('allows a booking two years before the start, and none before', () => {
    expect(slot && isInTime(slot, rome, new Date('2025-05-03T07:30:00Z'))).toBe(true);
    expect(slot && isInTime(slot, rome, new Date('2025-05-03T07:29:59.999Z'))).toBe(false);
    expect(() => slotAt('9999-12-31', '09:30', rome, new Date('2027-05-01T00:00:00Z'))).toThrow(
      new SlotTooFar({ days: 730 }),
    );
  });

  it.each([
    ['a Sunday', '2031-05-04', '09:30'],
    ['a closed month', '2030-01-08', '09:30'],
    ['a time of none', '2031-05-05', '10:00'],
  ])('says first that %s two years ahead is too far', (_, date, time) => {
    expect(() => slotAt(date, time, rome, new Date('2027-05-01T00:00:00Z'))).toThrow(SlotTooFar);
  });
});

describe('the slot at a date and time', () => {
  const now = new Date('2027-05-01T00:00:00Z');

  it('is refused when the tour does not start then', () => {
    expect(() => slotAt('2027-05-03', '10:00', rome, now)).toThrow(NoSuchSlot);
  });

  it('is refused when it is too soon, and says how long before it had to be booked', () => {
    expect(() => slotAt('2027-05-03', '09:30', rome, new Date('2027-05-03T00:00:00Z'))).toThrow(
      new SlotTooSoon({ hours: 24 }),
    );
  });
});
