import type { Actor } from '../../shared-kernel/actor.js';
import type { CancellationPolicy } from '../../shared-kernel/cancellation-policy.js';
import type { Locale, Translated } from '../../shared-kernel/language/locale.js';
import type { Currency } from '../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../shared-kernel/money/money.js';

/** A summary of an order for messages to its owner. */
export interface OrderSummary {
  readonly id: string;
  readonly reference: string;
  /** The account that shows the order: the customer's, or the one with the confirmed address of the order. */
  readonly ownerId: string | undefined;
}

/** A summary of a booking. */
export interface BookingSummary {
  readonly id: string;
  readonly reference: string;
  readonly order: OrderSummary;
  /** Of the tour, or of what a quote promised. */
  readonly name: Translated;
  readonly cityName: Translated;
  readonly startsAt: Date;
  readonly timeZone: string;
  /** The guides whose names the customer got, the latest last. */
  readonly announcedGuides: readonly { readonly id: string; readonly name: string }[];
}

/** What an accepted offer sells, with the price that it locks. */
export interface QuoteSale {
  readonly quoteId: string;
  readonly quoteReference: string;
  readonly type: 'airport-pickup' | 'transfer' | 'business-trip' | 'cruise-tour' | 'safari' | 'general';
  /** Null for a guest. */
  readonly userId: string | null;
  readonly language: Locale;
  readonly currency: Currency;
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
  };
  readonly name: Translated;
  /** Null where the place is no city of the catalogue. */
  readonly cityId: string | null;
  readonly cityName: Translated;
  readonly pickUp: {
    readonly name: Translated;
    readonly address: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
  readonly destination: string | null;
  readonly flightNumber: string | null;
  /** Whether the flight brings the travellers: who comes waits for its landing. */
  readonly isLanding: boolean;
  readonly ship: string | null;
  readonly vehicle: { readonly id: string; readonly name: Translated } | null;
  readonly suitcases: number;
  readonly childSeats: number;
  readonly wheelchair: boolean;
  /** Whether a driver comes; a guide otherwise. */
  readonly byDriver: boolean;
  /** In minor units of the currency, with VAT; below zero for a reduction. */
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  /** In hundredths of a percent; the amounts contain it. */
  readonly vatBasisPoints: number;
  readonly policy: CancellationPolicy;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly specialRequirements: string | null;
}

/** The order of an accepted quote. */
export interface QuoteOrder {
  readonly orderId: string;
  readonly reference: string;
  readonly status: string;
  readonly bookingId: string;
  readonly bookingReference: string;
  /** Until when it can be paid. */
  readonly expiresAt: Date;
  /** Opens a guest's order; null where the customer signs in. */
  readonly accessToken: string | null;
}

/** A booking as the visit that its customer may tell of. */
export interface BookedVisit {
  readonly reference: string;
  readonly orderReference: string;
  readonly tour: { readonly id: string; readonly slug: string; readonly name: Translated };
  readonly city: { readonly id: string; readonly name: Translated };
  readonly endsAt: Date;
  /** `yyyy-MM-dd`, in the zone of the city. */
  readonly localDate: string;
  /** Whether the visit is over and was made: no cancellation, no no-show, not refunded in full. */
  readonly tookPlace: boolean;
  /** The guide who led it. */
  readonly guide: { readonly id: string; readonly name: string } | null;
  /** Of the order, like the currency. */
  readonly language: Locale;
  readonly currency: string;
  readonly customer: {
    /** Null for a guest. */
    readonly userId: string | null;
    readonly firstName: string;
    readonly lastName: string;
    /** Empty once the person's data were erased. */
    readonly email: string;
  };
  /** Opens a guest's order; null where the customer signs in. */
  readonly accessToken: string | null;
}

/** What a charge sold: an order, or a later change of a booking that cost more. */
export interface SoldCharge {
  readonly chargeId: string;
  readonly order: { readonly id: string; readonly reference: string };
  readonly language: Locale;
  readonly currency: Currency;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly email: string };
  /** The company that pays, where one does. */
  readonly billing: BillingDetails | null;
  readonly lines: readonly SoldLine[];
  /** What gift cards paid of it, by the card. */
  readonly giftCards: readonly { readonly id: string; readonly amount: MoneyView }[];
}

