import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '../../../platform/domain/clock.js';
import { ReadDb } from '../../../platform/read-db.js';
import { OrderNotPayable } from '../domain/booking.errors.js';

/** Whether money may still be asked for. Only a courtesy: what comes too late is decided when it comes. */
export class FindPayability extends Query<void> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(FindPayability)
export class FindPayabilityHandler implements IQueryHandler<FindPayability> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId }: FindPayability): Promise<void> {
    const order = await this.db.first(
      sql<{
        status: string;
        expires_at: Date;
      }>`select status, expires_at from booking.sales_order where id = ${orderId}`,
    );
    if (order?.status !== 'awaiting-payment' || order.expires_at <= this.clock.now())
      throw new OrderNotPayable({ status: order?.status ?? 'expired' });
  }
}
