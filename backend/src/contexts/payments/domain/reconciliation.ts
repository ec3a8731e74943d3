/** The job that asks the gateway for the outcome of a payment. Its key is the payment's id. */
export const RECONCILE = 'payments.reconcile-payment';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIRST = [MINUTE, 5 * MINUTE, 15 * MINUTE];

/**
 * When to ask the gateway next: after 1, 5 and 15 minutes, then each hour, from the second day on each day. A bank may
 * process a payment for many days.
 */
export function reconciledNext(openedAt: Date, now: Date): Date {
  const age = now.getTime() - openedAt.getTime();
  const pause = age < DAY ? HOUR : DAY;
  const next = FIRST.find((after) => after > age) ?? (Math.floor(age / pause) + 1) * pause;
  return new Date(openedAt.getTime() + next);
}
