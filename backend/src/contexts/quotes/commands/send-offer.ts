import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { OfferTerms } from '../domain/offer.js';
import { QuoteOrders } from '../domain/quote-orders.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import { OfferTimer } from '../processes/offer-timer.js';

/**
 * Sends the next version of the offer, which replaces the one before. Throws QuoteUnknown, QuoteNotOpen,
 * ChangedMeanwhile, OfferEndsTooSoon, OfferWorthNothing, OfferNeedsTime, or OrderBeingPaid where the version before is being paid.
 */
export class SendOffer extends Command<void> {
  constructor(
    readonly quoteId: string,
    readonly terms: OfferTerms,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SendOffer)
export class SendOfferHandler implements ICommandHandler<SendOffer> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly timer: OfferTimer,
    private readonly orders: QuoteOrders,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, terms, version, actor }: SendOffer): Promise<void> {
    actor.mustBeAllowed('quote.price');
    const now = this.clock.now();
    const quote = await this.quotes.getForChange(quoteId);
    mustBeVersion(quote, version);
    const before = quote.lastOffer;
    // A version that was accepted and not paid is sold no more.
    if (quote.state === 'accepted') await this.orders.close(quoteId);
    const offer = quote.offer(terms, now);
    await this.quotes.save(quote);
    await this.timer.start(quoteId, offer);
    await this.audit.note(actor, { type: 'quote', id: quoteId }, { offer: before ?? null }, { offer });
  }
}
