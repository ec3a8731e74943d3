import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Favourites } from './favourites.js';
import { TourCard, TourCards, USUAL_PEOPLE } from './tour-cards.js';

const PAGE_SIZE = 20;

export class FavouriteToursView {
  @ApiProperty({ type: [TourCard], description: 'The latest first.' }) tours!: TourCard[];
  @ApiProperty() totalItems!: number;
  @ApiProperty() totalPages!: number;
  @ApiProperty() currentPage!: number;
}

/** Throws NotFound for somebody else's. */
export class FindFavouriteTours extends Query<FavouriteToursView> {
  constructor(
    readonly userId: string,
    readonly page: number,
    readonly language: Locale,
    readonly currency: Currency,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindFavouriteTours)
export class FindFavouriteToursHandler implements IQueryHandler<FindFavouriteTours> {
  constructor(
    private readonly favourites: Favourites,
    private readonly cards: TourCards,
  ) {}

  async execute({ userId, page, language, currency, actor }: FindFavouriteTours): Promise<FavouriteToursView> {
    if (actor.mustBePerson() !== userId) throw new NotFound();
    const ids = await this.favourites.of(userId);
    const shown = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return {
      tours: await this.cards.of(shown, { language, currency, people: USUAL_PEOPLE }),
      totalItems: ids.length,
      totalPages: Math.ceil(ids.length / PAGE_SIZE),
      currentPage: page,
    };
  }
}
