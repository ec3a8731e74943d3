import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { SubscriptionLinkNotValid } from '../domain/support.errors.js';
import { Subscribers } from '../domain/subscribers.js';

/** Answers the address, masked. Opening the link again changes nothing. */
export class LeaveNewsletter extends Command<string> {
  constructor(
    readonly token: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(LeaveNewsletter)
export class LeaveNewsletterHandler implements ICommandHandler<LeaveNewsletter> {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: LeaveNewsletter): Promise<string> {
    const found = await this.subscribers.findByLink(token, 'leave');
    if (!found) throw new SubscriptionLinkNotValid();
    const { subscriber } = found;
    subscriber.leave(this.clock.now());
    await this.subscribers.save(subscriber);
    await this.subscribers.withdrawLinks(subscriber, 'confirm');
    return subscriber.maskedEmail;
  }
}
