import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { isOpenAt, nextOpening, TeamHoursStore } from '../domain/team-hours.js';
import { ConversationMessages } from './conversation-messages.js';
import { MessageView } from './conversation-views.js';

/** A chat with the team, as its visitor reads it. */
export class ChatView {
  @ApiProperty({ description: 'Whether a person of the team is there now.' }) isOpen!: boolean;
  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'When the team is there again.' })
  opensAt!: Date | null;
  @ApiProperty({ description: 'You have written, so that the chat has a stream.' }) hasBegun!: boolean;
  @ApiProperty({ description: 'An answer reaches you by mail when you are away.' }) isReachable!: boolean;
  @ApiProperty({ type: [MessageView], description: 'In their order; at most the last 500.' })
  messages!: readonly MessageView[];
  @ApiProperty({ description: 'Messages to you that you have not read.' }) unread!: number;
}

/** The caller must have passed ChatAccess. */
export class FindChat extends Query<ChatView> {
  constructor(
    readonly conversationId: string | undefined,
    /** Somebody with an account is reached by its address. */
    readonly hasAccount: boolean,
  ) {
    super();
  }
}

@QueryHandler(FindChat)
export class FindChatHandler implements IQueryHandler<FindChat> {
  constructor(
    private readonly db: ReadDb,
    private readonly messages: ConversationMessages,
    private readonly hours: TeamHoursStore,
    private readonly clock: Clock,
  ) {}

  async execute({ conversationId, hasAccount }: FindChat): Promise<ChatView> {
    const [hours, now] = [await this.hours.get(), this.clock.now()];
    const open = { isOpen: isOpenAt(hours, now), opensAt: nextOpening(hours, now) ?? null };
    const begun = conversationId === undefined ? undefined : await this.begun(conversationId);
    if (!begun) return { ...open, hasBegun: false, isReachable: hasAccount, messages: [], unread: 0 };
    const read = await this.messages.find(sql`c.id = ${conversationId}`, 'customer');
    return { ...open, hasBegun: true, isReachable: hasAccount || begun.isReachable, ...read };
  }

  private begun(id: string): Promise<{ readonly isReachable: boolean } | undefined> {
    return this.db.first(sql`
      select visitor_email is not null or customer_id is not null as "isReachable"
      from support.conversation where id = ${id}
    `);
  }
}
