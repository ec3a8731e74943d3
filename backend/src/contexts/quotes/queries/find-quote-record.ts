import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { QuoteOrders } from '../domain/quote-orders.js';
import { teamActions } from '../domain/quote.js';
import { QuoteFactsReader } from './quote-facts.js';
import type { QuoteRecord } from './quote-views.js';

/** One quote, for the team. Throws QuoteUnknown. */
export class FindQuoteRecord extends Query<QuoteRecord> {
  constructor(
    readonly quoteId: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindQuoteRecord)
export class FindQuoteRecordHandler implements IQueryHandler<FindQuoteRecord> {
  constructor(
    private readonly reader: QuoteFactsReader,
    private readonly orders: QuoteOrders,
  ) {}

  async execute({ quoteId, language, actor }: FindQuoteRecord): Promise<QuoteRecord> {
    actor.mustBeAllowed('quote.read');
    const { row, facts, offers } = await this.reader.read(quoteId, language);
    const { id, userId, currency, declineReason, version, messages, state } = row;
    const hasOpenQuestion = messages.at(-1)?.by === 'customer';
    const actions = actor.can('quote.price') ? teamActions(state, hasOpenQuestion) : [];
    const order = row.orderId === null ? undefined : await this.orders.find(row.orderId);
    const orderReference = order?.reference ?? null;
    return {
      ...facts,
      ...{ id, userId, language: row.language, currency, offers, declineReason, orderReference, version, actions },
    };
  }
}
