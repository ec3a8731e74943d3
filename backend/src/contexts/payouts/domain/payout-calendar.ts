/** The month before, `yyyy-MM`: what the run of the 3rd closes. Days count in UTC. */
export function monthBefore(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** The first day of the month after, `yyyy-MM-dd`. */
export function dayAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/** The day of the month on which each step may begin. */
export const RUN_DAYS = { close: 3, statement: 4, bill: 7 } as const;

/** Whether the month before has come to this step. */
export const hasCome = (step: keyof typeof RUN_DAYS, now: Date): boolean => now.getUTCDate() >= RUN_DAYS[step];

const SATURDAY = 6;
const PAY_DAY = 8;

/** The 8th of the month after, or the Friday before if the 8th is a Saturday or a Sunday: always before the 10th. */
export function payDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, number, PAY_DAY)).getUTCDay();
  const daysEarlier = weekday === SATURDAY ? 1 : weekday === 0 ? 2 : 0;
  return new Date(Date.UTC(year, number, PAY_DAY - daysEarlier)).toISOString().slice(0, 10);
}
