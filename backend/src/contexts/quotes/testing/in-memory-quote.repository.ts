import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Quote } from '../domain/quote.js';
import { QuoteAlreadyRequested, QuoteUnknown } from '../domain/quote.errors.js';
import { QuoteRepository } from '../domain/quote.repository.js';

const OPEN: readonly string[] = ['new', 'in-work', 'offered'];
const copyOf = (quote: Quote): Quote => Object.assign(new Quote(), quote);

/** Gives and keeps copies: a change counts once it is saved, and each one adds to the version. */
export class InMemoryQuoteRepository extends QuoteRepository {
  /** What saved quotes recorded. */
  readonly facts: DomainEvent[] = [];
  private readonly rows = new Map<string, Quote>();

  async find(id: string): Promise<Quote | undefined> {
    const quote = this.rows.get(id);
    return quote && copyOf(quote);
  }

  async getForChange(id: string): Promise<Quote> {
    const quote = await this.find(id);
    if (!quote) throw new QuoteUnknown({ quote: id });
    return quote;
  }

  findOfOrderForChange(orderId: string): Promise<Quote | undefined> {
    return this.findBy((quote) => quote.orderId === orderId);
  }

  findOfBookingForChange(bookingId: string): Promise<Quote | undefined> {
    return this.findBy((quote) => quote.bookingId === bookingId);
  }

  private async findBy(isIt: (quote: Quote) => boolean): Promise<Quote | undefined> {
    const quote = [...this.rows.values()].find(isIt);
    return quote && copyOf(quote);
  }

  async add(quote: Quote): Promise<void> {
    const isOpen = [...this.rows.values()].some(
      ({ fingerprint, state }) => fingerprint === quote.fingerprint && OPEN.includes(state),
    );
    if (isOpen) throw new QuoteAlreadyRequested();
    this.keep(quote);
  }

  async save(quote: Quote): Promise<void> {
    this.keep(Object.assign(copyOf(quote), { version: quote.version + 1 }), quote);
  }

  private keep(kept: Quote, recorded: Quote = kept): void {
    this.facts.push(...takeEvents(recorded));
    this.rows.set(kept.id, copyOf(kept));
  }
}
