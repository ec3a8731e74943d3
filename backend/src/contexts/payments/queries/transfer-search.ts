import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds incoming transfers by the number of their entry, and by the order that their text names. */
@FindsForTeam()
@Injectable()
export class TransferSearch extends SearchSource {
  readonly permission = 'transfer.manage';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'transfer' as type, id, coalesce(payer_name, entry_reference) as title, remittance as subtitle,
             '/admin/transfers/' || id as path
      from payments.incoming_transfer where entry_reference = ${text} or lower(payer_name) = lower(${text})
      order by recorded_at desc, id limit ${limit}
    `);
  }
}
