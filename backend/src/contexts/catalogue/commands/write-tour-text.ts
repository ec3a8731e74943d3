import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { TourText } from '../domain/tour-content.js';
import { type SeenTour, TourChange } from '../processes/tour-change.js';

/** Writes what a tour's page says in one language. Throws TourNotFound, TourChangedMeanwhile or TourIncomplete. */
export class WriteTourText extends Command<void> {
  constructor(
    readonly seen: SeenTour,
    readonly locale: Locale,
    readonly written: TourText,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WriteTourText)
export class WriteTourTextHandler implements ICommandHandler<WriteTourText> {
  constructor(private readonly change: TourChange) {}

  async execute({ seen, locale, written, actor }: WriteTourText): Promise<void> {
    actor.mustBeAllowed('tour.edit');
    await this.change.make(
      seen,
      actor,
      (tour) => ({ language: locale, ...tour.texts[locale] }),
      (tour) => tour.write(locale, written),
    );
  }
}
