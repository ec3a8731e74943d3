import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';
import type { WorkItemOpened } from '../events.js';
import { WorkItemMails } from '../mail/work-item-mails.js';

/** The team is mailed what cannot wait. */
@Reaction('work-items.mail-team-when-work-item-opened')
@Injectable()
export class MailTeamWhenWorkItemOpened implements EventHandler<WorkItemOpened> {
  constructor(
    private readonly workItems: WorkItemRepository,
    private readonly mails: WorkItemMails,
  ) {}

  async react({ workItemId, isUrgent }: WorkItemOpened): Promise<void> {
    if (!isUrgent) return;
    const item = await this.workItems.find(workItemId);
    if (item?.isOpen) await this.mails.urgent(item);
  }
}
