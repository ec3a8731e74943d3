/** Due work: ask the gateway what became of a payment. Its key is the payment's id. */
export const RECONCILE = 'payments.reconcile';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIRST = [MINUTE, 5 * MINUTE, 15 * MINUTE];

/** When to ask the gateway next: after 1, 5 and 15 minutes, then each hour, for the payment's first day. */
export function reconciledNext(openedAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - openedAt.getTime();
  const next = FIRST.find((after) => after > age) ?? (Math.floor(age / HOUR) + 1) * HOUR;
  return next > 24 * HOUR ? undefined : new Date(openedAt.getTime() + next);
}
