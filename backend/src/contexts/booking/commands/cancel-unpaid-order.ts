import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import { OrderPaid, OrderUnknown } from '../domain/booking.errors.js';
import type { OrderStatus } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { SupersededOrders } from '../processes/superseded-orders.js';

/**
 * The customer does not want the unpaid order of their cart any more: its slots are free, the cart keeps its items. An
 * order of the cart that was given up, replaced or has expired is left as it is.
 */
export class CancelUnpaidOrder extends Command<Cart> {
  constructor(
    readonly owner: CartOwner,
    readonly reference: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

const PAID: ReadonlySet<OrderStatus> = new Set(['paid', 'partially-refunded', 'refunded']);

@CommandHandler(CancelUnpaidOrder)
export class CancelUnpaidOrderHandler implements ICommandHandler<CancelUnpaidOrder> {
  constructor(
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
    private readonly superseded: SupersededOrders,
  ) {}

  /** Throws OrderUnknown where the cart has no such order, OrderPaid and OrderBeingPaid. */
  async execute({ owner, reference: written }: CancelUnpaidOrder): Promise<Cart> {
    const reference = writtenReference(written);
    const cart = await this.carts.findForChange(owner);
    if (!cart) throw new OrderUnknown({ reference });
    if (await this.superseded.cancel(cart, reference)) {
      await this.carts.save(cart);
      return cart;
    }
    const status = await this.orders.statusOfCarts(reference, cart.id);
    if (!status) throw new OrderUnknown({ reference });
    if (PAID.has(status)) throw new OrderPaid({ reference });
    return cart;
  }
}
