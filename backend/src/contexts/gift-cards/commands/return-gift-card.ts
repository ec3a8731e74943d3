import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { GiftCardNotReturnable } from '../domain/gift-card.errors.js';
import { GiftCardBalances } from '../domain/gift-card-balances.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';
import { Liability } from '../domain/liability.js';
import { DELIVER_GIFT_CARD } from '../jobs/deliver-gift-card.job.js';

/**
 * Returns an unused card in the time of withdrawal. The caller holds the link of the card. The price goes back with the
 * event. Throws GiftCardUnknown and GiftCardNotReturnable.
 */
export class ReturnGiftCard extends Command<void> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReturnGiftCard)
export class ReturnGiftCardHandler implements ICommandHandler<ReturnGiftCard> {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly balances: GiftCardBalances,
    private readonly liability: Liability,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: ReturnGiftCard): Promise<void> {
    const card = await this.cards.getForChange(id);
    card.return(this.clock.now());
    if (!(await this.balances.empty(id))) throw new GiftCardNotReturnable({ reason: 'used' });
    await this.cards.save(card);
    await this.scheduledJobs.cancel(DELIVER_GIFT_CARD, id);
    const { amount, currency, priceAmount, priceCurrency } = card;
    await this.liability.returned(card, { amount, currency }, { amount: priceAmount, currency: priceCurrency });
  }
}
