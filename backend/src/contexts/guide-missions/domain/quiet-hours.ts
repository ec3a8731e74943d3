import { instantOf, localOf } from '../../../shared-kernel/time/local-time.js';

const QUIET_UNTIL = '08:00';
const QUIET_FROM = '22:00';

/** When `span` milliseconds outside the quiet hours (22:00 to 08:00 by the clocks of `zone`) have passed. */
export function outsideQuietHours(from: Date, span: number, zone: string): Date {
  let left = span;
  let at = from;
  for (;;) {
    const day = localOf(at, zone).slice(0, 10);
    const start = Math.max(at.getTime(), timeOf(day, QUIET_UNTIL, zone));
    const waking = Math.max(0, timeOf(day, QUIET_FROM, zone) - start);
    if (left <= waking) return new Date(start + left);
    left -= waking;
    at = new Date(timeOf(dayAfter(day), QUIET_UNTIL, zone));
  }
}

/** No zone changes its clocks in the middle of a morning or an evening; one that did is taken as UTC that once. */
const timeOf = (day: string, time: string, zone: string): number =>
  (instantOf(`${day}T${time}`, zone) ?? new Date(`${day}T${time}Z`)).getTime();

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
