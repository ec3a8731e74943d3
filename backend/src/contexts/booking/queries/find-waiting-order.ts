import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { MoneyShape } from './booking-row.js';

/** The last payable order of a cart, for the owner of the cart. */
export class WaitingOrderView {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) reference!: string;
  @ApiProperty({ type: MoneyShape, description: 'In the order’s own currency.' }) total!: MoneyView;
  @ApiProperty({ description: 'Its slots are reserved until then.' }) expiresAt!: string;
}

export class FindWaitingOrder extends Query<WaitingOrderView | null> {
  constructor(readonly cartId: string) {
    super();
  }
}

interface WaitingOrder {
  readonly reference: string;
  readonly total: number;
  readonly currency: Currency;
  readonly expires_at: Date;
}

@QueryHandler(FindWaitingOrder)
export class FindWaitingOrderHandler implements IQueryHandler<FindWaitingOrder> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ cartId }: FindWaitingOrder): Promise<WaitingOrderView | null> {
    const order = await this.db.first(sql<WaitingOrder>`
      select reference, total, currency, expires_at from booking.sales_order
      where cart_id = ${cartId} and status = 'awaiting-payment' and payment_method = 'card' and expires_at > ${this.clock.now()}
      order by id desc limit 1
    `);
    if (!order) return null;
    const { reference, total, currency, expires_at } = order;
    return { reference, total: Money.of(total, currency).toJSON(), expiresAt: expires_at.toISOString() };
  }
}
