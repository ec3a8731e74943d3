import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { OrderUnknown } from '../domain/booking.errors.js';
import { FindOrder, OrderView } from './find-order.js';

/** An order with its lines, its payment and its bookings, as the team sees it. */
export class OrderRecord extends OrderView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The account; null for a guest’s order.' })
  userId!: string | null;
}

/** By the reference of the order or of one of its bookings. Throws OrderUnknown. */
export class FindOrderRecord extends Query<OrderRecord> {
  constructor(
    readonly reference: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindOrderRecord)
export class FindOrderRecordHandler implements IQueryHandler<FindOrderRecord> {
  constructor(
    private readonly db: ReadDb,
    private readonly queries: QueryBus,
  ) {}

  async execute({ reference, language, actor }: FindOrderRecord): Promise<OrderRecord> {
    actor.mustBeAllowed('order.read-any');
    const written = writtenReference(reference);
    const order = await this.db.first(sql<Pick<OrderRecord, 'id' | 'userId'>>`
      select id, user_id as "userId" from booking.sales_order
      where reference = ${written} or id = (select order_id from booking.booking where reference = ${written})
    `);
    if (!order) throw new OrderUnknown({ reference });
    return { ...order, ...(await this.queries.execute(new FindOrder(order.id, language, { withPayment: true }))) };
  }
}
