import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { ReportedAmount } from './payment-gateway.js';

export const LEDGER_ACCOUNTS = [
  'customer-receivable',
  'cash-card',
  'cash-bank',
  'cash-paypal',
  'revenue',
  'gift-card-liability',
  'guide-payable',
  'guide-cost',
  'refunds',
  'fees',
  'exchange',
  'suspense',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Minor units; a debit is positive, a credit negative. The currency may be one that we do not sell in. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: ReportedAmount;
  /** Reference of the order that it is for. */
  readonly order?: string;
}

export type CashAccount = Extract<LedgerAccount, 'cash-card' | 'cash-bank'>;

/** Where a capture was credited, and what its refund is debited from. */
export type RefundedAccount = Extract<LedgerAccount, 'refunds' | 'customer-receivable' | 'suspense'>;

export interface LedgerEntry {
  /** The reason: `capture`, `sale`, `refund`. There is one entry per kind and `sourceId`. */
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
export const transfer = (
  amount: ReportedAmount,
  debit: LedgerAccount,
  credit: LedgerAccount,
  order?: string,
): readonly Posting[] => [
  { account: debit, amount, ...of(order) },
  { account: credit, amount: { amount: -amount.amount, currency: amount.currency }, ...of(order) },
];

const of = (order: string | undefined): Pick<Posting, 'order'> => (order === undefined ? {} : { order });

/** Debit one account, credit another; between two currencies stands the exchange account. */
export const move = (debit: Posting, credit: Posting, order?: string): readonly Posting[] =>
  debit.amount.currency === credit.amount.currency
    ? [...transfer(debit.amount, debit.account, credit.account, order)]
    : [
        ...transfer(debit.amount, debit.account, 'exchange', order),
        ...transfer(credit.amount, 'exchange', credit.account, order),
      ];

/** The order that an entry is for, and its payment. */
export interface PaidOrder {
  readonly id: string;
  readonly orderReference: string;
}

/** Entries of a card payment that became a sale. */
export const captureEntries = (payment: PaidOrder, intentId: string, amount: MoneyView): readonly LedgerEntry[] => [
  receiptEntry(payment, intentId, amount, 'customer-receivable'),
  {
    kind: 'sale',
    sourceId: payment.id,
    postings: transfer(amount, 'customer-receivable', 'revenue', payment.orderReference),
  },
];

/** Entry of a card payment. Without a sale the money stays in the customer's account, or in suspense. */
export const receiptEntry = (
  { orderReference }: PaidOrder,
  intentId: string,
  amount: ReportedAmount,
  account: Exclude<RefundedAccount, 'refunds'>,
): LedgerEntry => ({
  kind: 'capture',
  sourceId: intentId,
  postings: transfer(amount, 'cash-card', account, orderReference),
});

/** The account for money without a sale: the customer's, or suspense if it has another currency than the order. */
export const unsoldAccount = (received: ReportedAmount, due: MoneyView): Exclude<RefundedAccount, 'refunds'> =>
  received.currency === due.currency ? 'customer-receivable' : 'suspense';

/** Entry of a refund. */
export const refundEntry = (
  { orderReference }: PaidOrder,
  refundId: string,
  amount: ReportedAmount,
  account: RefundedAccount,
  cash: CashAccount = 'cash-card',
): LedgerEntry => ({
  kind: 'refund',
  sourceId: refundId,
  postings: transfer(amount, account, cash, orderReference),
});

/** What a bank transfer pays of an order, in minor units. */
export interface PaidPart {
  readonly orderReference: string;
  readonly amount: number;
}

/** Entry of a bank transfer that came in: what pays orders, and the rest. Money that names no order is in suspense. */
export const incomingEntry = (
  transferId: string,
  amount: ReportedAmount,
  account: Exclude<RefundedAccount, 'refunds'>,
  parts: readonly PaidPart[],
): LedgerEntry => ({
  kind: 'transfer',
  sourceId: transferId,
  postings: divided(amount, 'cash-bank', account, parts),
});

/** Entry of a bank transfer whose order was found later. */
export const foundEntry = (transferId: string, amount: ReportedAmount, parts: readonly PaidPart[]): LedgerEntry => ({
  kind: 'transfer-found',
  sourceId: transferId,
  postings: divided(amount, 'suspense', 'customer-receivable', parts),
});

/** Entry of what a bank transfer left over, and pays another order later. */
export const restUsedEntry = (
  transferId: string,
  version: number,
  { orderReference, amount }: PaidPart,
  currency: string,
): LedgerEntry => ({
  kind: 'transfer-rest-used',
  sourceId: `${transferId}:${version}`,
  postings: [
    { account: 'customer-receivable', amount: { amount, currency } },
    { account: 'customer-receivable', amount: { amount: -amount, currency }, order: orderReference },
  ],
});

/** Debits and credits for each order, and for what is left. */
function divided(
  { amount, currency }: ReportedAmount,
  debit: LedgerAccount,
  credit: LedgerAccount,
  parts: readonly PaidPart[],
): readonly Posting[] {
  const rest = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  return [
    ...parts.flatMap((part) => transfer({ amount: part.amount, currency }, debit, credit, part.orderReference)),
    ...(rest === 0 ? [] : transfer({ amount: rest, currency }, debit, credit)),
  ];
}

/** Entries of an order that bank transfers have paid. The company bears what a bank kept. */
export const transferSaleEntries = (
  { id, orderReference }: PaidOrder,
  due: MoneyView,
  fees: number,
): readonly LedgerEntry[] => [
  ...(fees > 0
    ? [
        {
          kind: 'transfer-fees',
          sourceId: id,
          postings: transfer({ amount: fees, currency: due.currency }, 'fees', 'customer-receivable', orderReference),
        },
      ]
    : []),
  { kind: 'sale', sourceId: id, postings: transfer(due, 'customer-receivable', 'revenue', orderReference) },
];

/** Entry of what an incoming transfer brought too much, or without an order, and went back. */
export const returnedTransferEntry = (
  outgoingId: string,
  amount: ReportedAmount,
  account: Exclude<RefundedAccount, 'refunds'>,
): LedgerEntry => ({
  kind: 'transfer-returned',
  sourceId: outgoingId,
  postings: transfer(amount, account, 'cash-bank'),
});

/** Entry of a dispute that was lost: the bank took the money, and no refund follows. */
export const lostDisputeEntry = (
  { orderReference }: PaidOrder,
  disputeId: string,
  amount: ReportedAmount,
): LedgerEntry => ({
  kind: 'dispute-lost',
  sourceId: disputeId,
  postings: transfer(amount, 'fees', 'cash-card', orderReference),
});

/** Entry of a guide's bill: the company owes the amount. */
export const guideBillEntry = (payoutId: string, amount: MoneyView): LedgerEntry => ({
  kind: 'guide-bill',
  sourceId: payoutId,
  postings: transfer(amount, 'guide-cost', 'guide-payable'),
});

/** Entry of a payout to a guide. */
export const guidePayoutEntry = (
  payoutId: string,
  amount: MoneyView,
  cash: Extract<LedgerAccount, 'cash-bank' | 'cash-paypal'>,
): LedgerEntry => ({ kind: 'guide-payout', sourceId: payoutId, postings: transfer(amount, 'guide-payable', cash) });

/** Entry of a refund that the gateway could not deliver to the customer. */
export const returnedRefundEntry = (
  { orderReference }: PaidOrder,
  refundId: string,
  amount: ReportedAmount,
  account: RefundedAccount,
): LedgerEntry => ({
  kind: 'refund-returned',
  sourceId: refundId,
  postings: transfer(amount, 'cash-card', account, orderReference),
});
