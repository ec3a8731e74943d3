import type { Offer } from './offer.js';
import type { PlacedOrder } from './placed-order.js';
import type { Quote } from './quote.js';

/** The order as the customer pays it. */
export interface QuoteOrder extends PlacedOrder {
  readonly reference: string;
  readonly status: string;
  readonly bookingReference: string;
  /** Until when it can be paid. */
  readonly expiresAt: Date;
  /** Opens a guest's order; null where the customer signs in. */
  readonly accessToken: string | null;
}

/** Orders of accepted offers. */
export abstract class QuoteOrders {
  /** Sells the offer at its price in the running transaction. */
  abstract place(quote: Quote, offer: Offer): Promise<PlacedOrder>;
  /** Closes the unpaid order in the running transaction. Throws where its money is on its way. */
  abstract close(quoteId: string): Promise<void>;
  /** Makes the order payable; outside a transaction. */
  abstract startPayment(orderId: string): Promise<void>;
  abstract find(orderId: string): Promise<QuoteOrder | undefined>;
}
