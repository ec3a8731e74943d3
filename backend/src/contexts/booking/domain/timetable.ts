import { instantOf } from '../../../shared-kernel/time/local-time.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { isTooFarAhead } from '../../../shared-kernel/time/too-far-ahead.js';
import { NoSuchSlot, SlotTooFar, SlotTooSoon } from './booking.errors.js';

/** When an option starts, in local wall times of its city. Weekdays 1 (Monday) to 7; closed days `MM-dd` or `yyyy-MM-dd`. */
export interface Schedule {
  readonly weekdays: readonly number[];
  readonly times: readonly string[];
  readonly closedMonths: readonly number[];
  readonly closedDays: readonly string[];
}

/** A start that can be sold: local wall time, zone and instant. */
export interface Slot {
  /** `yyyy-MM-dd` in the city's zone. */
  readonly date: string;
  /** `HH:mm` in the city's zone. */
  readonly time: string;
  readonly start: Date;
  readonly end: Date;
}

export interface Timetable {
  readonly schedule: Schedule;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly leadTimeMinutes: number;
}

const MINUTE = 60_000;

/** The slots of one local date, each with its instant. Times that daylight saving skips are not slots. */
export function slotsOn(date: string, table: Timetable): Slot[] {
  if (!runsOn(date, table.schedule)) return [];
  return table.schedule.times.flatMap((time) => {
    const start = instantOf(`${date}T${time}`, table.timeZone);
    return start ? [{ date, time, start, end: new Date(start.getTime() + table.durationMinutes * MINUTE) }] : [];
  });
}

/** A slot can be bought until exactly its lead time before the start, and no earlier than two years before it. */
export const isInTime = (slot: Slot, table: Timetable, now: Date): boolean =>
  slot.start.getTime() - now.getTime() >= table.leadTimeMinutes * MINUTE && !isTooFarAhead(slot.start, now);

/** The slot named by date and time. Throws NoSuchSlot, SlotTooFar or SlotTooSoon. */
export function slotAt(date: string, time: string, table: Timetable, now: Date): Slot {
  const start = instantOf(`${date}T${time}`, table.timeZone);
  // This check comes first, because another time of that day would not help.
  if (start && isTooFarAhead(start, now)) throw new SlotTooFar({ days: TERMS.daysAhead });
  const slot = slotsOn(date, table).find((candidate) => candidate.time === time);
  if (!slot) throw new NoSuchSlot({ date, time });
  if (!isInTime(slot, table, now)) throw new SlotTooSoon({ hours: Math.ceil(table.leadTimeMinutes / 60) });
  return slot;
}

function runsOn(date: string, schedule: Schedule): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = day.getUTCDay() === 0 ? 7 : day.getUTCDay();
  return (
    schedule.weekdays.includes(weekday) &&
    !schedule.closedMonths.includes(day.getUTCMonth() + 1) &&
    !schedule.closedDays.includes(date) &&
    !schedule.closedDays.includes(date.slice(5))
  );
}
