import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { CancelUnpaidOrder } from '../commands/cancel-unpaid-order.js';
import { OrderBeingPaid } from '../domain/booking.errors.js';
import type { Cart } from '../domain/cart.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { OrderPayments } from '../domain/order-payments.js';
import { FindUnpaidOrder } from '../queries/find-unpaid-order.js';

/**
 * Cancels a customer's unpaid order while its card may be charged at the same time. The gateway gets the cancellation
 * before the order ends and once more afterwards, because a payment may have begun in between. Its answer says which of
 * the two happened first.
 */
@Injectable()
export class UnpaidOrderCancellation {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly payments: OrderPayments,
  ) {}

  /** Returns the cart, which keeps its items. Throws OrderUnknown, OrderPaid and OrderBeingPaid. */
  async cancel(owner: CartOwner, reference: string, actor: Actor): Promise<Cart> {
    const orderId = await this.queries.execute(new FindUnpaidOrder(owner, reference));
    if (orderId) await this.payments.cancelCollection(orderId);
    const cart = await this.commands.execute(new CancelUnpaidOrder(owner, reference, actor));
    if (orderId && (await this.payments.cancelCollection(orderId)))
      throw new OrderBeingPaid({ reference: writtenReference(reference) });
    return cart;
  }
}
