import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/domain/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CartRepository } from '../domain/cart.repository.js';
import { CartItemPreparation } from './cart-item-preparation.js';

/** Somebody signed in: what was in the anonymous cart goes into theirs, in its currency; the anonymous one ends. */
export class MergeCarts extends Command<void> {
  constructor(
    readonly tokenHash: string,
    readonly ownerId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MergeCarts)
export class MergeCartsHandler implements ICommandHandler<MergeCarts> {
  constructor(
    private readonly carts: CartRepository,
    private readonly preparation: CartItemPreparation,
    private readonly clock: Clock,
  ) {}

  async execute({ tokenHash, ownerId }: MergeCarts): Promise<void> {
    const anonymous = await this.carts.findForChange({ tokenHash });
    if (!anonymous) return;
    const own = await this.carts.findForChange({ ownerId });
    if (!own) {
      anonymous.ownerId = ownerId;
      anonymous.tokenHash = null;
      return this.carts.save(anonymous);
    }
    const now = this.clock.now();
    if (own.items.length === 0) own.currency = anonymous.currency;
    if (own.currency !== anonymous.currency) {
      for (const item of anonymous.items)
        anonymous.reprice(item.id, await this.preparation.priceNow(item, own.currency), now);
    }
    own.takeOver(anonymous, now);
    await this.carts.remove(anonymous);
    await this.carts.save(own);
  }
}
