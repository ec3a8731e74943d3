import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { PlaceOrder } from '../commands/place-order.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { OrderLinks } from '../domain/order-links.js';
import { OrderPayments } from '../domain/order-payments.js';
import { FindOrder, type OrderView, paymentView } from '../queries/find-order.js';

/** The key and the content of a call, which a repetition has too. */
export interface Repetition {
  readonly key: string | undefined;
  readonly content: object;
}

/**
 * Makes an order of the cart and its payment at the gateway. A call that is repeated with its key gets the first answer
 * again.
 */
@Injectable()
export class Checkout {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly queries: QueryBus,
    private readonly payments: OrderPayments,
    private readonly links: OrderLinks,
  ) {}

  async placeOrder(command: PlaceOrder, { key, content }: Repetition): Promise<OrderView> {
    const scope = `place-order:${nameOf(command.owner)}`;
    const { id, order } = await this.idempotency.execute(scope, key, content, command, (placed) =>
      this.startPayment(placed.id, command),
    );
    // The access token is not part of the stored answer.
    return command.actor.isPerson ? order : Object.assign(order, { accessToken: this.links.tokenOf(id) });
  }

  private async startPayment(id: string, { language }: PlaceOrder): Promise<{ id: string; order: OrderView }> {
    const order = await this.queries.execute(new FindOrder(id, language));
    const { reference, toPay: amount, customer } = order;
    // Gift cards pay for everything: there is nothing to ask a gateway for.
    if (amount.amount === 0) return { id, order: Object.assign(order, { now: undefined }) };
    const payment = await this.payments.start({ orderId: id, reference, amount, email: customer.email });
    return { id, order: Object.assign(order, { payment: paymentView(payment), now: undefined }) };
  }
}

const nameOf = (owner: CartOwner): string => ('ownerId' in owner ? owner.ownerId : owner.tokenHash);
