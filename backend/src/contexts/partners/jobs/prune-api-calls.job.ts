import { Injectable } from '@nestjs/common';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ApiCalls } from '../domain/api-calls.js';

const KEEP_DAYS = 90;
const ONE_DAY_IN_MINUTES = 24 * 60;

/** Deletes calls from the log after 90 days. What a call changed stays in the audit. */
@RecurringJob('partners.prune-api-calls', ONE_DAY_IN_MINUTES)
@Injectable()
export class PruneApiCalls implements JobHandler {
  constructor(
    private readonly calls: ApiCalls,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.calls.deleteBefore(new Date(this.clock.now().getTime() - KEEP_DAYS * 86_400_000));
  }
}
