import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { RateSet } from '../domain/rate-set.js';
import { RateSets } from '../domain/rate-sets.js';

/** Keeps published rates; the same day's again only confirms that they are still the newest. */
export class KeepRates extends Command<void> {
  constructor(
    readonly set: RateSet,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(KeepRates)
export class KeepRatesHandler implements ICommandHandler<KeepRates> {
  constructor(
    private readonly sets: RateSets,
    private readonly clock: Clock,
  ) {}

  async execute({ set }: KeepRates): Promise<void> {
    await this.sets.keep(set, this.clock.now());
  }
}
