type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/** The time since in the largest unit that fits, rounded down: never more than it was, never in the future. */
export function agoOf(instant: string, now: number): { readonly value: number; readonly unit: Unit } {
  const seconds = Math.max(0, Math.floor((now - Date.parse(instant)) / 1000));
  const whole = (unit: Unit, length: number) => ({ value: -Math.floor(seconds / length), unit });
  if (seconds < MINUTE) return { value: 0, unit: 'second' };
  if (seconds < HOUR) return whole('minute', MINUTE);
  if (seconds < DAY) return whole('hour', HOUR);
  return seconds < MONTH ? whole('day', DAY) : whole('month', MONTH);
}
