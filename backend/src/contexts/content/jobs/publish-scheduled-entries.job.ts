import { Injectable } from '@nestjs/common';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EntryRepository } from '../domain/entry.repository.js';

const BATCH_SIZE = 100;

/** Publishes drafts whose time has come. */
@RecurringJob('content.publish-scheduled-entries', 1)
@Injectable()
export class PublishScheduledEntries implements JobHandler<object> {
  constructor(
    private readonly entries: EntryRepository,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const { kind, slug } of await this.entries.dueBy(now, BATCH_SIZE)) {
      const entry = await this.entries.getForChange(kind, slug);
      entry.publishDue(now);
      await this.entries.save(entry, { by: 'content.publish-scheduled-entries', at: now });
    }
  }
}
