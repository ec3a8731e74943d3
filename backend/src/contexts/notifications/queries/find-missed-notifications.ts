import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { LiveEvent } from '../../../platform/realtime/live-events.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { NotificationKind } from '../domain/notification.js';
import { NOTIFICATION, UNREAD } from '../live.js';

/** A screen that missed more gets an event to load the list. */
const MOST_REPEATED = 200;

interface MissedRow {
  readonly position: number;
  readonly unread: number;
  readonly missed: readonly {
    readonly id: string;
    readonly position: number;
    readonly kind: NotificationKind;
    readonly at: string;
  }[];
}

/** The events that a screen missed after a position. Without a position only the unread count. */
export class FindMissedNotifications extends Query<readonly LiveEvent[]> {
  constructor(
    readonly recipientId: string,
    readonly seen: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(FindMissedNotifications)
export class FindMissedNotificationsHandler implements IQueryHandler<FindMissedNotifications> {
  constructor(private readonly db: ReadDb) {}

  async execute({ recipientId, seen }: FindMissedNotifications): Promise<readonly LiveEvent[]> {
    // One statement, so that position, count and rows belong to one moment.
    const row = await this.db.first(sql<MissedRow>`
      select coalesce((select position from notifications.counter where recipient_id = ${recipientId}), 0) as position,
        (select count(*)::int from notifications.notification
         where recipient_id = ${recipientId} and read_at is null) as unread,
        (select coalesce(json_agg(json_build_object('id', id, 'position', position, 'kind', kind, 'at', created_at)
                                  order by position), '[]')
         from (select id, position, kind, created_at from notifications.notification
               where recipient_id = ${recipientId} and position > ${seen ?? null}::bigint
               order by position desc limit ${MOST_REPEATED + 1}) latest) as missed
    `);
    const { position, unread, missed } = row ?? { position: 0, unread: 0, missed: [] };
    const all: LiveEvent[] = missed.map((one) => ({
      id: one.position,
      type: NOTIFICATION,
      data: { id: one.id, kind: one.kind, createdAt: new Date(one.at).toISOString(), unread },
    }));
    const repeated = all.length > MOST_REPEATED ? [{ type: 'refresh' }] : all;
    return [...repeated, { id: position, type: UNREAD, data: { unread } }];
  }
}
