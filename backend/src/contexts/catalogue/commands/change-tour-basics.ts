import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { TourBasics } from '../domain/tour-content.js';
import { TourCategoryUnknown, TourCityUnknown } from '../domain/tour.errors.js';
import { TourRepository } from '../domain/tour.repository.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/**
 * Changes what is decided about a tour as a whole. Throws TourNotFound, TourChangedMeanwhile, TourCityUnknown,
 * TourCategoryUnknown, TourHasPrices, TourIncomplete or TourSlugTaken.
 */
export class ChangeTourBasics extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly basics: TourBasics,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeTourBasics)
export class ChangeTourBasicsHandler implements ICommandHandler<ChangeTourBasics> {
  constructor(
    private readonly tours: TourRepository,
    private readonly change: TourChange,
  ) {}

  async execute({ seen, basics, actor }: ChangeTourBasics): Promise<void> {
    actor.mustBeAllowed('tour.edit');
    if (!(await this.tours.findCity(basics.cityId))) throw new TourCityUnknown({ city: basics.cityId });
    const unknown = await this.tours.unknownCategories(basics.categories);
    if (unknown.length > 0) throw new TourCategoryUnknown({ categories: [...unknown] });
    await this.change.make(
      seen,
      actor,
      (tour) => tour.basics,
      (tour) => tour.decideBasics(basics),
    );
  }
}
