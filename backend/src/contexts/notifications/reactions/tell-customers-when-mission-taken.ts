import { Injectable } from '@nestjs/common';
import { type Message, type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionTaken } from '../../guide-missions/events.js';
import { Bell } from '../domain/bell.js';
import { Bookings } from '../domain/bookings.js';

/** The customers of a departure learn who will guide them. */
@Reaction('notifications.tell-guide-found')
@Injectable()
export class TellCustomersWhenMissionTaken implements Reacts<MissionTaken> {
  constructor(
    private readonly bookings: Bookings,
    private readonly bell: Bell,
  ) {}

  async react({ bookingIds, guideName }: MissionTaken, { id: message }: Message): Promise<void> {
    const owned = await this.bookings.owned(bookingIds);
    const news = owned.map(({ id, ownerId, visit }) => ({
      recipientId: ownerId,
      kind: 'guide-found' as const,
      occasion: `${message} ${id}`,
      saying: { ...visit, guideName },
    }));
    await this.bell.ring(news);
  }
}
