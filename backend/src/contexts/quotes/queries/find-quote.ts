import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { customerActions } from '../domain/quote.js';
import { type QuoteOrder, QuoteOrders } from '../domain/quote-orders.js';
import { QuoteAccess } from './quote-access.js';
import { QuoteFactsReader } from './quote-facts.js';
import type { QuoteView } from './quote-views.js';

/** A quote, for its customer. Throws QuoteLinkNeeded or QuoteUnknown. */
export class FindQuote extends Query<QuoteView> {
  constructor(
    readonly reference: string,
    readonly token: string | undefined,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindQuote)
export class FindQuoteHandler implements IQueryHandler<FindQuote> {
  constructor(
    private readonly access: QuoteAccess,
    private readonly reader: QuoteFactsReader,
    private readonly orders: QuoteOrders,
    private readonly clock: Clock,
  ) {}

  async execute({ reference, token, language, actor }: FindQuote): Promise<QuoteView> {
    const id = await this.access.asCustomer(reference, actor, token);
    const { row, facts, offers } = await this.reader.read(id, language);
    const order = row.orderId === null ? undefined : await this.orders.find(row.orderId);
    const offer = offers.at(-1);
    const actions = customerActions({ state: facts.state, lastOffer: offer }, this.clock.now());
    return { ...facts, offer: offer ?? null, order: order ? orderView(order) : null, actions };
  }
}

const orderView = ({
  reference,
  status,
  bookingReference,
  expiresAt,
  accessToken,
}: QuoteOrder): NonNullable<QuoteView['order']> => ({
  reference,
  status,
  bookingReference,
  expiresAt,
  ...(accessToken === null ? {} : { accessToken }),
});
