import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { writtenReference } from '../../../shared-kernel/reference.js';

/** Finds reviews by the reference of their booking, and by id. */
@FindsForTeam()
@Injectable()
export class ReviewSearch extends SearchSource {
  readonly permission = 'review.moderate';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    const condition = isUUID(text) ? sql`id = ${text}` : sql`booking_reference = ${writtenReference(text)}`;
    return this.db.rows(sql<SearchHit>`
      select 'review' as type, id, coalesce(author, booking_reference, id::text) as title,
        coalesce(booking_reference, '') as subtitle, '/admin/reviews/' || id as path
      from reviews.review where ${condition} limit ${limit}
    `);
  }
}
