import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { GiftCardRepository } from '../domain/gift-card.repository.js';

/** Blocks a card for good, with a reason. Throws GiftCardUnknown, ChangedMeanwhile, GiftCardClosed. */
export class BlockGiftCard extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(BlockGiftCard)
export class BlockGiftCardHandler implements ICommandHandler<BlockGiftCard> {
  constructor(
    private readonly cards: GiftCardRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ id, reason, version, actor }: BlockGiftCard): Promise<void> {
    actor.mustBeAllowed('gift-card.manage');
    const card = await this.cards.getForChange(id);
    mustBeVersion(card, version);
    card.block(reason, this.clock.now());
    await this.cards.save(card);
    await this.audit.note(actor, { type: 'gift-card', id }, { blockedAt: null }, { blockedAt: card.blockedAt, reason });
  }
}
