import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Tours that people have marked as their favourites. */
@Injectable()
export class Favourites {
  constructor(private readonly db: ReadDb) {}

  /** Ids of the person's favourite tours that are on sale, the latest first, 500 at most; none for visitors. */
  async of(userId: string | undefined): Promise<readonly string[]> {
    if (userId === undefined) return [];
    const rows = await this.db.rows(sql<{ id: string }>`
      select tour.id from catalogue.favourite favourite
      join catalogue.tour tour on tour.id = favourite.tour_id and tour.status = 'published'
      where favourite.user_id = ${userId} order by favourite.marked_at desc, tour.id limit 500
    `);
    return rows.map((row) => row.id);
  }
}
