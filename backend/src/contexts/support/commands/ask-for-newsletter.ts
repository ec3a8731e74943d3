import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { LINKS_COUNT_FOR, Subscriber } from '../domain/subscriber.js';
import { Subscribers } from '../domain/subscribers.js';
import { SupportMails } from '../mail/support-mails.js';

/** Mails a confirming link, or a note that the address is subscribed already. Only the mail tells which. */
export class AskForNewsletter extends Command<void> {
  constructor(
    readonly email: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AskForNewsletter)
export class AskForNewsletterHandler implements ICommandHandler<AskForNewsletter> {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly mails: SupportMails,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ email, language }: AskForNewsletter): Promise<void> {
    const now = this.clock.now();
    const asking = Subscriber.asking(this.ids.uuid(), email, language, now);
    const { subscriber, isNew } = await this.subscribers.addOrFind(asking);
    const purpose = subscriber.purposeOfAsking;
    if (!isNew) {
      const since = new Date(now.getTime() - LINKS_COUNT_FOR);
      const isMailed = subscriber.askAgain(
        language,
        await this.subscribers.linksIssued(subscriber, purpose, since),
        now,
      );
      await this.subscribers.save(subscriber);
      if (!isMailed) return;
    }
    const token = await this.subscribers.issueLink(subscriber, purpose, now);
    await (purpose === 'leave'
      ? this.mails.alreadySubscribed(subscriber, language, token)
      : this.mails.confirmSubscription(subscriber, token));
  }
}
