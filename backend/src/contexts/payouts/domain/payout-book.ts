import type { Batch, EarnedMission, Payout, StatedLine } from './payout.js';

export interface NewBill {
  readonly payoutId: string;
  readonly number: string;
  readonly language: string;
  readonly pdf: Buffer;
  readonly issuedAt: Date;
}

export type NewBatch = Pick<Batch, 'id' | 'method' | 'currency' | 'from'> & { readonly madeBy: string };

/** Earned lines, payouts, bills and batches. Every method runs in the caller's transaction. */
export abstract class PayoutBook {
  /** Makes transactions about one mission wait for one another, and for a run, until the transaction ends. */
  abstract lockMission(missionId: string): Promise<void>;
  /** Keeps the lines, each once. A held mission leaves a payout that has no bill yet. */
  abstract keep(mission: EarnedMission): Promise<void>;
  /**
   * Closes the month for the next guides, one payout per guide and currency, and answers how many it made: 0 if nothing is
   * left. Two runs wait for one another; no line is in two payouts.
   */
  abstract closePart(month: string, most: number, now: Date): Promise<number>;
  /** The next payouts without a statement. They count as stated from now on. */
  abstract takeUnstated(most: number, now: Date): Promise<readonly Payout[]>;
  /** Payouts without a bill and without an open objection, by id. */
  abstract findUnbilled(month: string, most: number): Promise<readonly string[]>;
  /** Undefined if the payout has a bill, or an open objection. Locked until the transaction ends. */
  abstract findForBill(payoutId: string): Promise<(Payout & { readonly lines: readonly StatedLine[] }) | undefined>;
  /** The next number of the guide's series in that year: the guide's counter is locked until the transaction ends. */
  abstract nextBillNumber(guideId: string, year: number): Promise<string>;
  abstract addBill(bill: NewBill): Promise<void>;
  abstract findPayout(payoutId: string): Promise<(Payout & { readonly billNumber: string | null }) | undefined>;
  /** Whether the guide has an account that money goes to now. */
  abstract hasDestination(guideId: string, now: Date): Promise<boolean>;
  /**
   * Puts all billed payouts of the currency into a batch, each to the account that counts now. Undefined if there are
   * none.
   */
  abstract makeBatch(batch: NewBatch, now: Date): Promise<Batch | undefined>;
  abstract findBatch(batchId: string): Promise<Batch | undefined>;
  /** The payouts of the batch, paid from now on. Undefined if the batch was paid before; throws BatchUnknown. */
  abstract markPaid(batchId: string, by: string, now: Date): Promise<readonly Payout[] | undefined>;
}
