import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { CartHolder } from '../domain/cart-holder.js';
import { writtenReference } from '../../../shared-kernel/reference.js';

/** The id of the order under that reference that was made of the holder's cart and waits for its payment. */
export class FindUnpaidOrder extends Query<string | undefined> {
  constructor(
    readonly holder: CartHolder,
    readonly reference: string,
  ) {
    super();
  }
}

@QueryHandler(FindUnpaidOrder)
export class FindUnpaidOrderHandler implements IQueryHandler<FindUnpaidOrder> {
  constructor(private readonly db: ReadDb) {}

  async execute({ holder, reference }: FindUnpaidOrder): Promise<string | undefined> {
    const held = 'ownerId' in holder ? sql`c.owner_id = ${holder.ownerId}` : sql`c.token_hash = ${holder.tokenHash}`;
    const order = await this.db.first(sql<{ id: string }>`
      select o.id from booking.sales_order o join booking.cart c on c.id = o.cart_id
      where ${held} and o.reference = ${writtenReference(reference)} and o.status = 'awaiting-payment'
    `);
    return order?.id;
  }
}
