import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { FavouriteMarks } from '../domain/favourite-marks.js';

/** Adds what a person marked before they signed in. Throws `NotFound` for the favourites of others. */
export class AddFavourites extends Command<void> {
  constructor(
    readonly userId: string,
    readonly tourIds: readonly string[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddFavourites)
export class AddFavouritesHandler implements ICommandHandler<AddFavourites> {
  constructor(
    private readonly marks: FavouriteMarks,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, tourIds, actor }: AddFavourites): Promise<void> {
    if (actor.mustBePerson() !== userId) throw new NotFound();
    await this.marks.add(userId, tourIds, this.clock.now());
  }
}
