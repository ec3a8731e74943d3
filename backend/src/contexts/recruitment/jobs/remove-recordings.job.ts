import { Injectable } from '@nestjs/common';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { MONTHS_KEPT_AFTER_REFUSAL } from '../domain/application.js';
import { ApplicationRepository } from '../domain/application.repository.js';

const MINUTES_OF_A_DAY = 24 * 60;

/** Removes recordings, answers and pictures of people who were refused, after their term. */
@RecurringJob('recruitment.remove-recordings', MINUTES_OF_A_DAY)
@Injectable()
export class RemoveRecordings implements JobHandler<object> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly files: StoredFiles,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const end = new Date(this.clock.now());
    end.setUTCMonth(end.getUTCMonth() - MONTHS_KEPT_AFTER_REFUSAL);
    for (const userId of await this.applications.findRefusedBefore(end)) await this.removeOf(userId);
  }

  private async removeOf(userId: string): Promise<void> {
    const application = await this.applications.getForChange(userId);
    for (const path of application.removeRecordings()) await this.files.giveUp(path);
    await this.applications.save(application);
  }
}
