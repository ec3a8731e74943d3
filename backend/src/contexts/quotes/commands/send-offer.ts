import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { OfferTerms } from '../domain/offer.js';
import { QuoteRepository } from '../domain/quote.repository.js';
import { EXPIRE_OFFER, REMIND_CUSTOMER, reminderAt } from '../domain/offer-deadlines.js';

/**
 * Sends the next version of the offer, which replaces the one before. Throws QuoteUnknown, QuoteNotOpen,
 * ChangedMeanwhile, OfferEndsTooSoon or OfferWorthNothing.
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
    private readonly scheduledJobs: ScheduledJobs,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ quoteId, terms, version, actor }: SendOffer): Promise<void> {
    actor.mustBeAllowed('quote.price');
    const now = this.clock.now();
    const quote = await this.quotes.getForChange(quoteId);
    mustBeVersion(quote, version);
    const before = quote.lastOffer;
    const offer = quote.offer(terms, now);
    await this.quotes.save(quote);
    const due = { quoteId, version: offer.version };
    const reminder = reminderAt(offer);
    if (reminder) await this.scheduledJobs.plan(REMIND_CUSTOMER, quoteId, reminder, due);
    else await this.scheduledJobs.cancel(REMIND_CUSTOMER, quoteId);
    await this.scheduledJobs.plan(EXPIRE_OFFER, quoteId, new Date(offer.validUntil), due);
    await this.audit.note(actor, { type: 'quote', id: quoteId }, { offer: before ?? null }, { offer });
  }
}
