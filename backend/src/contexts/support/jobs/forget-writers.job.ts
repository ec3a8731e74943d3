import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/domain/clock.js';
import { type DoesDueWork, Every } from '../../../platform/queue/due-work-handler.js';
import { ContactMessages } from '../domain/contact-messages.js';
import { Subscribers } from '../domain/subscribers.js';

const DAY = 24 * 60 * 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** As the privacy notice promises. */
export const KEPT = { unconfirmed: 30 * DAY, left: 30 * DAY, messages: 3 * 365 * DAY };

/** Personal data go when their time is over: addresses never confirmed or that have left, and old messages. */
@Every('support.forget-writers', MINUTES_OF_A_DAY)
@Injectable()
export class ForgetWriters implements DoesDueWork<object> {
  constructor(
    private readonly subscribers: Subscribers,
    private readonly messages: ContactMessages,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.subscribers.removeUnconfirmed(new Date(now - KEPT.unconfirmed));
    await this.subscribers.forgetLeft(new Date(now - KEPT.left));
    await this.messages.removeReceivedBefore(new Date(now - KEPT.messages));
  }
}
