import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/domain/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { CartEmpty, HoldAlreadyExtended } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartHolder } from '../domain/cart-holder.js';
import { CartRepository } from '../domain/cart.repository.js';
import { Slots } from '../domain/slots.js';
import { CartItemPreparation } from './cart-item-preparation.js';

export const HOLD_MINUTES = TERMS.holdMinutes;

/** Holds the cart's slots for fifteen minutes; said again while they are held, extends the hold once. */
export class CheckOutCart extends Command<Cart> {
  constructor(
    readonly holder: CartHolder,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CheckOutCart)
export class CheckOutCartHandler implements ICommandHandler<CheckOutCart> {
  constructor(
    private readonly carts: CartRepository,
    private readonly preparation: CartItemPreparation,
    private readonly slots: Slots,
    private readonly clock: Clock,
  ) {}

  async execute({ holder }: CheckOutCart): Promise<Cart> {
    const cart = await this.carts.findForChange(holder);
    if (!cart || cart.items.length === 0) throw new CartEmpty();
    const holdsUntil = this.nextHold(cart);
    const claims = await Promise.all(cart.items.map((item) => this.preparation.claimOf(item)));
    await this.slots.hold(claims, holdsUntil);
    cart.holdsUntil = holdsUntil;
    cart.acceptPrices(this.clock.now());
    await this.carts.save(cart);
    return cart;
  }

  private nextHold(cart: Cart): Date {
    const now = this.clock.now();
    const running = cart.holdsUntil !== null && cart.holdsUntil > now;
    if (running && cart.holdExtended) throw new HoldAlreadyExtended({ until: cart.holdsUntil?.toISOString() ?? '' });
    cart.holdExtended = running;
    return new Date((running ? (cart.holdsUntil?.getTime() ?? 0) : now.getTime()) + HOLD_MINUTES * 60_000);
  }
}
