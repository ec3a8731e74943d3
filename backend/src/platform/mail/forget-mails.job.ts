import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { type JobHandler, RecurringJob } from '../queue/job-handler.js';
import { OldMails } from './old-mails.js';

/** The period of the privacy notice. */
const KEPT_MS = 3 * 365 * 24 * 60 * 60_000;
const ONE_DAY_IN_MINUTES = 24 * 60;

/** Deletes mails of all kinds after three years, for the personal data in them. Contexts may delete theirs earlier. */
@RecurringJob('platform.forget-mails', ONE_DAY_IN_MINUTES)
@Injectable()
export class ForgetMails implements JobHandler {
  constructor(
    private readonly mails: OldMails,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.mails.forgetAll(new Date(this.clock.now().getTime() - KEPT_MS));
  }
}
