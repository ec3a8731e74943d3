import { Injectable } from '@nestjs/common';
import type { Order } from '../domain/order.js';
import { OrderRepository } from '../domain/order.repository.js';
import { OrderRefunds } from './order-refunds.js';
import { divideRefund, type TeamRefund } from '../domain/team-refund.js';

/** Makes a refund of the team inside the caller's command: notes it on the lines, and requests the money. */
@Injectable()
export class TeamRefundMaking {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: OrderRefunds,
  ) {}

  async make(order: Order, refund: TeamRefund): Promise<void> {
    const parts = divideRefund(order, refund.money);
    order.refundLines(parts.flatMap(({ lines }) => lines));
    await this.orders.save(order);
    for (const part of parts)
      await this.refunds.request(order, {
        ...part,
        key: `team-refund:${refund.id}:${part.chargeId}`,
        reason: 'goodwill',
      });
  }
}
