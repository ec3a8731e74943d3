import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import type { ConversationKind } from '../domain/conversation.js';
import type { ConversationRow, ConversationsPage } from './conversation-views.js';

type Sort = 'lastAt' | 'waitingSince';

export interface ConversationFilters extends ListRequest {
  readonly sort: SortOf<Sort>;
  readonly state?: 'waiting' | 'answered';
  readonly assigned?: 'me' | 'nobody';
  readonly kind?: ConversationKind;
}

/** The inbox of the team. */
export class FindConversations extends Query<ConversationsPage> {
  constructor(
    readonly filters: ConversationFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindConversations)
export class FindConversationsHandler implements IQueryHandler<FindConversations> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindConversations): Promise<ConversationsPage> {
    actor.mustBeAllowed('conversation.answer');
    const { state, assigned, kind, query } = filters;
    return findPage<ConversationRow, Sort>(this.db, filters, {
      select: sql<ConversationRow>`
        c.id, c.kind, c.booking_reference as "bookingReference", c.waiting_since as "waitingSince", c.assignee_id as "assigneeId",
        last.text as "lastText", last.author_name as "lastAuthorName", last.author as "lastAuthor", last.sent_at as "lastAt",
        coalesce(c.visitor_name, (select author_name from support.conversation_message m
          where m.conversation_id = c.id and m.author = 'customer' order by position desc limit 1), '') as "customerName"
      `,
      from: sql`support.conversation c join support.conversation_message last
        on last.conversation_id = c.id and last.position = c.last_position`,
      where: [
        state === 'waiting' ? sql`c.waiting_since is not null` : undefined,
        state === 'answered' ? sql`c.waiting_since is null` : undefined,
        assigned === 'me' ? sql`c.assignee_id = ${actor.id}` : undefined,
        assigned === 'nobody' ? sql`c.assignee_id is null` : undefined,
        kind ? sql`c.kind = ${kind}` : undefined,
        query
          ? sql`(c.booking_reference = ${writtenReference(query)} or strpos(lower(c.visitor_name), ${query.toLowerCase()}) > 0)`
          : undefined,
      ],
      sorts: { lastAt: sql`c.last_message_at`, waitingSince: sql`c.waiting_since` },
      key: sql`c.id`,
    });
  }
}
