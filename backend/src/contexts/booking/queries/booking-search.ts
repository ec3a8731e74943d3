import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { writtenReference } from '../../../shared-kernel/reference.js';

/** Finds bookings by their reference; their place is the record of their order. */
@FindsForTeam()
@Injectable()
export class BookingSearch extends SearchSource {
  readonly permission = 'order.read-any';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'booking' as type, b.id, b.reference as title, b.service -> 'name' ->> 'en_US' as subtitle,
        '/admin/orders/' || o.reference || '#' || b.reference as path
      from booking.booking b join booking.sales_order o on o.id = b.order_id
      where b.reference = ${writtenReference(text)} limit ${limit}
    `);
  }
}
