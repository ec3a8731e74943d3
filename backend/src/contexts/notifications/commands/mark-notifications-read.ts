import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { NotificationInbox, type ReadNotifications } from '../domain/notification-inbox.js';

/** Marks the actor's own notifications and ignores ids of others. Answers how many remain unread. */
export class MarkNotificationsRead extends Command<number> {
  constructor(
    readonly read: ReadNotifications,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MarkNotificationsRead)
export class MarkNotificationsReadHandler implements ICommandHandler<MarkNotificationsRead> {
  constructor(
    private readonly inbox: NotificationInbox,
    private readonly clock: Clock,
  ) {}

  async execute({ read, actor }: MarkNotificationsRead): Promise<number> {
    return this.inbox.markRead(actor.mustBePerson(), read, this.clock.now());
  }
}
