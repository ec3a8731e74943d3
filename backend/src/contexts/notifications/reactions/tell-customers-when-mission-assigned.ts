import { Injectable } from '@nestjs/common';
import { type Message, type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionAssigned } from '../../guide-missions/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Bookings, guideBefore } from '../domain/bookings.js';
import { Missions } from '../domain/missions.js';

/** Tells the customers of a departure who will guide them, and instead of whom, unless the guide has left meanwhile. */
@Reaction('notifications.tell-customers-when-mission-assigned')
@Injectable()
export class TellCustomersWhenMissionAssigned implements EventHandler<MissionAssigned> {
  constructor(
    private readonly missions: Missions,
    private readonly bookings: Bookings,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ missionId, bookingIds, guideId, guideName }: MissionAssigned, { id: message }: Message): Promise<void> {
    if ((await this.missions.find(missionId))?.assigned?.to !== guideId) return;
    const owned = await this.bookings.owned(bookingIds);
    const notifications = owned.map(({ id, ownerId, visit, announcedGuides }) => {
      const previousGuideName = guideBefore(announcedGuides, guideId);
      return {
        recipientId: ownerId,
        kind: 'guide-found' as const,
        deduplicationKey: `${message} ${id}`,
        payload: { ...visit, guideName, ...(previousGuideName === undefined ? {} : { previousGuideName }) },
      };
    });
    await this.inbox.deliver(notifications);
  }
}
