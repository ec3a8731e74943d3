import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { beginningWith } from '../../../platform/lists/find-page.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';

/** Finds gift cards by the end of their code, by their order, and by the address of buyer or recipient. */
@FindsForTeam()
@Injectable()
export class GiftCardSearch extends SearchSource {
  readonly permission = 'gift-card.manage';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    const written = text.trim().toUpperCase();
    const address = beginningWith(text.trim().toLowerCase());
    return this.db.rows(sql<SearchHit>`
      select 'gift-card' as type, id, '···· ' || last4 as title, order_reference as subtitle,
             '/admin/gift-cards/' || id as path
      from gift_cards.gift_card
      where last4 = ${written} or order_reference like ${beginningWith(written)} or lower(buyer_email) like ${address}
         or lower(recipient_email) like ${address}
      order by issued_at desc, id limit ${limit}
    `);
  }
}
