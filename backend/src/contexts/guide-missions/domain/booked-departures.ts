import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { MissionDeparture } from './mission-departure.js';

/** A refund of an order, or of a later charge to it. Without lines it is one of the payment as a whole. */
export interface OrderRefund {
  readonly orderId: string;
  readonly amount: MoneyView;
  readonly lines: readonly { readonly lineId: string; readonly amount: number }[];
}

/** Departures that customers have booked. */
export abstract class BookedDepartures {
  /** Undefined if the booking does not exist. */
  abstract find(bookingId: string): Promise<MissionDeparture | undefined>;
  /** The bookings that were paid with an order, or with a later charge to it. */
  abstract bookingsOfPayment(orderId: string): Promise<readonly string[]>;
  /** How a refund divides over bookings, in the currency of the payment. */
  abstract refundsOf(
    refund: OrderRefund,
  ): Promise<readonly { readonly bookingId: string; readonly refunded: MoneyView; readonly paid: MoneyView }[]>;
}
