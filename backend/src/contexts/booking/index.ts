import type { Locale, Translated } from '../../shared-kernel/language/locale.js';
import type { Addressed } from '../../shared-kernel/language/names.js';
import type { MoneyView } from '../../shared-kernel/money/money.js';

/** An order in short, for who tells its owner of it. */
export interface OrderSummary {
  readonly id: string;
  readonly reference: string;
  /** Who sees it in their account: who placed it, or who has confirmed the address it was placed with. */
  readonly ownerId: string | undefined;
}

/** A booking in short. */
export interface BookingSummary {
  readonly id: string;
  readonly reference: string;
  readonly order: OrderSummary;
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** Of whom the customer was told as their guide, the latest last. */
  readonly announcedGuides: readonly { readonly id: string; readonly name: string }[];
}

/** What whoever leads a booked departure must know of it. */
export interface BookedDeparture {
  readonly id: string;
  readonly reference: string;
  readonly tour: {
    readonly id: string;
    readonly slug: string;
    readonly name: Translated;
    readonly optionId: string;
    readonly kind: 'private' | 'group';
    readonly cityId: string;
    readonly cityName: Translated;
    /** The first names the kind of guide that is needed. */
    readonly categories: readonly string[];
  };
  readonly guideLanguage: Locale;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** `yyyy-MM-dd` and `HH:mm` in the zone of the city. */
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  /** What the customer paid, in the tour's currency. */
  readonly price: MoneyView;
  /** Cancelling is free until so many minutes before the start. */
  readonly freeUntilMinutesBefore: number;
  readonly meetingPoint: Addressed & { readonly name: Translated };
  readonly traveller: {
    readonly name: string;
    readonly language: Locale;
    readonly phone: string;
    readonly email: string;
  };
  readonly specialRequirements: string | null;
}

/** Questions that other contexts may ask about what was booked, through their gateways. */
export abstract class BookingApi {
  abstract findOrder(orderId: string): Promise<OrderSummary | undefined>;
  /** The same where it expired and nothing was bought, by it or instead of it. Inside the caller's transaction. */
  abstract findExpiredOrder(orderId: string): Promise<OrderSummary | undefined>;
  /** Those that there are, in no order. */
  abstract findBookings(bookingIds: readonly string[]): Promise<readonly BookingSummary[]>;
  /** Undefined where there is no such booking. */
  abstract findBookedDeparture(bookingId: string): Promise<BookedDeparture | undefined>;
}
