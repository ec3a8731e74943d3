import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { CountryToursNotFound } from '../domain/catalogue.errors.js';
import { find, Places } from '../discovery/places.js';
import { type CardsFor, type TourCard, TourCards } from './tour-cards.js';

const MOST = 100;

export class FindToursByCountry extends Query<readonly TourCard[]> {
  constructor(
    readonly idOrSlug: string,
    readonly asked: CardsFor,
  ) {
    super();
  }
}

@QueryHandler(FindToursByCountry)
export class FindToursByCountryHandler implements IQueryHandler<FindToursByCountry> {
  constructor(
    private readonly db: ReadDb,
    private readonly places: Places,
    private readonly cards: TourCards,
  ) {}

  async execute({ idOrSlug, asked }: FindToursByCountry): Promise<readonly TourCard[]> {
    const country = find((await this.places.all()).countries, idOrSlug);
    if (!country) throw new CountryToursNotFound();
    const tours = await this.db.rows(sql<{ id: string }>`
      select tour.id from catalogue.tour tour join catalogue.city city on city.id = tour.city_id
      where city.country_id = ${country.id} and tour.status = 'published'
        and exists (select from catalogue.tour_option where tour_id = tour.id and totals[${asked.people}] is not null)
      order by tour.featured desc, tour.rating desc nulls last, tour.position, tour.id limit ${MOST}
    `);
    return this.cards.of(
      tours.map((tour) => tour.id),
      asked,
    );
  }
}
