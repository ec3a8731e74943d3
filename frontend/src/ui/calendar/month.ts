import { dateFormat } from '../text/date-format.js';

const DAY = 86_400_000;
const WEEK = 7;

/** `2026-12` and 1 → `2027-01` */
export function monthAfter(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** The day of the reader's own calendar: `2026-12-31`. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Today on the calendar of a zone. */
export function todayIn(timeZone: string, now: Date): string {
  const parts = dateFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/**
 * Of days that are those of many cities, the first to be offered: the earlier of today in the reader's zone and today in
 * Greenwich. Somewhere yesterday goes on until noon, but hardly anything can still be booked there.
 */
export function todayAnywhere(localZone: string, now: Date): string {
  const [here, greenwich] = [todayIn(localZone, now), todayIn('UTC', now)];
  return here < greenwich ? here : greenwich;
}

/** The month of the reader's own calendar. */
export const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7);

export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Whole weeks of a month as days `2026-12-01`; days of its neighbours are `undefined`. `firstDay` 0 is Sunday. */
export function weeksOf(month: string, firstDay: 0 | 1): (string | undefined)[][] {
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const length = (Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - start) / DAY;
  const before = (new Date(start).getUTCDay() - firstDay + WEEK) % WEEK;
  const dayAt = (place: number): string | undefined =>
    place < before || place >= before + length
      ? undefined
      : new Date(start + (place - before) * DAY).toISOString().slice(0, 10);
  return Array.from({ length: Math.ceil((before + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => dayAt(week * WEEK + day)),
  );
}
