import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MessageSent } from '../../support/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';

/** Tells those to whom a message about a booking was written. */
@Reaction('notifications.tell-readers-when-message-sent')
@Injectable()
export class TellReadersWhenMessageSent implements EventHandler<MessageSent> {
  constructor(private readonly inbox: NotificationInbox) {}

  async react({ messageId, recipientIds, authorName: senderName, bookingReference, to }: MessageSent): Promise<void> {
    const notifications = recipientIds.map((recipientId) => ({
      recipientId,
      kind: 'message' as const,
      deduplicationKey: messageId,
      payload: { senderName, bookingReference, forTeam: to === 'team' },
    }));
    await this.inbox.deliver(notifications);
  }
}
