import type { Locale, Translated } from '../../shared-kernel/language/locale.js';
import type { Addressed } from '../../shared-kernel/language/names.js';
import type { MoneyView } from '../../shared-kernel/money/money.js';

/** What a guide must know of a departure that was sold. */
export interface BookedDeparture {
  readonly id: string;
  readonly reference: string;
  readonly tour: {
    readonly id: string;
    /** Null where no tour was sold. */
    readonly slug: string | null;
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
  /** What the company took off the price, in its currency; zero without a discount. */
  readonly discount: MoneyView;
  /** Cancelling is free until this many minutes before the start. */
  readonly freeUntilMinutesBefore: number;
  readonly meetingPoint: Addressed & { readonly name: Translated };
  readonly traveller: {
    readonly name: string;
    readonly language: Locale;
    readonly phone: string;
    readonly email: string;
  };
  /** Names of those who come along. */
  readonly additionalCustomers: readonly string[];
  readonly specialRequirements: string | null;
  /** What a quote promised; missing where a tour was sold. */
  readonly ride?: SoldRide;
}

/** What a driver, or the guide of a service on request, must know beside time and place. */
export interface SoldRide {
  readonly destination: string | null;
  /** Letters and digits without blanks: `AZ609`. */
  readonly flightNumber: string | null;
  /** Whether the flight brings the travellers: the driver waits for its landing. */
  readonly isLanding: boolean;
  readonly ship: string | null;
  readonly vehicle: Translated | null;
  readonly suitcases: number;
  readonly childSeats: number;
  readonly wheelchair: boolean;
  /** Waiting that costs nothing. */
  readonly waitMinutes: number;
}

/** A mission as other contexts may know it. */
export interface MissionSummary {
  readonly id: string;
  readonly state: 'open' | 'assigned' | 'finished' | 'cancelled';
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** Of its first booking. */
  readonly bookingReference: string;
  readonly guideId: string | null;
  readonly assignedBy: 'guide' | 'admin' | null;
  readonly assignedAt: Date | null;
  /** Guides who were asked, have not refused, and are not assigned. */
  readonly hopefulGuideIds: readonly string[];
}

/** A line of what a guide is paid for a mission. A refund is a negative line at the original terms. */
export interface MissionPayLine {
  readonly kind: 'share' | 'fixed-fee' | 'season' | 'night' | 'language' | 'ticket-advance' | 'refund';
  readonly bookingReference?: string;
  /** In hundredths of a percent. */
  readonly basisPoints?: number;
  readonly refundId?: string;
  readonly amount: MoneyView;
}

/** What a guide has earned with a mission: 48 hours after its end. */
export interface MissionPay {
  readonly missionId: string;
  readonly guideId: string;
  readonly tourName: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  /** `yyyy-MM-dd` in the zone of the city. */
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  /** Kept in their order; later lines are added behind. */
  readonly lines: readonly MissionPayLine[];
  /** The bank of a customer demands money back: the pay waits. */
  readonly isHeld: boolean;
}

/** Questions that other contexts may ask about missions, through their gateways. */
export abstract class GuideMissionsApi {
  abstract findMission(missionId: string): Promise<MissionSummary | undefined>;
  /** The assigned or finished mission of a booking, by the booking's reference. */
  abstract findMissionOfBooking(
    bookingReference: string,
  ): Promise<{ readonly missionId: string; readonly guideId: string } | undefined>;
  /** The references of the bookings that the guide leads or has led, the latest start first; at most 500. */
  abstract findBookingsLedBy(guideId: string): Promise<readonly string[]>;
  /** Undefined before the pay is earned. */
  abstract findPay(missionId: string): Promise<MissionPay | undefined>;
}

/** A booking of which money went back, in the currency of the payment. */
export interface BookingRefund {
  readonly bookingId: string;
  readonly refunded: MoneyView;
  /** What the booking cost in all. */
  readonly paid: MoneyView;
}

/**
 * What guide missions ask of the context that sells departures. That context provides the answer, so that guide missions
 * do not know who sells.
 */
export abstract class SoldDepartures {
  /** Undefined if the booking does not exist. */
  abstract find(bookingId: string): Promise<BookedDeparture | undefined>;
  /** The bookings that were paid with an order, or with a later charge to it. */
  abstract bookingsOfPayment(orderId: string): Promise<readonly string[]>;
  /** How a refund divides over bookings. Without lines it is one of the payment as a whole. */
  abstract refundsOf(refund: {
    readonly orderId: string;
    readonly amount: MoneyView;
    readonly lines: readonly { readonly lineId: string; readonly amount: number }[];
  }): Promise<readonly BookingRefund[]>;
  /** The booking's reference of a code that was scanned from a voucher; undefined where we have not made it. */
  abstract referenceOfVoucher(code: string): string | undefined;
}
