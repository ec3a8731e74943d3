import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { ContactMessageReceived } from '../../support/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Admins } from '../domain/admins.js';

/** Notifies the team of a contact message. */
@Reaction('notifications.tell-admins-when-contact-message-received')
@Injectable()
export class TellAdminsWhenContactMessageReceived implements EventHandler<ContactMessageReceived> {
  constructor(
    private readonly admins: Admins,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ messageId, senderName, reason: why }: ContactMessageReceived): Promise<void> {
    const notifications = (await this.admins.ids()).map((recipientId) => ({
      recipientId,
      kind: 'contact-message' as const,
      deduplicationKey: messageId,
      payload: { senderName, why },
    }));
    await this.inbox.deliver(notifications);
  }
}
