import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { PayoutRun } from '../processes/payout-run.js';

const HOUR = 60;

/**
 * Takes the month before through its steps: closes it from the 3rd on, tells the guides from the 4th on, writes the bills
 * from the 7th on. Each part is a transaction of its own, so that a run which was stopped goes on an hour later.
 */
@RecurringJob('payouts.run-payouts', HOUR, { outsideTransaction: true })
@Injectable()
export class RunPayouts implements JobHandler {
  constructor(
    private readonly commands: Commands,
    private readonly payouts: PayoutRun,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.repeat(() => this.payouts.closePart(now));
    await this.repeat(() => this.payouts.statePart(now));
    await this.writeBills(now);
  }

  /** A bill that cannot be written keeps no other one waiting; the job fails at its end. */
  private async writeBills(now: Date): Promise<void> {
    const failures: unknown[] = [];
    for (const id of await this.commands.inTransaction(() => this.payouts.findUnbilled(now)))
      await this.commands
        .inTransaction(() => this.payouts.bill(id, now))
        .catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bills could not be written`);
  }

  /** Until a part has found nothing to do. */
  private async repeat(part: () => Promise<number>): Promise<void> {
    while ((await this.commands.inTransaction(part)) > 0);
  }
}
