import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { AccountDetails } from './account-details.js';
import type { CompanyAccount } from './company-accounts.js';

/** `closed`: the month is closed; `billed`: the bill is written; `sending`: in a file for the bank; `paid`. */
export const PAYOUT_STATES = ['closed', 'billed', 'sending', 'paid'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAY_LINE_KINDS = [
  'share',
  'fixed-fee',
  'season',
  'night',
  'language',
  'ticket-advance',
  'refund',
  'correction',
] as const;

/** A line of what a guide earned with a mission. A refund to the customer is negative; a correction is what an objection brought. */
export interface PayLine {
  readonly kind: (typeof PAY_LINE_KINDS)[number];
  readonly bookingReference?: string;
  /** In hundredths of a percent. */
  readonly basisPoints?: number;
  readonly refundId?: string;
  readonly amount: MoneyView;
}

/** What a guide has earned with one mission. */
export interface EarnedMission {
  readonly missionId: string;
  readonly guideId: string;
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly lines: readonly PayLine[];
  /** The bank of a customer demands money back: the pay waits. */
  readonly isHeld: boolean;
}

export interface Payout {
  readonly id: string;
  readonly guideId: string;
  readonly currency: Currency;
  /** `yyyy-MM` */
  readonly month: string;
  readonly amount: number;
  readonly payOn: string;
}

export interface StatedLine extends PayLine {
  readonly missionId: string;
  readonly localDate: string;
  readonly tourName: Translated;
}

export const BATCH_METHODS = ['bank', 'paypal'] as const;
export type BatchMethod = (typeof BATCH_METHODS)[number];

/** One payment of a batch, to the account that counted when the batch was made. */
export interface BatchPayment {
  readonly payoutId: string;
  readonly billNumber: string;
  readonly amount: number;
  readonly to: AccountDetails;
}

export interface Batch {
  readonly id: string;
  readonly method: BatchMethod;
  readonly currency: Currency;
  /** The company's account that the money leaves. Null for PayPal. */
  readonly from: CompanyAccount | null;
  /** Local date on which the bank sends the money. */
  readonly payOn: string;
  readonly madeAt: Date;
  readonly payments: readonly BatchPayment[];
}
