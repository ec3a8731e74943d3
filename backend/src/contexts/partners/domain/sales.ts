import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { Party } from './partner-booking.js';
import type { Partner } from './partner.js';

/** A start of a tour that a partner wants. */
export interface WantedDeparture {
  /** Id of the tour. */
  readonly productId: string;
  readonly durationMinutes: number;
  readonly date: string;
  readonly time: string;
  readonly party: Party;
  readonly guideLanguage: Locale;
  readonly meetingPoint: string | null;
}

/** What was sold, as it is now. */
export interface Sale {
  readonly orderId: string;
  readonly orderReference: string;
  readonly orderStatus: string;
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly bookingStatus: 'waiting-payment' | 'pending' | 'completed' | 'cancelled';
  readonly visitStatus: string;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
  readonly tourId: string;
  readonly durationMinutes: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly travellers: Party;
  readonly guideLanguage: Locale;
  readonly price: MoneyView;
  readonly sold: MoneyView;
  readonly cancellableUntil: Date;
  readonly cancellation: { readonly at: string; readonly reason: string | null; readonly refund: MoneyView } | null;
  readonly voucherCode: string;
}

export interface Departure {
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly price: MoneyView;
  readonly left: number;
}

export interface Traveller {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly getsMails: boolean;
  readonly specialRequirements: string | null;
}

/** Sells by the rules of the site. `hold`, `extend`, `confirm` and `release` belong to the running transaction. */
export abstract class Sales {
  /** @returns the id of the order */
  abstract hold(
    id: string,
    wanted: WantedDeparture,
    partner: Partner,
    notes: string | null,
    until: Date,
    replacesOrderId?: string,
  ): Promise<string>;
  abstract extend(orderId: string, until: Date): Promise<void>;
  abstract confirm(orderId: string, traveller: Traveller): Promise<void>;
  abstract release(orderId: string): Promise<void>;
  abstract cancel(bookingId: string, reason: string | null, actor: Actor): Promise<void>;
  abstract change(bookingId: string, wanted: Partial<Omit<WantedDeparture, 'productId'>>, actor: Actor): Promise<void>;
  abstract find(orderIds: readonly string[]): Promise<readonly Sale[]>;
  /** The order of the booking with this reference. */
  abstract orderOf(bookingReference: string): Promise<string | undefined>;
  abstract departures(question: {
    readonly productId: string;
    readonly durationMinutes: number;
    readonly from: string;
    readonly to: string;
    readonly party: Party;
    readonly guideLanguage: Locale;
    readonly currency: Currency;
  }): Promise<readonly Departure[]>;
}
