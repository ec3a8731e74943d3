import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';
import { GiftCardMails } from '../mail/gift-card-mails.js';

/** Mails a card again, to the same address. Throws GiftCardUnknown, ChangedMeanwhile, GiftCardClosed. */
export class ResendGiftCard extends Command<void> {
  constructor(
    readonly id: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResendGiftCard)
export class ResendGiftCardHandler implements ICommandHandler<ResendGiftCard> {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly mails: GiftCardMails,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version, actor }: ResendGiftCard): Promise<void> {
    actor.mustBeAllowed('gift-card.manage');
    const card = await this.cards.getForChange(id);
    mustBeVersion(card, version);
    card.mustBeResendable(this.clock.now());
    const before = { deliveries: card.deliveries };
    card.deliver(this.clock.now());
    await this.cards.save(card);
    await this.mails.delivered(card);
    await this.audit.note(actor, { type: 'gift-card', id }, before, { deliveries: card.deliveries });
  }
}
