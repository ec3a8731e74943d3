import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { type Customer, ORDER_STATUSES, type OrderStatus } from '../domain/order.js';
import { MoneyShape } from './booking-row.js';

/** An order as the team sees it in a list. */
export class OrderRow {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) reference!: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status!: OrderStatus;
  @ApiProperty() customer!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: [String], description: 'Of its bookings.', example: ['BK-4F8T2W'] })
  bookingReferences!: string[];
  @ApiProperty({ type: MoneyShape }) total!: MoneyView;
  @ApiProperty({ format: 'date-time', type: String }) placedAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'Of its first visit.' })
  startsAt!: Date | null;
}

export class OrdersPage extends ListPage<OrderRow> {
  @ApiProperty({ type: [OrderRow] }) items!: OrderRow[];
}

export const ORDER_SORTS = ['placedAt'] as const;

export interface OrderFilters extends ListRequest {
  readonly sort: SortOf<(typeof ORDER_SORTS)[number]>;
  readonly language: Locale;
  readonly status?: OrderStatus;
  /** ISO 8601. */
  readonly from?: string;
  /** ISO 8601; not included. */
  readonly to?: string;
}

/** The orders, for the team. */
export class FindOrdersForTeam extends Query<OrdersPage> {
  constructor(
    readonly filters: OrderFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Columns = Omit<OrderRow, 'customer' | 'total'> & {
  readonly customer: Customer;
  readonly total: number;
  readonly currency: Currency;
};

@QueryHandler(FindOrdersForTeam)
export class FindOrdersForTeamHandler implements IQueryHandler<FindOrdersForTeam> {
  constructor(private readonly db: ReadDb) {}

  async execute({ filters, actor }: FindOrdersForTeam): Promise<OrdersPage> {
    actor.mustBeAllowed('order.read-any');
    const { query, status, from, to, language } = filters;
    const { items, pagination } = await findPage<Columns, 'placedAt'>(this.db, filters, {
      select: sql<Columns>`
        o.reference, o.status, o.customer, o.customer ->> 'email' as email, o.total, o.currency, o.placed_at as "placedAt",
        array(select b.reference from booking.booking b where b.order_id = o.id order by b.starts_at, b.id) as "bookingReferences",
        (select min(b.starts_at) from booking.booking b where b.order_id = o.id) as "startsAt"`,
      from: sql`booking.sales_order o`,
      where: [
        query ? ordersLike(query) : undefined,
        status && sql`o.status = ${status}`,
        from === undefined ? undefined : sql`o.placed_at >= ${from}::timestamptz`,
        to === undefined ? undefined : sql`o.placed_at < ${to}::timestamptz`,
      ],
      // Ids are UUIDs v7: they are in the order of placing, and indexed.
      sorts: { placedAt: sql`o.id` },
      key: sql`o.id`,
    });
    return {
      items: items.map(({ customer, total, currency, ...order }) => ({
        ...order,
        customer: fullName(customer, language),
        total: { amount: total, currency },
      })),
      pagination,
    };
  }
}

/** Orders by their reference, by that of a booking, or by the customer's e-mail address. Indexes know all of them. */
export function ordersLike(text: string): RawBuilder<unknown> {
  if (text.includes('@')) return sql`lower(o.customer ->> 'email') = ${text.toLowerCase()}`;
  const reference = writtenReference(text);
  return sql`(
    o.reference = ${reference} or o.id = (select order_id from booking.booking where reference = ${reference})
  )`;
}
