import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Message, Side } from '../domain/conversation.js';
import {
  type Conversation,
  Conversations,
  type KeptMessage,
  type NewMessage,
  type Visitor,
  type VisitorConversation,
} from '../domain/conversations.js';

const CONVERSATION = sql`
  id, kind, booking_reference as "bookingReference", customer_id as "customerId", visitor_name as name,
  visitor_email as email, language, currency, waiting_since as "waitingSince", assignee_id as "assigneeId"`;
const MESSAGE = sql`
  id, position, author, author_id as "authorId", author_name as "authorName", text, language, recipient as "to",
  sent_at as "sentAt"`;

interface ConversationRow extends Omit<Conversation, 'waitingSince' | 'visitor'>, Visitor {
  readonly waitingSince: string | null;
}

@Injectable()
export class PostgresConversations extends Conversations {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
  ) {
    super();
  }

  async openForChange(bookingReference: string, customerId: string | null, now: Date): Promise<Conversation> {
    // The update of what is there already locks the row, so that two first messages begin one conversation.
    const [conversation] = await this.conversations(sql`
      insert into support.conversation (id, kind, booking_reference, customer_id, opened_at, last_position)
      values (${this.ids.uuid()}, 'booking', ${bookingReference}, ${customerId}, ${now}, 0)
      on conflict (booking_reference) do update set customer_id = coalesce(conversation.customer_id, excluded.customer_id)
      returning ${CONVERSATION}
    `);
    if (!conversation) throw new Error(`no conversation about ${bookingReference}`);
    return conversation;
  }

  async openOfVisitor({ id, kind, customerId, visitor }: VisitorConversation, now: Date): Promise<Conversation> {
    const { name, email, language, currency } = visitor;
    const [conversation] = await this.conversations(sql`
      insert into support.conversation
        (id, kind, customer_id, visitor_name, visitor_email, language, currency, opened_at, last_position)
      values (${id}, ${kind}, ${customerId}, ${name}, ${email}, ${language}, ${currency}, ${now}, 0)
      on conflict (id) do update set customer_id = coalesce(conversation.customer_id, excluded.customer_id),
        visitor_name = coalesce(conversation.visitor_name, excluded.visitor_name),
        visitor_email = coalesce(conversation.visitor_email, excluded.visitor_email)
      returning ${CONVERSATION}
    `);
    if (!conversation) throw new Error(`no conversation ${id}`);
    return conversation;
  }

  async findForChange(id: string): Promise<Conversation | undefined> {
    const [found] = await this.conversations(
      sql`select ${CONVERSATION} from support.conversation where id = ${id} for update`,
    );
    return found;
  }

  async findOfBooking(bookingReference: string): Promise<Conversation | undefined> {
    const [found] = await this.conversations(
      sql`select ${CONVERSATION} from support.conversation where booking_reference = ${bookingReference}`,
    );
    return found;
  }

  async add(conversationId: string, message: NewMessage): Promise<KeptMessage> {
    const [known] = await this.messages(sql`
      select ${MESSAGE} from support.conversation_message where conversation_id = ${conversationId} and id = ${message.id}
    `);
    if (known) return { message: known, isNew: false };
    const { id, author, authorId, authorName, text, language, to, sentAt } = message;
    const [added] = await this.messages(sql`
      with numbered as (
        update support.conversation set last_position = last_position + 1, last_message_at = ${sentAt}
        where id = ${conversationId} returning last_position
      )
      insert into support.conversation_message
        (conversation_id, position, id, author, author_id, author_name, text, language, recipient, sent_at)
      select ${conversationId}, last_position, ${id}, ${author}, ${authorId}, ${authorName}, ${text}, ${language}, ${to}, ${sentAt}
      from numbered returning ${MESSAGE}
    `);
    if (!added) throw new Error(`conversation ${conversationId} is gone`);
    return { message: added, isNew: true };
  }

  async read(conversationId: string, side: Side, position: number, now: Date): Promise<void> {
    await this.run(sql`
      insert into support.conversation_reader (conversation_id, side, position, read_at)
      select id, ${side}, least(${position}::int, last_position), ${now} from support.conversation where id = ${conversationId}
      on conflict (conversation_id, side) do update set position = excluded.position, read_at = excluded.read_at
      where conversation_reader.position < excluded.position
    `);
  }

  unreadOf(conversationId: string, side: Side): Promise<readonly Message[]> {
    return this.messages(sql`
      select ${MESSAGE} from support.conversation_message
      where conversation_id = ${conversationId} and recipient = ${side} and position > coalesce(
        (select position from support.conversation_reader where conversation_id = ${conversationId} and side = ${side}), 0)
      order by position
    `);
  }

  messagesOf(conversationId: string): Promise<readonly Message[]> {
    return this.messages(sql`
      select ${MESSAGE} from support.conversation_message where conversation_id = ${conversationId} order by position
    `);
  }

  async assign(conversationId: string, assigneeId: string | null): Promise<void> {
    await this.run(sql`update support.conversation set assignee_id = ${assigneeId} where id = ${conversationId}`);
  }

  async setWaiting(conversationId: string, since: Date | null): Promise<void> {
    await this.run(sql`update support.conversation set waiting_since = ${since} where id = ${conversationId}`);
  }

  async removeLastWrittenBefore(end: Date): Promise<void> {
    await this.run(sql`delete from support.conversation where coalesce(last_message_at, opened_at) < ${end}`);
  }

  private async conversations(statement: RawBuilder<unknown>): Promise<Conversation[]> {
    const rows = (await statement.execute(this.entities.getKysely())).rows as ConversationRow[];
    return rows.map(({ name, email, language, currency, waitingSince, ...row }) => ({
      ...row,
      visitor: row.kind === 'booking' ? null : { name, email, language, currency },
      waitingSince: waitingSince === null ? null : new Date(waitingSince),
    }));
  }

  /** The ORM's connection answers instants as text. */
  private async messages(statement: RawBuilder<unknown>): Promise<Message[]> {
    const { rows } = await statement.execute(this.entities.getKysely());
    return (rows as Message[]).map((row) => ({ ...row, sentAt: new Date(row.sentAt) }));
  }

  private async run(statement: RawBuilder<unknown>): Promise<void> {
    await statement.execute(this.entities.getKysely());
  }
}
