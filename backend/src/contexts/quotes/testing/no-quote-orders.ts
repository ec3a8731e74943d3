import type { PlacedOrder } from '../domain/placed-order.js';
import { type QuoteOrder, QuoteOrders } from '../domain/quote-orders.js';

/** Orders that need no database: each acceptance makes one, and it is remembered which were closed. */
export class NoQuoteOrders extends QuoteOrders {
  readonly closed: string[] = [];
  readonly placed: PlacedOrder[] = [];

  async place(): Promise<PlacedOrder> {
    const number = this.placed.length + 1;
    const order = { orderId: `order-${number}`, bookingId: `booking-${number}` };
    this.placed.push(order);
    return order;
  }

  async close(quoteId: string): Promise<void> {
    this.closed.push(quoteId);
  }

  startPayment(): Promise<void> {
    return Promise.resolve();
  }

  find(): Promise<QuoteOrder | undefined> {
    return Promise.resolve(undefined);
  }
}
