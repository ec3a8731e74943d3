/** The month before, `yyyy-MM`: what the run of the 3rd closes. Days count in UTC. */
export function monthBefore(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** A day of the month after. */
function dayOfNext(month: string, day: number): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, day));
}

const textOf = (day: Date): string => day.toISOString().slice(0, 10);

/** The first day of the month after, `yyyy-MM-dd`. */
export const dayAfter = (month: string): string => textOf(dayOfNext(month, 1));

const SATURDAY = 6;
const PAY_DAY = 8;
const BILL_DAY = 7;

/** The 8th of the month after, or the Friday before if the 8th is a Saturday or a Sunday: always before the 10th. */
export function payDayOf(month: string): string {
  const weekday = dayOfNext(month, PAY_DAY).getUTCDay();
  const daysEarlier = weekday === SATURDAY ? 1 : weekday === 0 ? 2 : 0;
  return textOf(dayOfNext(month, PAY_DAY - daysEarlier));
}

/**
 * The instant at which the bills are written, and from which on nobody objects: the 7th of the month after, or the 6th
 * where that is the day of payment.
 */
export function endOfObjections(month: string): Date {
  const [bill, pay] = [dayOfNext(month, BILL_DAY), new Date(payDayOf(month))];
  return pay < bill ? pay : bill;
}

/** Whether the month before has come to this step: closed from the 3rd on, stated from the 4th on, then billed. */
export function hasCome(step: 'close' | 'statement' | 'bill', now: Date): boolean {
  if (step === 'bill') return now >= endOfObjections(monthBefore(now));
  return now.getUTCDate() >= (step === 'close' ? 3 : 4);
}
