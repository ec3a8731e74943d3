import type { MoneyView } from '../../shared-kernel/money/money.js';
import type { Locale, Translated } from '../../shared-kernel/language/locale.js';

/** A booking has been paid for: the visit will take place. */
export interface BookingConfirmed {
  readonly type: 'booking.confirmed.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
  readonly orderId: string;
  readonly tourId: string;
  readonly tourName: string;
  readonly optionId: string;
  readonly cityId: string;
  readonly kind: 'private' | 'group';
  /** The first names the kind of guide that is needed. */
  readonly categories: readonly string[];
  readonly guideLanguage: Locale;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly durationMinutes: number;
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  /** The cancellation rule of the contract: free until so long before the start. Missing in facts from before it was carried. */
  readonly freeUntilMinutesBefore?: number;
  /** What the customer paid for it, in the tour's currency. */
  readonly price: MoneyView;
  /** The English name and the address. */
  readonly meetingPoint: string;
  /** Missing in facts from before it was carried. */
  readonly meetingPointNames?: Translated;
  /** For readers of languages that write the address otherwise. Missing in facts from before it was carried. */
  readonly meetingPointAddresses?: Partial<Translated>;
  readonly travellerName: string;
  readonly travellerLanguage: Locale;
  readonly travellerPhone: string;
  readonly travellerEmail: string;
  readonly specialRequirements: string | null;
}

/** A payment came for a closed order whose slots are no longer available. The whole payment must be refunded. */
export interface PaymentCameTooLate {
  readonly type: 'booking.payment-came-too-late.v1';
  readonly orderId: string;
  readonly orderReference: string;
  readonly closeReason: 'cancelled-by-customer' | 'superseded' | 'payment-timeout';
}

/** A booking will not take place. */
export interface BookingCancelled {
  readonly type: 'booking.cancelled.v1';
  readonly bookingId: string;
  readonly bookingReference: string;
}

/** An order was not paid in time: its slots are free for others. */
export interface OrderExpired {
  readonly type: 'booking.order-expired.v1';
  readonly orderId: string;
  readonly orderReference: string;
}
