import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '../../../shared-kernel/currency.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import { Favourites } from './favourites.js';
import { TourCard, TourCards } from './tour-cards.js';

const PAGE_SIZE = 20;
const USUAL_PEOPLE = 2;

export class FavouriteToursView {
  @ApiProperty({ type: [TourCard], description: 'The latest first.' }) tours!: TourCard[];
  @ApiProperty() totalItems!: number;
  @ApiProperty() totalPages!: number;
  @ApiProperty() currentPage!: number;
}

export class FindFavouriteTours extends Query<FavouriteToursView> {
  constructor(
    readonly userId: string,
    readonly page: number,
    readonly language: Locale,
    readonly currency: Currency,
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

  async execute({ userId, page, language, currency }: FindFavouriteTours): Promise<FavouriteToursView> {
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
