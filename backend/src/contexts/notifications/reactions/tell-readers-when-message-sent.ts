import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MessageSent } from '../../support/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';

/** Tells those to whom a message was written. */
@Reaction('notifications.tell-readers-when-message-sent')
@Injectable()
export class TellReadersWhenMessageSent implements EventHandler<MessageSent> {
  constructor(private readonly inbox: NotificationInbox) {}

  async react({ messageId, recipientIds, authorName: senderName, ...sent }: MessageSent): Promise<void> {
    const { bookingReference, conversationId, to } = sent;
    const notifications = recipientIds.map((recipientId) => ({
      recipientId,
      kind: 'message' as const,
      deduplicationKey: messageId,
      payload: {
        senderName,
        conversationId,
        ...(bookingReference === null ? {} : { bookingReference }),
        forTeam: to === 'team',
      },
    }));
    await this.inbox.deliver(notifications);
  }
}
