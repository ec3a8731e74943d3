import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';

/** Gives a card a later end. Throws GiftCardUnknown, ChangedMeanwhile, GiftCardClosed, GiftCardEndsTooEarly. */
export class ExtendGiftCard extends Command<void> {
  constructor(
    readonly id: string,
    /** `yyyy-MM-dd`: the last day. */
    readonly expiresOn: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExtendGiftCard)
export class ExtendGiftCardHandler implements ICommandHandler<ExtendGiftCard> {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ id, expiresOn, version, actor }: ExtendGiftCard): Promise<void> {
    actor.mustBeAllowed('gift-card.manage');
    const card = await this.cards.getForChange(id);
    mustBeVersion(card, version);
    const before = { expiresAt: card.expiresAt };
    card.extend(new Date(`${expiresOn}T23:59:59Z`), this.clock.now());
    await this.cards.save(card);
    await this.audit.note(actor, { type: 'gift-card', id }, before, { expiresAt: card.expiresAt });
  }
}
