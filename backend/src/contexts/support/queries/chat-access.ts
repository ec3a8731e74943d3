import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ChatLinks } from '../domain/chat-links.js';

/**
 * Decides which chat somebody has: the one that their token opens, unless it belongs to somebody's account, else the
 * last one of their account. Everybody else's chats are hidden.
 */
@Injectable()
export class ChatAccess {
  constructor(
    private readonly db: ReadDb,
    private readonly links: ChatLinks,
  ) {}

  /** The id of a conversation that may not have begun yet. */
  async find(token: string | undefined, actor: Actor): Promise<string | undefined> {
    const signed = token === undefined ? undefined : this.links.read(token);
    if (signed !== undefined && (await this.mayOpen(signed, actor))) return signed;
    return actor.isPerson ? this.lastOf(actor.id) : undefined;
  }

  private async mayOpen(id: string, actor: Actor): Promise<boolean> {
    const known = await this.db.first(sql<{ ownerId: string | null }>`
      select customer_id as "ownerId" from support.conversation where id = ${id}
    `);
    return !known || known.ownerId === null || actor.owns(known.ownerId);
  }

  private async lastOf(userId: string): Promise<string | undefined> {
    const last = await this.db.first(sql<{ id: string }>`
      select id from support.conversation where customer_id = ${userId} and kind = 'chat'
      order by last_message_at desc limit 1
    `);
    return last?.id;
  }
}
