import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { CartOwner } from '../domain/cart-owner.js';
import { writtenReference } from '../../../shared-kernel/reference.js';

/** The id of the order with this reference, if it comes from the owner's cart and awaits its payment. */
export class FindUnpaidOrder extends Query<string | undefined> {
  constructor(
    readonly owner: CartOwner,
    readonly reference: string,
  ) {
    super();
  }
}

@QueryHandler(FindUnpaidOrder)
export class FindUnpaidOrderHandler implements IQueryHandler<FindUnpaidOrder> {
  constructor(private readonly db: ReadDb) {}

  async execute({ owner, reference }: FindUnpaidOrder): Promise<string | undefined> {
    const held = 'ownerId' in owner ? sql`c.owner_id = ${owner.ownerId}` : sql`c.token_hash = ${owner.tokenHash}`;
    const order = await this.db.first(sql<{ id: string }>`
      select o.id from booking.sales_order o join booking.cart c on c.id = o.cart_id
      where ${held} and o.reference = ${writtenReference(reference)} and o.status = 'awaiting-payment'
    `);
    return order?.id;
  }
}
