import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { emailBegins } from './find-quotes.js';

/** Finds quotes by reference or by the customer's address, the latest first. */
@FindsForTeam()
@Injectable()
export class QuoteSearch extends SearchSource {
  readonly permission = 'quote.read';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'quote' as type, id, reference as title, enquirer ->> 'customerName' as subtitle,
        '/admin/quotes/' || id as path
      from quotes.quote where reference = ${writtenReference(text)} or ${emailBegins(text)}
      order by requested_at desc limit ${limit}
    `);
  }
}
