import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/** Takes a tour off sale. What was booked takes place. Throws TourNotFound, TourChangedMeanwhile or TourStatusFixed. */
export class WithdrawTour extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WithdrawTour)
export class WithdrawTourHandler implements ICommandHandler<WithdrawTour> {
  constructor(private readonly change: TourChange) {}

  async execute({ seen, actor }: WithdrawTour): Promise<void> {
    actor.mustBeAllowed('tour.publish');
    await this.change.make(
      seen,
      actor,
      ({ status }) => ({ status }),
      (tour) => tour.withdraw(),
    );
  }
}
