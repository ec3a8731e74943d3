import { Injectable } from '@nestjs/common';
import { type Message, type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionReopened } from '../../guide-missions/events.js';
import { Bell } from '../domain/bell.js';
import { Bookings } from '../domain/bookings.js';

/** The customers of a departure learn that another guide is being looked for. */
@Reaction('notifications.tell-guide-lost')
@Injectable()
export class TellCustomersWhenMissionReopened implements Reacts<MissionReopened> {
  constructor(
    private readonly bookings: Bookings,
    private readonly bell: Bell,
  ) {}

  async react({ bookingIds }: MissionReopened, { id: message }: Message): Promise<void> {
    const owned = await this.bookings.owned(bookingIds);
    const news = owned.map(({ id, ownerId, visit }) => ({
      recipientId: ownerId,
      kind: 'guide-lost' as const,
      occasion: `${message} ${id}`,
      saying: visit,
    }));
    await this.bell.ring(news);
  }
}
