import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { LiveEvents } from '../../../platform/realtime/live-events.js';
import { NotificationInbox, type ReadNotifications } from '../domain/notification-inbox.js';
import type { NewNotification } from '../domain/notification.js';
import { topicOfNotification } from '../domain/notification-topics.js';
import { NOTIFICATION, UNREAD } from '../live.js';

/**
 * Positions become visible in their order: a transaction that takes a position locks the person's counter until its commit.
 * A screen that has seen a position has therefore seen all positions before it.
 */
@Injectable()
export class PostgresNotificationInbox extends NotificationInbox {
  constructor(
    private readonly entities: EntityManager,
    private readonly live: LiveEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async deliver(notifications: readonly NewNotification[]): Promise<void> {
    // In one order, or two messages for the same people would wait for each other.
    const inOrder = notifications.toSorted((a, b) => a.recipientId.localeCompare(b.recipientId));
    for (const notification of inOrder) if (await this.isWanted(notification)) await this.keep(notification);
  }

  private async isWanted({ recipientId, kind }: NewNotification): Promise<boolean> {
    const topic = topicOfNotification(kind);
    if (!topic) return true;
    const { rows } = await sql<{ bell: boolean }>`
      select bell from notifications.choice where person_id = ${recipientId} and topic = ${topic}
    `.execute(this.database);
    return rows[0]?.bell ?? true;
  }

  async markRead(recipientId: string, { ids, upTo }: ReadNotifications, now: Date): Promise<number> {
    const position = await this.nextPosition(recipientId);
    const { rows } = await sql`
      update notifications.notification set read_at = ${now}
      where recipient_id = ${recipientId} and read_at is null
        and (id = any(${[...ids]}::uuid[]) or created_at <= ${upTo ?? null}::timestamptz)
      returning id
    `.execute(this.database);
    const unread = await this.countUnread(recipientId);
    if (rows.length > 0) await this.live.send(recipientId, { id: position, type: UNREAD, data: { unread } });
    return unread;
  }

  async removeReadBefore(end: Date): Promise<void> {
    await sql`delete from notifications.notification where read_at < ${end}`.execute(this.database);
  }

  async removeOlderThan(end: Date): Promise<void> {
    await sql`delete from notifications.notification where created_at < ${end}`.execute(this.database);
  }

  private async keep({ recipientId, kind, deduplicationKey, payload }: NewNotification): Promise<void> {
    const at = this.clock.now();
    const id = this.ids.uuid();
    const position = await this.nextPosition(recipientId);
    const { rows } = await sql`
      insert into notifications.notification (id, recipient_id, position, kind, deduplication_key, payload, created_at)
      values (${id}, ${recipientId}, ${position}, ${kind}, ${deduplicationKey}, ${JSON.stringify(payload)}::jsonb, ${at})
      on conflict (recipient_id, kind, deduplication_key) do nothing returning id
    `.execute(this.database);
    if (rows.length === 0) return;
    const unread = await this.countUnread(recipientId);
    const data = { id, kind, createdAt: at.toISOString(), unread };
    await this.live.send(recipientId, { id: position, type: NOTIFICATION, data });
  }

  private async nextPosition(recipientId: string): Promise<number> {
    const { rows } = await sql<{ position: string }>`
      insert into notifications.counter (recipient_id, position) values (${recipientId}, 1)
      on conflict (recipient_id) do update set position = counter.position + 1 returning position
    `.execute(this.database);
    return Number(rows[0]?.position);
  }

  private async countUnread(recipientId: string): Promise<number> {
    const { rows } = await sql<{ unread: number }>`
      select count(*)::int as unread from notifications.notification
      where recipient_id = ${recipientId} and read_at is null
    `.execute(this.database);
    return rows[0]?.unread ?? 0;
  }

  private get database() {
    return this.entities.getKysely();
  }
}