export interface BillingDetails {
  readonly companyName: string;
  readonly vat?: string;
  readonly address: {
    readonly street: string;
    readonly streetComplementary?: string;
    readonly zip?: string;
    readonly state?: string;
    readonly city: string;
    /** ISO 3166-1, two capital letters. */
    readonly country: string;
  };
}

export interface SoldLine {
  readonly id: string;
  readonly kind: 'fare' | 'supplement' | 'ticket' | 'discount' | 'gift-card' | 'fee' | 'rounding';
  /** Negative where the line lowers the total. */
  readonly amount: MoneyView;
  /** The tax regime of what is sold. */
  readonly tax: string;
  /** A code of the kind, such as the season of a supplement. */
  readonly reason?: string;
  /** Undefined for a line of the whole order. */
  readonly booking?: {
    readonly reference: string;
    readonly name: Translated;
    readonly cityName: Translated;
    readonly startsAt: Date;
    readonly timeZone: string;
  };
}

/** Queries of other contexts, through their gateways. */
export abstract class BookingApi {
  /** By the order's id, or by the id of a change that was charged. */
  abstract findOrder(orderId: string): Promise<OrderSummary | undefined>;
  /**
   * The order, if it expired and neither it nor a later order of its items was paid. Runs inside the caller's
   * transaction.
   */
  abstract findExpiredOrder(orderId: string): Promise<OrderSummary | undefined>;
  /** The order that the caller may see. Throws as the order's own calls do: `RELOGIN_REQUIRED`, `ORDER_UNKNOWN`. */
  abstract getOrder(reference: string, actor: Actor, token: string | undefined): Promise<OrderSummary>;
  /** By the id of the order or of the change; undefined while nothing is bought with it. */
  abstract findSoldCharge(chargeId: string): Promise<SoldCharge | undefined>;
  /** The existing ones, in any order. */
  abstract findBookings(bookingIds: readonly string[]): Promise<readonly BookingSummary[]>;
  /** By the reference of the booking; undefined where no tour was booked. */
  abstract findVisit(reference: string): Promise<BookedVisit | undefined>;
  /**
   * The visit of the caller, who is the booking's customer or holds its link. Throws as the booking's own calls do:
   * `RELOGIN_REQUIRED` without a credential, `BOOKING_UNKNOWN` with a wrong one, and for the team too.
   */
  abstract getVisitOfCustomer(reference: string, actor: Actor, token: string | undefined): Promise<BookedVisit>;
  /** The visits of an account on one tour, and of guest orders placed with its confirmed address. */
  abstract findVisitsOf(userId: string, tourId: string): Promise<readonly BookedVisit[]>;
  /**
   * Makes an order of an accepted quote in the running transaction. Throws `QUOTE_NOT_OPEN` where the quote has an order
   * that is paid or can be.
   */
  abstract placeQuoteOrder(sale: QuoteSale): Promise<{ readonly orderId: string; readonly bookingId: string }>;
  /**
   * Closes the unpaid order of a quote in the running transaction, because a new version takes its place. Throws
   * `ORDER_BEING_PAID` where its money has come or is on its way.
   */
  abstract closeQuoteOrder(quoteId: string): Promise<void>;
  /** Asks the gateway for the payment of an order; outside a transaction. A second call changes nothing. */
  abstract startPayment(orderId: string): Promise<void>;
  abstract findQuoteOrder(orderId: string): Promise<QuoteOrder | undefined>;
}

/** What a partner wants to hold. */
export interface PartnerSale {
  /** Of the partner's booking: a UUID, where an order of the site names its cart. */
  readonly id: string;
  /** A hold that this one replaces: its slot is free for the new one. */
  readonly replacesOrderId?: string;
  readonly item: {
    /** Id of the tour. */
    readonly tour: string;
    /** Minutes. */
    readonly duration: number;
    readonly datetime: { readonly date: string; readonly time: string };
    readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
    readonly guideLanguage: Locale;
    readonly meetingPoint?: string;
  };
  readonly specialRequirements: string | null;
  readonly currency: Currency;
  readonly language: Locale;
  /** The partner's contact. */
  readonly customer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string;
  };
  readonly billing: BillingDetails;
  readonly holdUntil: Date;
}

