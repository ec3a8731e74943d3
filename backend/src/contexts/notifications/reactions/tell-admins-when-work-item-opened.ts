import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { WorkItemOpened } from '../../work-items/events.js';
import { Admins } from '../domain/admins.js';
import { NotificationInbox } from '../domain/notification-inbox.js';

/** The team learns of a matter that cannot wait. */
@Reaction('notifications.tell-admins-when-work-item-opened')
@Injectable()
export class TellAdminsWhenWorkItemOpened implements EventHandler<WorkItemOpened> {
  constructor(
    private readonly admins: Admins,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ workItemId, context, kind: why, reference, isUrgent }: WorkItemOpened): Promise<void> {
    if (!isUrgent) return;
    const notifications = (await this.admins.ids()).map((recipientId) => ({
      recipientId,
      kind: 'work-item' as const,
      deduplicationKey: workItemId,
      payload: { workItemId, context, why, ...(reference === null ? {} : { reference }) },
    }));
    await this.inbox.deliver(notifications);
  }
}
