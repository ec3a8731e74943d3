import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { PaymentMethod } from './wire-transfer.js';

/** A refund of the order to the card of the payment. */
export interface MoneyBack {
  readonly amount: MoneyView;
  readonly status: 'under-way' | 'done';
  readonly at: string;
  readonly reason: RefundReason | 'other';
}

export type RefundReason =
  | 'order-cancelled-by-customer'
  | 'order-superseded'
  | 'came-too-late'
  | 'booking-cancelled'
  | 'booking-changed'
  | 'cancelled-by-company'
  | 'gift-card-returned'
  | 'goodwill';

/** A refund of what was charged under one id: an order, or a later change that added to it. */
export interface RefundOfCharge {
  readonly chargeId: string;
  /** A second request with the same key adds no refund. */
  readonly key: string;
  readonly amount: MoneyView;
  readonly reason: RefundReason;
  readonly lines: readonly { readonly lineId: string; readonly amount: number }[];
}

export interface PaymentState {
  /** `bank`: by transfer. */
  readonly gateway: 'sandbox' | 'stripe' | 'bank';
  readonly status: string;
  readonly clientSecret?: string;
  readonly publishableKey?: string;
  /** The confirmation that the bank still requires. */
  readonly action?: { readonly id: string };
  /** The sum of bank transfers that fell short. */
  readonly received?: MoneyView;
  /** Whether the customer must still say to which account refunds go. */
  readonly refundAccount?: 'needed' | 'given';
  readonly refunds: readonly MoneyBack[];
}

/** Where a refund by bank transfer goes. */
export interface RecipientAccount {
  readonly holder: string;
  readonly iban: string;
}

/** What a partner owes more, or less. */
export interface AccountEntry {
  /** There is one entry for each key. */
  readonly key: string;
  readonly orderReference: string;
  readonly amount: MoneyView;
}

export interface OrderToPay {
  readonly orderId: string;
  readonly reference: string;
  readonly amount: MoneyView;
  /** By card where absent. */
  readonly method?: PaymentMethod;
}

/** What a customer needs to transfer the money. */
export interface TransferDetails {
  readonly currency: Currency;
  readonly holder: string;
  readonly bankName: string;
  readonly iban?: string;
  readonly swiftBic: string;
  readonly accountNumber?: string;
  readonly routingNumber?: string;
  readonly branchCode?: string;
  /** The bank's address. */
  readonly address: string;
  /** The creditor reference to quote. */
  readonly reference: string;
  readonly amount: MoneyView;
  /** The content of the QR code for banking apps. */
  readonly code?: string;
}

export interface PaymentProgress {
  /** `closed`: the order can no longer be paid. */
  readonly status: 'paid' | 'requires-action' | 'declined' | 'processing' | 'waiting' | 'closed';
  readonly action?: { readonly id: string };
}

export interface TestCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

/**
 * The payments of orders, and of changes that added to one: each has an id of its own. All methods but `request`,
 * `isPaidOrProcessing`, `close` and `refund` must run outside a transaction: the gateway may take seconds.
 */
export abstract class OrderPayments {
  /** Writes the amount due in the running transaction, together with the order. */
  abstract request(order: OrderToPay): Promise<void>;
  /** Whether the company has an account for transfers in the currency. */
  abstract takesTransfersIn(currency: Currency): boolean;
  /** Undefined where the company has no account in the currency. */
  abstract transferDetails(orderReference: string, amount: MoneyView): TransferDetails | undefined;
  /** The customer says to which account refunds of the order go. Outside a transaction. */
  abstract giveRefundAccount(orderId: string, account: RecipientAccount, actor: Actor): Promise<void>;
  /**
   * Whether money for the order has arrived or is being processed. Money that has not arrived by the end of this
   * transaction arrives later.
   */
  abstract isPaidOrProcessing(orderId: string): Promise<boolean>;
  /** Records in the running transaction that the order can no longer be paid. The gateway is informed afterwards. */
  abstract close(orderId: string): Promise<void>;
  /** Notes in the ledger, with the running transaction, that a partner owes an amount for an order. */
  abstract chargeAccount(charge: AccountEntry): Promise<void>;
  /** Notes in the ledger, with the running transaction, that a partner owes less for an order. */
  abstract creditAccount(credit: AccountEntry): Promise<void>;
  /** Adds a refund with the running transaction. The gateway is called after the commit. */
  abstract refund(refund: RefundOfCharge): Promise<void>;
  /**
   * Stops the collection of money for the order. Returns whether the money has been collected already or is about to
   * be.
   */
  abstract cancelCollection(orderId: string): Promise<boolean>;
  abstract start(order: OrderToPay & { email: string }): Promise<PaymentState>;
  abstract find(orderId: string): Promise<PaymentState | undefined>;
  abstract payWithTestCard(orderId: string, card: TestCard): Promise<PaymentProgress>;
  abstract confirmTestCard(orderId: string, actionId: string, outcome: 'complete' | 'fail'): Promise<PaymentProgress>;
  abstract refresh(orderId: string): Promise<PaymentProgress>;
}
