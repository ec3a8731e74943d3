import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Cart } from '../domain/cart.js';
import type { CartHolder } from '../domain/cart-holder.js';
import { CartRepository } from '../domain/cart.repository.js';
import { EarlierOrders } from './earlier-orders.js';

/**
 * The customer does not want the unpaid order of their cart any more: its slots are free, the cart keeps its items. An
 * order that does not wait for its payment, or is not this cart's, is left as it is.
 */
export class GiveUpOrder extends Command<Cart | undefined> {
  constructor(
    readonly holder: CartHolder,
    readonly reference: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(GiveUpOrder)
export class GiveUpOrderHandler implements ICommandHandler<GiveUpOrder> {
  constructor(
    private readonly carts: CartRepository,
    private readonly earlier: EarlierOrders,
  ) {}

  async execute({ holder, reference }: GiveUpOrder): Promise<Cart | undefined> {
    const cart = await this.carts.findForChange(holder);
    if (!cart || !(await this.earlier.giveUp(cart, reference))) return cart;
    await this.carts.save(cart);
    return cart;
  }
}
