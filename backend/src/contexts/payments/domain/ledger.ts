import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { ReportedAmount } from './payment-gateway.js';

export type LedgerAccount =
  | 'customer-receivable'
  | 'cash-card'
  | 'cash-bank'
  | 'cash-paypal'
  | 'revenue'
  | 'gift-card-liability'
  | 'guide-payable'
  | 'refunds'
  | 'fees'
  | 'suspense';

/** Minor units; a debit is positive, a credit negative. The currency may be one that we do not sell in. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: ReportedAmount;
}

/** Where a capture was credited, and what its refund is debited from. */
export type RefundedAccount = Extract<LedgerAccount, 'refunds' | 'customer-receivable' | 'suspense'>;

export interface LedgerEntry {
  /** Why: `capture`, `sale`, `refund`. With `sourceId` it names the entry: there is one of each. */
  readonly kind: string;
  readonly sourceId: string;
  readonly postings: readonly Posting[];
}

/**
 * The double-entry ledger. Entries are written with the caller's transaction and never changed; the database refuses
 * to commit an entry whose postings do not sum to zero in each currency.
 */
export abstract class Ledger {
  /**
   * Throws before the commit when a kind and source have an entry already: the caller's transaction must not have run
   * twice. Nothing in it reads the entries.
   */
  abstract post(...entries: readonly LedgerEntry[]): Promise<void>;
  /** Whether there is an entry of this kind and source. */
  abstract has(kind: string, sourceId: string): Promise<boolean>;
  /** The sum of the account's postings, per currency that it holds. */
  abstract balanceOf(account: LedgerAccount): Promise<readonly ReportedAmount[]>;
}

/** Debit one account, credit another. */
export const transfer = (amount: ReportedAmount, debit: LedgerAccount, credit: LedgerAccount): readonly Posting[] => [
  { account: debit, amount },
  { account: credit, amount: { amount: -amount.amount, currency: amount.currency } },
];

/** Money came by card for a payment, and what it paid for was sold. */
export const captureEntries = (paymentId: string, intentId: string, amount: MoneyView): readonly LedgerEntry[] => [
  receiptEntry(intentId, amount, 'customer-receivable'),
  { kind: 'sale', sourceId: paymentId, postings: transfer(amount, 'customer-receivable', 'revenue') },
];

/** Money came by card. Without a sale it stays the customer's, or in suspense. */
export const receiptEntry = (
  intentId: string,
  amount: ReportedAmount,
  account: Exclude<RefundedAccount, 'refunds'>,
): LedgerEntry => ({ kind: 'capture', sourceId: intentId, postings: transfer(amount, 'cash-card', account) });

/** Money that paid for nothing: the customer's own, or in suspense where another currency than the order's came. */
export const unsoldAccount = (received: ReportedAmount, due: MoneyView): Exclude<RefundedAccount, 'refunds'> =>
  received.currency === due.currency ? 'customer-receivable' : 'suspense';

/** Money went back. */
export const refundEntry = (refundId: string, amount: ReportedAmount, account: RefundedAccount): LedgerEntry => ({
  kind: 'refund',
  sourceId: refundId,
  postings: transfer(amount, account, 'cash-card'),
});

/** The gateway could not bring the money back to the customer after all. */
export const returnedRefundEntry = (
  refundId: string,
  amount: ReportedAmount,
  account: RefundedAccount,
): LedgerEntry => ({
  kind: 'refund-returned',
  sourceId: refundId,
  postings: transfer(amount, 'cash-card', account),
});
