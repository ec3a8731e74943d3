import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type NotificationRow, type NotificationsView, toNotificationView } from './notification-view.js';

/** A person's own, the latest first. */
export class FindNotifications extends Query<NotificationsView> {
  constructor(
    readonly recipientId: string,
    readonly page: number,
    readonly size: number,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindNotifications)
export class FindNotificationsHandler implements IQueryHandler<FindNotifications> {
  constructor(private readonly db: ReadDb) {}

  async execute({ recipientId, page, size, language }: FindNotifications): Promise<NotificationsView> {
    const [rows, count] = await Promise.all([
      this.db.rows(sql<NotificationRow>`
        select id, kind, created_at, read_at, payload from notifications.notification
        where recipient_id = ${recipientId} order by position desc limit ${size} offset ${(page - 1) * size}
      `),
      this.db.first(sql<{ all: number; unread: number }>`
        select count(*)::int as all, (count(*) filter (where read_at is null))::int as unread
        from notifications.notification where recipient_id = ${recipientId}
      `),
    ]);
    const totalItems = count?.all ?? 0;
    return {
      notifications: rows.map((row) => toNotificationView(row, language)),
      unread: count?.unread ?? 0,
      pagination: { page, size, totalItems, totalPages: Math.ceil(totalItems / size) },
    };
  }
}
