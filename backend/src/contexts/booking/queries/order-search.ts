import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { ordersLike } from './find-orders-for-team.js';

/** Finds orders for the search field of the back office. */
@FindsForTeam()
@Injectable()
export class OrderSearch extends SearchSource {
  readonly permission = 'order.read-any';

  constructor(private readonly db: ReadDb) {
    super();
  }

  /** A booking's own reference finds the booking: see {@link BookingSearch}. */
  async find(text: string, limit: number): Promise<readonly SearchHit[]> {
    if (writtenReference(text).startsWith('BK-')) return [];
    return this.db.rows(sql<SearchHit>`
      select 'order' as type, o.id, o.reference as title, o.customer ->> 'email' as subtitle,
        '/admin/orders/' || o.reference as path
      from booking.sales_order o where ${ordersLike(text)} order by o.id desc limit ${limit}
    `);
  }
}
