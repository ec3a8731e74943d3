import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { SubscriptionLinkNotValid } from '../domain/support.errors.js';
import { Subscribers } from '../domain/subscribers.js';
import { SupportMails } from '../mail/support-mails.js';

/** Answers the address, masked. Opening the link again changes nothing. */
export class ConfirmSubscription extends Command<string> {
  constructor(
    readonly token: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmSubscription)
export class ConfirmSubscriptionHandler implements ICommandHandler<ConfirmSubscription> {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly mails: SupportMails,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ConfirmSubscription): Promise<string> {
    const found = await this.subscribers.findByLink(token, 'confirm');
    if (!found) throw new SubscriptionLinkNotValid();
    const { subscriber, linkIssuedAt } = found;
    const now = this.clock.now();
    if (subscriber.confirm(linkIssuedAt, now)) {
      await this.subscribers.save(subscriber);
      await this.mails.welcomeSubscriber(subscriber, await this.subscribers.issueLink(subscriber, 'leave', now));
    }
    return subscriber.maskedEmail;
  }
}
