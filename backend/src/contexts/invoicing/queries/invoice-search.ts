import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { beginningWith } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds invoices and credit notes by the beginning of their number. */
@FindsForTeam()
@Injectable()
export class InvoiceSearch extends SearchSource {
  readonly permission = 'invoice.read';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'invoice' as type, i.id, i.number as title, i.order_reference as subtitle, '/admin/invoices/' || i.id as path
      from invoicing.invoice i where i.number like ${beginningWith(text.trim().toUpperCase())}
      order by i.number desc limit ${limit}
    `);
  }
}
