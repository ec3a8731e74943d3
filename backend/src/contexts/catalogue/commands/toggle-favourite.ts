import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { FavouriteMarks } from '../domain/favourite-marks.js';

/** Returns whether the tour is a favourite now. Throws `NotFound` for the favourites of others and for unknown tours. */
export class ToggleFavourite extends Command<boolean> {
  constructor(
    readonly tour: string,
    readonly userId: string,
    readonly actor: Actor,
    /** Without it the mark is toggled. */
    readonly wanted?: boolean,
  ) {
    super();
  }
}

@CommandHandler(ToggleFavourite)
export class ToggleFavouriteHandler implements ICommandHandler<ToggleFavourite> {
  constructor(
    private readonly marks: FavouriteMarks,
    private readonly clock: Clock,
  ) {}

  async execute({ tour, userId, actor, wanted }: ToggleFavourite): Promise<boolean> {
    if (actor.mustBePerson() !== userId) throw new NotFound();
    const isFavourite = await this.marks.toggle(userId, tour, this.clock.now(), wanted);
    if (isFavourite === undefined) throw new NotFound();
    return isFavourite;
  }
}
