import type { Quote } from './quote.js';

export abstract class QuoteRepository {
  abstract find(id: string): Promise<Quote | undefined>;
  /** Locks the quote until the transaction ends. Throws QuoteUnknown. */
  abstract getForChange(id: string): Promise<Quote>;
  /** The quote whose order, or whose booking, has this id; locked as above. */
  abstract findOfOrderForChange(orderId: string): Promise<Quote | undefined>;
  abstract findOfBookingForChange(bookingId: string): Promise<Quote | undefined>;
  /** Throws QuoteAlreadyRequested for an equal request that is open: the database decides. */
  abstract add(quote: Quote): Promise<void>;
  abstract save(quote: Quote): Promise<void>;
}
