import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OldMails } from '../../../platform/mail/old-mails.js';
import { type DoesDueWork, Every } from '../../../platform/queue/due-work-handler.js';
import { ContactMessages } from '../domain/contact-messages.js';
import { Subscribers } from '../domain/subscribers.js';
import { CONTACT_MAILS, NEWSLETTER_MAILS } from '../mail/support-mails.js';

const DAY = 24 * 60 * 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** As the privacy notice promises. A letter about a subscription tells the address: it goes before the address must. */
export const KEPT = { unconfirmed: 30 * DAY, left: 30 * DAY, letters: 30 * DAY, messages: 3 * 365 * DAY };

/** Personal data go when their time is over: addresses never confirmed or that have left, old messages, our mails about both. */
@Every('support.forget-writers', MINUTES_OF_A_DAY)
@Injectable()
export class ForgetWriters implements DoesDueWork<object> {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly messages: ContactMessages,
    private readonly mails: OldMails,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.subscribers.removeUnconfirmed(new Date(now - KEPT.unconfirmed));
    await this.subscribers.forgetLeft(new Date(now - KEPT.left));
    await this.messages.removeReceivedBefore(new Date(now - KEPT.messages));
    await this.mails.forget(CONTACT_MAILS, new Date(now - KEPT.messages));
    await this.mails.forget(NEWSLETTER_MAILS, new Date(now - KEPT.letters));
  }
}
