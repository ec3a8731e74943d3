import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Cart } from '../domain/cart.js';
import type { CartHolder } from '../domain/cart-holder.js';
import { CartRepository } from '../domain/cart.repository.js';
import { OrderUnknown } from '../domain/booking.errors.js';
import { OrderRepository } from '../domain/order.repository.js';
import { writtenReference } from '../domain/written-reference.js';
import { EarlierOrders } from './earlier-orders.js';

/**
 * The customer does not want the unpaid order of their cart any more: its slots are free, the cart keeps its items. An
 * order of the cart that does not wait for its payment is left as it is.
 */
export class GiveUpOrder extends Command<Cart> {
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
    private readonly orders: OrderRepository,
    private readonly earlier: EarlierOrders,
  ) {}

  /** Throws OrderUnknown where the cart has no such order, and OrderBeingPaid. */
  async execute({ holder, reference: written }: GiveUpOrder): Promise<Cart> {
    const reference = writtenReference(written);
    const cart = await this.carts.findForChange(holder);
    if (!cart || !(await this.orders.isOfCart(reference, cart.id))) throw new OrderUnknown({ reference });
    if (await this.earlier.giveUp(cart, reference)) await this.carts.save(cart);
    return cart;
  }
}
