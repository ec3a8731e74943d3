import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds matters by the reference or id of their subject, open ones first. */
@FindsForTeam()
@Injectable()
export class WorkItemSearch extends SearchSource {
  readonly permission = 'work-item.read';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'work-item' as type, id, coalesce(subject_reference, subject_id) as title, kind as subtitle,
        '/admin/work-items/' || id as path
      from work_items.work_item where subject_reference = ${text.toUpperCase()} or subject_id = ${text}
      order by resolved_at is not null, raised_at desc limit ${limit}
    `);
  }
}
