import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { TourMeetingPoint } from '../domain/tour-content.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/** A meeting point as somebody writes it; a new one has no id. */
export type WrittenMeetingPoint = Omit<TourMeetingPoint, 'id'> & { readonly id?: string };

/** Changes where a tour begins. Throws TourNotFound, TourChangedMeanwhile or TourIncomplete. */
export class ChangeMeetingPoints extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly points: readonly WrittenMeetingPoint[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeMeetingPoints)
export class ChangeMeetingPointsHandler implements ICommandHandler<ChangeMeetingPoints> {
  constructor(
    private readonly change: TourChange,
    private readonly ids: Ids,
  ) {}

  async execute({ seen, points, actor }: ChangeMeetingPoints): Promise<void> {
    actor.mustBeAllowed('tour.edit');
    await this.change.make(
      seen,
      actor,
      ({ meetingPoints }) => ({ meetingPoints }),
      (tour) => {
        // An id of another tour, or one sent twice, gets a new one.
        const own = new Set(tour.meetingPoints.map(({ id }) => id));
        tour.meetAt(points.map(({ id = '', ...point }) => ({ ...point, id: own.delete(id) ? id : this.ids.uuid() })));
      },
    );
  }
}
