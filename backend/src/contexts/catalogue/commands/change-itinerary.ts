import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { TourStop } from '../domain/tour-content.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/** Changes where a tour leads. Throws TourNotFound, TourChangedMeanwhile or TourIncomplete. */
export class ChangeItinerary extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly stops: readonly TourStop[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeItinerary)
export class ChangeItineraryHandler implements ICommandHandler<ChangeItinerary> {
  constructor(private readonly change: TourChange) {}

  async execute({ seen, stops, actor }: ChangeItinerary): Promise<void> {
    actor.mustBeAllowed('tour.edit');
    await this.change.make(
      seen,
      actor,
      ({ itinerary }) => ({ itinerary }),
      (tour) => tour.lead(stops),
    );
  }
}
