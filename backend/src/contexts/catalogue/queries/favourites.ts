import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/read-db.js';

/** Tours that people have marked as their favourites. */
@Injectable()
export class Favourites {
  constructor(private readonly db: ReadDb) {}

  /** Ids of the person's favourite tours, the latest first; none for visitors. */
  async of(userId: string | undefined): Promise<readonly string[]> {
    if (userId === undefined) return [];
    const rows = await this.db.rows(sql<{ id: string }>`
      select tour_id as id from catalogue.favourite where user_id = ${userId} order by marked_at desc limit 500
    `);
    return rows.map((row) => row.id);
  }
}
