import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { addressees, isVisibleTo, type Side } from '../domain/conversation.js';
import type { OpenedConversation } from './conversation-access.js';
import type { ConversationView, MessageView } from './conversation-views.js';

const MOST_SHOWN = 500;

/** A conversation as the caller reads it, who must have passed ConversationAccess. */
export class FindConversation extends Query<ConversationView> {
  constructor(readonly opened: OpenedConversation) {
    super();
  }
}

interface Row extends MessageView {
  readonly readByYou: boolean;
}

@QueryHandler(FindConversation)
export class FindConversationHandler implements IQueryHandler<FindConversation> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ opened: { side, visit } }: FindConversation): Promise<ConversationView> {
    const rows = await this.messages(visit.reference, side);
    const messages = rows.filter((message) => isVisibleTo(side, message));
    return {
      bookingReference: visit.reference,
      side,
      messages: messages.map(({ readByYou: _, ...message }) => message),
      addressees: addressees(side, visit, this.clock.now()),
      unread: messages.filter(({ to, readByYou }) => to === side && !readByYou).length,
    };
  }

  private async messages(reference: string, side: Side): Promise<readonly Row[]> {
    const rows = await this.db.rows(sql<Row>`
      select m.id, m.position, m.author, m.author_name as "authorName", m.recipient as "to", m.text, m.language,
        m.sent_at as "sentAt", coalesce(m.position <= theirs.position, false) as "isRead",
        coalesce(m.position <= yours.position, false) as "readByYou"
      from support.conversation c
        join support.conversation_message m on m.conversation_id = c.id
        left join support.conversation_reader theirs on theirs.conversation_id = c.id and theirs.side = m.recipient
        left join support.conversation_reader yours on yours.conversation_id = c.id and yours.side = ${side}
      where c.booking_reference = ${reference} order by m.position desc limit ${MOST_SHOWN}
    `);
    return [...rows].reverse();
  }
}
