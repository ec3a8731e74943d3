import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { OrderPaid, OrderUnknown } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { CartRepository } from '../domain/cart.repository.js';
import type { OrderStatus } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { Slots } from '../domain/slots.js';
import { OrderClosing } from '../processes/order-closing.js';

/**
 * Cancels the unpaid order of the owner's cart: its slots become available, the cart keeps its items. An order of the
 * cart that is closed already stays as it is.
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
    private readonly slots: Slots,
    private readonly closing: OrderClosing,
  ) {}

  /** Throws OrderUnknown if the cart has no such order, OrderPaid, or OrderBeingPaid. */
  async execute({ owner, reference: written }: CancelUnpaidOrder): Promise<Cart> {
    const reference = writtenReference(written);
    const cart = await this.carts.findForChange(owner);
    if (!cart) throw new OrderUnknown({ reference });
    const open = cart.openOrderId === null ? [] : await this.orders.openOfCartForChange(cart.id);
    const unpaid = open.find((order) => order.reference === reference);
    if (!unpaid) {
      await this.mustBeClosed(reference, cart);
      return cart;
    }
    await this.closing.mustBeUnpaid(unpaid);
    await this.closing.close(unpaid, (order) => order.cancel());
    for (const { itemId } of unpaid.lines) if (itemId !== null) await this.slots.releaseItem(itemId);
    cart.forgetOrder(open.findLast((order) => order !== unpaid)?.id);
    await this.carts.save(cart);
    return cart;
  }

  private async mustBeClosed(reference: string, { id }: Cart): Promise<void> {
    const status = await this.orders.statusOfCarts(reference, id);
    if (!status) throw new OrderUnknown({ reference });
    if (PAID.has(status)) throw new OrderPaid({ reference });
  }
}
