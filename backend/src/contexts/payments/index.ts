import type { Actor } from '../../shared-kernel/actor.js';
import type { Currency } from '../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../shared-kernel/money/money.js';

/** `closed`: the order can no longer be paid. */
export type PaymentStatus =
  'waiting' | 'requires-action' | 'processing' | 'paid' | 'declined' | 'closed' | 'refunding' | 'refunded';

export interface RefundView {
  readonly amount: MoneyView;
  /** A refund that the bank refused is handled by the team: the customer sees it as under way. */
  readonly status: 'under-way' | 'done';
  /** When the refund was concluded, or requested. */
  readonly at: string;
  readonly reason: RefundReason;
}

/** Why money goes back, as the customer is told. */
export type RefundReason =
  | 'order-cancelled-by-customer'
  | 'order-superseded'
  | 'came-too-late'
  | 'booking-cancelled'
  | 'booking-changed'
  | 'cancelled-by-company'
  | 'gift-card-returned'
  | 'goodwill'
  | 'other';

/** A refund of an order, or of a part of it. */
export interface RefundOrder {
  readonly orderId: string;
  /** A second request with the same key adds no refund. */
  readonly key: string;
  readonly amount: MoneyView;
  readonly reason: Exclude<RefundReason, 'other'>;
  /** How the amount divides over the lines of the order, in minor units. */
  readonly lines: readonly { readonly lineId: string; readonly amount: number }[];
}

export interface PaymentView {
  readonly id: string;
  readonly orderId: string;
  /** `bank`: by transfer. */
  readonly gateway: 'sandbox' | 'stripe' | 'bank';
  readonly status: PaymentStatus;
  readonly amount: MoneyView;
  /** For the browser's card form; only with Stripe. */
  readonly clientSecret?: string;
  readonly publishableKey?: string;
  /** The confirmation that the bank still asks for; only in the sandbox. */
  readonly action?: { readonly id: string };
  /** The sum of bank transfers that fell short; absent otherwise. */
  readonly received?: MoneyView;
  /** Whether the customer must still say to which account refunds go; absent where none goes by transfer. */
  readonly refundAccount?: 'needed' | 'given';
  readonly refunds: readonly RefundView[];
}

/** Accounts of the ledger that another context moves money between. */
export type PostedAccount = 'revenue' | 'refunds' | 'gift-card-liability' | 'customer-receivable' | 'fees';

/** A move of money between two accounts, for a reason. There is one for each kind and source. */
export interface LedgerMove {
  readonly kind: string;
  readonly sourceId: string;
  readonly debit: { readonly account: PostedAccount; readonly amount: MoneyView };
  /** Reference of the order that it is for. */
  readonly order?: string;
  /** In another currency, the ledger's exchange account stands between the two. */
  readonly credit: { readonly account: PostedAccount; readonly amount: MoneyView };
}

/** Where a refund by bank transfer goes. */
export interface RecipientAccount {
  readonly holder: string;
  /** Checked, in capitals and without blanks. */
  readonly iban: string;
}

/** The sandbox's test card. */
export interface SandboxCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

/** The company's own account in one currency. */
export interface CompanyAccount {
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
}

/** What a customer needs to transfer the money of an order. */
export interface TransferDetails extends CompanyAccount {
  /** The creditor reference (ISO 11649) to quote. */
  readonly reference: string;
  readonly amount: MoneyView;
  /** The content of the QR code for banking apps; only for EUR. */
  readonly code?: string;
}

export interface PaymentStep {
  readonly status: 'paid' | 'requires-action' | 'declined' | 'processing' | 'waiting' | 'closed';
  readonly action?: { readonly id: string };
}

/**
 * Questions and orders that booking may put to payments. Only {@link PaymentsApi.request},
 * {@link PaymentsApi.isPaidOrProcessing}, {@link PaymentsApi.close}, {@link PaymentsApi.refund} and
 * {@link PaymentsApi.post} run inside a transaction of the caller: a gateway may take seconds. An order here is what is paid at once: an order of booking, or
 * a later charge to one, under an id of its own.
 */
export abstract class PaymentsApi {
  /** Records the amount due for a new order in the caller's transaction, without a call of the gateway. */
  abstract request(order: {
    orderId: string;
    reference: string;
    amount: MoneyView;
    /** By card where absent. */
    method?: 'card' | 'wire';
  }): Promise<void>;
  /** Starts the order's payment, or returns the existing one; the order's id is the gateway's idempotency key. */
  abstract start(order: { orderId: string; reference: string; amount: MoneyView; email: string }): Promise<PaymentView>;
  /** Whether the company has an account for transfers in the currency. */
  abstract takesTransfersIn(currency: Currency): boolean;
  /** Undefined where the company has no account in the currency. */
  abstract companyAccount(currency: Currency): CompanyAccount | undefined;
  /** Undefined where the company has no account in the currency. */
  abstract transferDetails(orderReference: string, amount: MoneyView): TransferDetails | undefined;
  /** The customer says to which account refunds of the order go. Throws NothingToSend. */
  abstract giveRefundAccount(orderId: string, account: RecipientAccount, actor: Actor): Promise<void>;
  /**
   * Whether the order's money has been taken, or is on its way. Inside the caller's transaction, which holds the payment
   * until its end: money that has not come by then comes later.
   */
  abstract isPaidOrProcessing(orderId: string): Promise<boolean>;
  /**
   * Records in the caller's transaction that the order can no longer be paid. The gateway is informed after the commit.
   */
  abstract close(orderId: string): Promise<void>;
  /**
   * Adds a refund with the caller's transaction. The gateway is called after the commit, and again until it has answered.
   * Throws RefundExceedsPayment.
   */
  abstract refund(refund: RefundOrder): Promise<void>;
  /**
   * Has the gateway take no more money for what it was asked for so far: for an order that is about to be closed. A
   * gateway that does not answer changes nothing. Answers whether it has taken the money already, or is about to.
   */
  abstract cancelCollection(orderId: string): Promise<boolean>;
  /** Writes the move into the ledger with the caller's transaction. */
  abstract post(move: LedgerMove): Promise<void>;
  abstract findPaymentOfOrder(orderId: string): Promise<PaymentView | undefined>;
  /** Sandbox only: pays, declines or asks for a confirmation, by the card's last digits. */
  abstract payInSandbox(orderId: string, card: SandboxCard): Promise<PaymentStep>;
  /** Sandbox only: ends the confirmation step. */
  abstract confirmInSandbox(orderId: string, actionId: string, outcome: 'complete' | 'fail'): Promise<PaymentStep>;
  /** What the gateway says now (Stripe: after the browser confirmed); records a capture it finds. */
  abstract refreshPayment(orderId: string): Promise<PaymentStep>;
}
