import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CardsFor, type TourCard, TourCards } from './tour-cards.js';

/** The cards of these tours, in this order. Those that are not on sale are left out. */
export class FindNamedTours extends Query<readonly TourCard[]> {
  constructor(
    readonly ids: readonly string[],
    readonly asked: CardsFor,
  ) {
    super();
  }
}

@QueryHandler(FindNamedTours)
export class FindNamedToursHandler implements IQueryHandler<FindNamedTours> {
  constructor(private readonly cards: TourCards) {}

  execute({ ids, asked }: FindNamedTours): Promise<readonly TourCard[]> {
    return this.cards.of(ids, asked);
  }
}
