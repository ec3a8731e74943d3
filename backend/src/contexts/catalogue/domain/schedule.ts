import { instantOf } from '../../../shared-kernel/time/local-time.js';
import { isTooFarAhead } from '../../../shared-kernel/time/too-far-ahead.js';

/** When an option starts: local wall times of the tour's city. */
export interface StartTimes {
  /** 1 (Monday) to 7. */
  readonly weekdays: readonly number[];
  /** `HH:mm`, ascending. */
  readonly times: readonly string[];
  /** 1 to 12. */
  readonly closedMonths: readonly number[];
  /** `MM-dd` of every year, or `yyyy-MM-dd` once. */
  readonly closedDays: readonly string[];
}

/** Whether the day has start times, by the calendar alone. `date` is `yyyy-MM-dd`. */
export function runsOn(schedule: StartTimes, date: string): boolean {
  const month = Number(date.slice(5, 7));
  return (
    schedule.weekdays.includes(weekdayOf(date)) &&
    !schedule.closedMonths.includes(month) &&
    !schedule.closedDays.includes(date) &&
    !schedule.closedDays.includes(date.slice(5))
  );
}

/** Whether one of the day's start times can be booked now: it exists, its lead time has not begun, and it is not too far ahead. */
export function canStillStartOn(
  schedule: StartTimes,
  date: string,
  timeZone: string,
  leadTimeMinutes: number,
  now: Date,
): boolean {
  if (!runsOn(schedule, date)) return false;
  const earliest = now.getTime() + leadTimeMinutes * 60_000;
  return [...schedule.times].reverse().some((time) => {
    const start = instantOf(`${date}T${time}`, timeZone);
    return start !== undefined && start.getTime() >= earliest && !isTooFarAhead(start, now);
  });
}

/** 1 (Monday) to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
