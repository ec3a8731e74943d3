import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FindsForTeam, type SearchHit, SearchSource } from '../../../platform/back-office/search-source.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { writtenReference } from '../../../shared-kernel/reference.js';

/** Finds the conversation about a booking by its reference, and others by the name of who wrote. */
@FindsForTeam()
@Injectable()
export class ConversationSearch extends SearchSource {
  readonly permission = 'conversation.answer';

  constructor(private readonly db: ReadDb) {
    super();
  }

  find(text: string, limit: number): Promise<readonly SearchHit[]> {
    return this.db.rows(sql<SearchHit>`
      select 'conversation' as type, c.id, coalesce(c.booking_reference, nullif(c.visitor_name, ''), last.author_name) as title, last.author_name as subtitle,
        '/admin/conversations/' || c.id as path
      from support.conversation c join support.conversation_message last
        on last.conversation_id = c.id and last.position = c.last_position
      where c.booking_reference = ${writtenReference(text)} or strpos(lower(c.visitor_name), ${text.toLowerCase()}) > 0
      order by c.last_message_at desc limit ${limit}
    `);
  }
}
