import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import type { IncomingTransferId } from './incoming-transfer.js';
import type { ReportedAmount } from './payment-gateway.js';
import type { RefundId } from './refunds.js';

export type OutgoingTransferId = Id<'OutgoingTransfer'>;

/** `waiting-account`: nobody has said yet where the money goes. */
export const OUTGOING_STATUSES = ['waiting-account', 'ready', 'sent'] as const;
export type OutgoingStatus = (typeof OUTGOING_STATUSES)[number];

export interface RecipientAccount {
  readonly holder: string;
  /** Checked, in capitals and without blanks. */
  readonly iban: string;
}

/** Money that the team transfers: a refund of an order, or what an incoming transfer brought too much. */
export interface OutgoingTransfer {
  readonly id: OutgoingTransferId;
  readonly refundId: RefundId | null;
  readonly incomingId: IncomingTransferId | null;
  readonly orderId: string | null;
  readonly orderReference: string | null;
  readonly amount: ReportedAmount;
  readonly status: OutgoingStatus;
  readonly account: RecipientAccount | null;
  readonly version: number;
}

export type NewOutgoingTransfer = Pick<
  OutgoingTransfer,
  'refundId' | 'incomingId' | 'orderId' | 'orderReference' | 'amount' | 'account'
>;

export abstract class OutgoingTransfers {
  /** One for each refund and each incoming transfer: the database refuses a second one. */
  abstract add(transfer: NewOutgoingTransfer): Promise<OutgoingTransferId>;
  /** Locks the row until the transaction ends. Throws TransferUnknown. */
  abstract getForChange(id: OutgoingTransferId): Promise<OutgoingTransfer>;
  /**
   * Gives each transfer of the order that is not sent yet this account. Answers how many there were. `by`: the
   * customer's account, null for a guest.
   */
  abstract giveAccount(orderId: string, account: RecipientAccount, by: string | null): Promise<number>;
  abstract noteAccount(id: OutgoingTransferId, account: RecipientAccount): Promise<void>;
  abstract noteSent(id: OutgoingTransferId): Promise<void>;
  /** What is not sent yet of the order. */
  abstract openOfOrder(orderId: string): Promise<readonly OutgoingTransfer[]>;
}
