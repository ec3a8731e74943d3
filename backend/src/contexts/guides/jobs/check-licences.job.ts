import { Injectable } from '@nestjs/common';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { localOf } from '../../../shared-kernel/time/local-time.js';
import { GuideRepository } from '../domain/guide.repository.js';

const MINUTES_OF_A_DAY = 24 * 60;
const MONTH_MS = 31 * 86_400_000;

/** Tells the team of licenses that expire within a month. */
@RecurringJob('guides.check-licences', MINUTES_OF_A_DAY)
@Injectable()
export class CheckLicences implements JobHandler<object> {
  constructor(
    private readonly guides: GuideRepository,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const userId of await this.guides.findUnwarnedBefore(new Date(now.getTime() + MONTH_MS))) {
      const guide = await this.guides.findForChange(userId);
      if (!guide) continue;
      guide.checkLicence(localOf(now, guide.timeZone).slice(0, 10));
      await this.guides.save(guide);
    }
  }
}
