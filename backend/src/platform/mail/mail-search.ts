import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../back-office/search-source.js';
import { beginningWith } from '../lists/find-page.js';
import { ReadDb } from '../persistence/read-db.js';

/** Finds mails by the beginning of the address, and by id. */
@FindsForTeam()
@Injectable()
export class MailSearch extends SearchSource {
  readonly permission = 'mail.read';

  constructor(private readonly db: ReadDb) {
    super();
  }

  async find(text: string, limit: number): Promise<readonly SearchHit[]> {
    const condition = isUUID(text)
      ? sql`id = ${text}`
      : sql`lower(recipient) like ${beginningWith(text.toLowerCase())}`;
    return this.db.rows(sql<SearchHit>`
      select 'mail' as type, id, case when confidential then kind else subject end as title, recipient as subtitle,
        '/admin/mails/' || id as path
      from (
        select id, kind, confidential, subject, recipient, written_at from platform.mail where ${condition} limit 200
      ) as known
      order by written_at desc limit ${limit}
    `);
  }
}
