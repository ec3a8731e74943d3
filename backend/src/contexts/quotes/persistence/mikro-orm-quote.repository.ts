import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Quote } from '../domain/quote.js';
import { QuoteAlreadyRequested, QuoteUnknown } from '../domain/quote.errors.js';
import { QuoteRepository } from '../domain/quote.repository.js';

const OPEN_REQUEST = 'quote_open_request';
const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmQuoteRepository extends QuoteRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async find(id: string): Promise<Quote | undefined> {
    return (await this.entities.findOne(Quote, { id })) ?? undefined;
  }

  async getForChange(id: string): Promise<Quote> {
    const quote = await this.entities.findOne(Quote, { id }, LOCKED);
    if (!quote) throw new QuoteUnknown({ quote: id });
    return quote;
  }

  async findOfOrderForChange(orderId: string): Promise<Quote | undefined> {
    return (await this.entities.findOne(Quote, { orderId }, LOCKED)) ?? undefined;
  }

  async findOfBookingForChange(bookingId: string): Promise<Quote | undefined> {
    return (await this.entities.findOne(Quote, { bookingId }, LOCKED)) ?? undefined;
  }

  async add(quote: Quote): Promise<void> {
    try {
      await this.entities.persist(quote).flush();
    } catch (error) {
      // A clash of two random references is left to the command, which is repeated.
      const isRepeated =
        error instanceof UniqueConstraintViolationException &&
        (error as { readonly constraint?: unknown }).constraint === OPEN_REQUEST;
      throw isRepeated ? new QuoteAlreadyRequested() : error;
    }
  }

  async save(quote: Quote): Promise<void> {
    await this.entities.persist(quote).flush();
  }
}
