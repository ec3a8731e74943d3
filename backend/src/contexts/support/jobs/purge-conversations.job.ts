import { Injectable } from '@nestjs/common';
import { OldMails } from '../../../platform/mail/old-mails.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Conversations } from '../domain/conversations.js';
import { CONVERSATION_MAILS } from '../mail/conversation-mails.js';

const MINUTES_OF_A_DAY = 24 * 60;
/** As the privacy notice promises. */
const KEPT_MS = 3 * 365 * 86_400_000;

/** Removes conversations three years after their last message, with our mails about them. */
@RecurringJob('support.purge-conversations', MINUTES_OF_A_DAY)
@Injectable()
export class PurgeConversations implements JobHandler<object> {
  constructor(
    private readonly conversations: Conversations,
    private readonly mails: OldMails,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const end = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.conversations.removeLastWrittenBefore(end);
    await this.mails.forget(CONVERSATION_MAILS, end);
  }
}
