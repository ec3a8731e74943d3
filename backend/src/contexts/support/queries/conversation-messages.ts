import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { isVisibleTo, type Side } from '../domain/conversation.js';
import type { MessageView } from './conversation-views.js';

const MOST_SHOWN = 500;

interface Row extends MessageView {
  readonly readByYou: boolean;
}

export interface ReadMessages {
  readonly messages: readonly MessageView[];
  readonly unread: number;
}

/** The messages of a conversation as one side reads them. */
@Injectable()
export class ConversationMessages {
  constructor(private readonly db: ReadDb) {}

  /** @param which names the conversation `c` */
  async find(which: RawBuilder<unknown>, side: Side): Promise<ReadMessages> {
    const rows = await this.db.rows(sql<Row>`
      select m.id, m.position, m.author, m.author_name as "authorName", m.recipient as "to", m.text, m.language,
        m.sent_at as "sentAt", coalesce(m.position <= theirs.position, false) as "isRead",
        coalesce(m.position <= yours.position, false) as "readByYou"
      from support.conversation c
        join support.conversation_message m on m.conversation_id = c.id
        left join support.conversation_reader theirs on theirs.conversation_id = c.id and theirs.side = m.recipient
        left join support.conversation_reader yours on yours.conversation_id = c.id and yours.side = ${side}
      where ${which} order by m.position desc limit ${MOST_SHOWN}
    `);
    const seen = [...rows].reverse().filter((message) => isVisibleTo(side, message));
    return {
      messages: seen.map(({ readByYou: _, ...message }) => message),
      unread: seen.filter(({ to, readByYou }) => to === side && !readByYou).length,
    };
  }
}
