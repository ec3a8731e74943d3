import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionUnfilled } from '../../guide-missions/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Bookings } from '../domain/bookings.js';
import { Missions } from '../domain/missions.js';

/** The customers of a departure learn, once in each search, that no guide has been found. */
@Reaction('notifications.tell-customers-when-mission-unfilled')
@Injectable()
export class TellCustomersWhenMissionUnfilled implements EventHandler<MissionUnfilled> {
  constructor(
    private readonly missions: Missions,
    private readonly bookings: Bookings,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ missionId, bookingIds, searchingSince }: MissionUnfilled): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (!mission?.isOpen) return;
    const owned = await this.bookings.owned(bookingIds);
    const notifications = owned.map(({ id, ownerId, visit }) => ({
      recipientId: ownerId,
      kind: 'guide-missing' as const,
      deduplicationKey: `${id} ${searchingSince}`,
      payload: visit,
    }));
    await this.inbox.deliver(notifications);
  }
}