export interface PartnerHold {
  readonly orderId: string;
}

/** Who travels, as the partner says with the confirmation. */
export interface PartnerTraveller {
  readonly passenger: {
    readonly name: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly getsMails: boolean;
  };
  readonly specialRequirements: string | null;
}

/** A hold or a booking of a partner, as it is now. */
export interface PartnerSaleView {
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
  readonly travellers: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly guideLanguage: Locale;
  /** What it costs, without what was refunded. */
  readonly price: MoneyView;
  /** What it cost when it was sold, with later additions. */
  readonly sold: MoneyView;
  readonly cancellableUntil: Date;
  readonly cancellation: { readonly at: string; readonly reason: string | null; readonly refund: MoneyView } | null;
  /** What the guide scans. */
  readonly voucherCode: string;
}

/** One start of an option, with what is left of it. */
export interface PartnerDeparture {
  readonly date: string;
  readonly time: string;
  readonly startsAt: string;
  readonly timeZone: string;
  /** Of the party that was asked about. */
  readonly price: MoneyView;
  /** Seats of a group departure; guides for private tours. */
  readonly left: number;
}

/** Sales to partners: their rules are those of the site. */
export abstract class PartnerSalesApi {
  /** Holds a slot in the caller's transaction. Throws as a cart does. */
  abstract hold(sale: PartnerSale): Promise<PartnerHold>;
  /** In the caller's transaction. Throws `ORDER_NOT_PAYABLE` once the hold has ended. */
  abstract extend(orderId: string, until: Date): Promise<void>;
  /** In the caller's transaction: the partner owes the price. Throws `ORDER_NOT_PAYABLE` once the hold has ended. */
  abstract confirm(orderId: string, traveller: PartnerTraveller): Promise<void>;
  /** Gives a hold up in the caller's transaction. */
  abstract release(orderId: string): Promise<void>;
  /** Cancels a confirmed booking as its customer could; outside a transaction. Throws `BOOKING_NOT_CHANGEABLE`. */
  abstract cancel(bookingId: string, reason: string | null, actor: Actor): Promise<void>;
  /** Changes a confirmed booking as its customer could; outside a transaction. What costs more is owed. */
  abstract change(
    bookingId: string,
    wanted: {
      readonly datetime?: { readonly date: string; readonly time: string };
      readonly duration?: number;
      readonly travellers?: PartnerSale['item']['travellers'];
      readonly guideLanguage?: Locale;
      readonly meetingPoint?: string;
    },
    actor: Actor,
  ): Promise<void>;
  /** By the ids of the orders, in no order. Inside a transaction it reads what the transaction wrote. */
  abstract findSales(orderIds: readonly string[]): Promise<readonly PartnerSaleView[]>;
  /** The id of the order of a booking, by the booking's reference. */
  abstract findOrderOf(bookingReference: string): Promise<string | undefined>;
  /** The starts of some days that can be booked in time, those without a place left too. */
  abstract findDepartures(question: {
    readonly tour: string;
    readonly duration: number;
    readonly from: string;
    readonly to: string;
    readonly travellers: PartnerSale['item']['travellers'];
    readonly guideLanguage: Locale;
    readonly currency: Currency;
  }): Promise<readonly PartnerDeparture[]>;
}

/** What a customer has said of a booking, and may still say. */
export interface BookingReviewStanding {
  /** The stars that the customer gave; undefined without a review. */
  readonly rating?: number;
  readonly canReview: boolean;
}

/**
 * What booking asks of the context that keeps reviews. That context provides the answer, so that booking does not know
 * who reviews.
 */
export abstract class BookingReviews {
  /** By reference, for bookings whose visit took place. */
  abstract standingsOf(
    visits: readonly { readonly reference: string; readonly endsAt: Date }[],
  ): Promise<ReadonlyMap<string, BookingReviewStanding>>;
}
