import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { Config } from '../../../platform/config.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { KeepRates } from '../commands/keep-rates.js';
import { RatePublisher } from '../domain/exchange-rates.js';

/** The feed is published once on each banking day; asking four times a day finds a late or corrected one soon. */
const EVERY_MINUTES = 360;

@RecurringJob('pricing.refresh-rates', EVERY_MINUTES, { outsideTransaction: true })
@Injectable()
export class RefreshRates implements JobHandler {
  constructor(
    private readonly config: Config,
    private readonly publisher: RatePublisher,
    private readonly commands: Commands,
  ) {}

  async run(): Promise<void> {
    if (!this.config.EXCHANGE_RATES_URL) return;
    const set = await this.publisher.fetch();
    await this.commands.execute(new KeepRates(set, Actor.job('pricing.refresh-rates')));
  }
}
