import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import { type Currency, isCurrency } from '../../../shared-kernel/money/currency.js';
import type { ReportedAmount } from './payment-gateway.js';
import type { Payment } from './payment.js';

export type IncomingTransferId = Id<'IncomingTransfer'>;

/** A credit on an account of the company, as a statement or a person of the team reports it. */
export interface ReportedTransfer {
  /** The account on which the money came in: an IBAN, or another number. */
  readonly account: string;
  /** The bank's own number of the entry. With the account it tells a credit apart from all others. */
  readonly entryReference: string;
  readonly amount: ReportedAmount;
  /** `yyyy-MM-dd`. */
  readonly bookedOn: string;
  /** What the payer wrote. */
  readonly text: string;
  readonly payerName: string | null;
  readonly payerIban: string | null;
}

/**
 * `assigned`: all of it pays orders. `short`: it pays a part of an order. `overpaid`: a rest is left, about which the
 * team decides. `unknown`: it names no order, or several that it does not pay exactly. `returned`: what was left goes back.
 */
export const TRANSFER_STATUSES = ['assigned', 'short', 'overpaid', 'unknown', 'returned'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** What a transfer pays of one order. Minor units. */
export interface TransferPart {
  readonly orderReference: string;
  readonly amount: number;
  /** Of a bank, which the company bears. */
  readonly fees: number;
}

export interface PlannedPart extends Omit<TransferPart, 'orderReference'> {
  readonly payment: Payment;
  readonly isEnough: boolean;
}

export interface Allocation {
  readonly status: Exclude<TransferStatus, 'returned'>;
  readonly parts: readonly PlannedPart[];
  /** Minor units that pay nothing. */
  readonly rest: number;
}

/** The fee that banks keep from a transfer at most, in minor units. */
const BANK_FEE: Readonly<Record<Currency, number>> = {
  EUR: 200,
  USD: 200,
  GBP: 200,
  CHF: 200,
  JPY: 300,
  CAD: 300,
  AUD: 300,
};
/** Per mille of the amount due. */
const TOLERANCE = 5;

/** So much may lack: half a percent of the amount due, or what a bank keeps, whichever is more. */
export const isTolerated = (lacking: number, due: { readonly amount: number; readonly currency: Currency }): boolean =>
  lacking * 1000 <= due.amount * TOLERANCE || lacking <= BANK_FEE[due.currency];

/**
 * How a credit divides over the payments of the orders that it names. Amounts alone never decide: without an order the
 * credit is unknown. Several orders are paid only by their exact sum. An order that can no longer be paid takes no part
 * of its amount.
 */
export function allocationOf({ amount, currency }: ReportedAmount, payments: readonly Payment[]): Allocation {
  const isOurs = payments.length > 0 && payments.every((payment) => payment.currency === currency);
  const [payment, ...others] = payments;
  if (!payment || !isOurs || !isCurrency(currency)) return { status: 'unknown', parts: [], rest: amount };
  return others.length > 0 ? ofSeveral(amount, payments) : ofOne(amount, payment);
}

function ofOne(amount: number, payment: Payment): Allocation {
  const { outstanding } = payment;
  const lacking = outstanding - amount;
  if (outstanding === 0) return { status: 'overpaid', parts: [], rest: amount };
  if (lacking <= 0) {
    const parts = [{ payment, amount: outstanding, fees: 0, isEnough: true }];
    const rest = amount - outstanding;
    return { status: rest === 0 ? 'assigned' : 'overpaid', parts, rest };
  }
  if (isTolerated(lacking, payment))
    return { status: 'assigned', parts: [{ payment, amount, fees: lacking, isEnough: true }], rest: 0 };
  if (payment.isClosed) return { status: 'overpaid', parts: [], rest: amount };
  return { status: 'short', parts: [{ payment, amount, fees: 0, isEnough: false }], rest: 0 };
}

function ofSeveral(amount: number, payments: readonly Payment[]): Allocation {
  const due = payments.reduce((sum, { outstanding }) => sum + outstanding, 0);
  if (due !== amount || payments.some(({ outstanding }) => outstanding === 0))
    return { status: 'unknown', parts: [], rest: amount };
  const parts = payments.map((payment) => ({ payment, amount: payment.outstanding, fees: 0, isEnough: true }));
  return { status: 'assigned', parts, rest: 0 };
}
