import { TERMS } from '../../../shared-kernel/terms.js';
import { afterBankDays } from '../../../shared-kernel/time/bank-days.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const PAYMENT_METHODS = ['card', 'wire'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `account`: a partner is invoiced monthly. Customers cannot choose it. */
export const ORDER_PAYMENT_METHODS = [...PAYMENT_METHODS, 'account'] as const;
export type OrderPaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number];

/** `starts-too-soon`: a transfer may arrive too late. `no-account`: the company has no account in the currency. */
export const WIRE_REFUSALS = ['starts-too-soon', 'no-account'] as const;
export type WireRefusal = (typeof WIRE_REFUSALS)[number];

/** Why a cart cannot be paid by bank transfer; undefined where it can. */
export function whyNoWire(now: Date, starts: readonly Date[], hasAccount: boolean): WireRefusal | undefined {
  // Gift cards alone are bought at once.
  if (starts.length === 0) return 'starts-too-soon';
  const first = firstOf(starts);
  if (first.getTime() - now.getTime() < TERMS.transferDaysAhead * DAY_MS) return 'starts-too-soon';
  return hasAccount ? undefined : 'no-account';
}

/** A transfer must have arrived by then. */
export function wireDeadline(now: Date, starts: readonly Date[]): Date {
  const beforeStart = firstOf(starts).getTime() - TERMS.transferHoursBefore * HOUR_MS;
  return new Date(Math.min(afterBankDays(now, TERMS.transferBankDays).getTime(), beforeStart));
}

const firstOf = (starts: readonly Date[]): Date => new Date(Math.min(...starts.map((start) => start.getTime())));
