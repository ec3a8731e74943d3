import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { OldMails } from '../../../platform/mail/old-mails.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { QUOTE_MAILS } from '../mail/quote-mails.js';

const MINUTES_OF_A_DAY = 24 * 60;
/** As the privacy notice promises. */
const KEPT_MS = 3 * 365 * 86_400_000;

/** Removes requests after three years, with our mails about them. */
@RecurringJob('quotes.purge-quotes', MINUTES_OF_A_DAY)
@Injectable()
export class PurgeQuotes implements JobHandler<object> {
  constructor(
    private readonly entities: EntityManager,
    private readonly mails: OldMails,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const end = new Date(this.clock.now().getTime() - KEPT_MS);
    await sql`
      delete from quotes.quote where requested_at < ${end} and coalesce(ends_at, starts_at, requested_at) < ${end}
    `.execute(this.entities.getKysely());
    await this.mails.forget(QUOTE_MAILS, end);
  }
}
