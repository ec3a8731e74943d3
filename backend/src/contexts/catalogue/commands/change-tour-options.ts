import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { TourOption } from '../domain/tour-content.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/**
 * Changes which durations a tour has, what they cost and when they start. Bookings keep what was sold. Throws
 * TourNotFound, TourChangedMeanwhile, TourOptionWrong or TourIncomplete.
 */
export class ChangeTourOptions extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly options: readonly TourOption[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeTourOptions)
export class ChangeTourOptionsHandler implements ICommandHandler<ChangeTourOptions> {
  constructor(private readonly change: TourChange) {}

  async execute({ seen, options, actor }: ChangeTourOptions): Promise<void> {
    actor.mustBeAllowed('tour.edit');
    await this.change.make(
      seen,
      actor,
      (tour) => byDuration(tour.options),
      (tour) => {
        const before = pricesOf(tour.options);
        tour.offer(options);
        if (pricesOf(tour.options) !== before) actor.mustBeAllowed('price.change');
      },
    );
  }
}

const byDuration = (options: readonly TourOption[]): Record<string, TourOption> =>
  Object.fromEntries(options.map((option) => [`${option.durationMinutes} min`, option]));

const pricesOf = (options: readonly TourOption[]): string =>
  JSON.stringify(options.map(({ durationMinutes, prices }) => [durationMinutes, prices]));
