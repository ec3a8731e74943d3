import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import {
  type NotificationChoice,
  NotificationChoices,
  NotificationNotOptional,
} from '../domain/notification-choices.js';
import { topicOf, type TopicName } from '../domain/notification-topics.js';

/** Throws NotificationNotOptional where the person has no such choice. */
export class ChooseNotifications extends Command<void> {
  constructor(
    readonly topic: TopicName,
    readonly choice: NotificationChoice,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChooseNotifications)
export class ChooseNotificationsHandler implements ICommandHandler<ChooseNotifications> {
  constructor(private readonly choices: NotificationChoices) {}

  async execute({ topic: name, choice, actor }: ChooseNotifications): Promise<void> {
    const personId = actor.mustBePerson();
    const topic = topicOf(name);
    if (!topic.isFor(actor)) throw new NotificationNotOptional('topic');
    for (const way of ['bell', 'mail'] as const)
      if (choice[way] !== undefined && topic[way].length === 0) throw new NotificationNotOptional(way);
    await this.choices.choose(personId, name, choice);
  }
}
