import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/** Puts a tour on sale. Throws TourNotFound, TourChangedMeanwhile, TourStatusFixed or TourIncomplete. */
export class PublishTour extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(PublishTour)
export class PublishTourHandler implements ICommandHandler<PublishTour> {
  constructor(
    private readonly change: TourChange,
    private readonly clock: Clock,
  ) {}

  async execute({ seen, actor }: PublishTour): Promise<void> {
    actor.mustBeAllowed('tour.publish');
    await this.change.make(
      seen,
      actor,
      ({ status }) => ({ status }),
      (tour) => tour.publish(this.clock.now()),
    );
  }
}
