import type { Quote } from './quote.js';

export abstract class QuoteRepository {
  abstract find(id: string): Promise<Quote | undefined>;
  /** Locks the quote until the transaction ends. Throws QuoteUnknown. */
  abstract getForChange(id: string): Promise<Quote>;
  /** Throws QuoteAlreadyRequested for an equal request that is open: the database decides. */
  abstract add(quote: Quote): Promise<void>;
  abstract save(quote: Quote): Promise<void>;
}
