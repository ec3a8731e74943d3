import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { TourNotFound } from '../domain/catalogue.errors.js';
import { kilometresBetween } from './distance.js';
import type { ListingIndex } from '../discovery/listing/listing-index.js';
import { TourListing } from '../discovery/listing/tour-listing.js';
import { type Geography, Places } from '../discovery/places.js';
import { type CardsFor, type TourCard, TourCards } from './tour-cards.js';
import { type TourRecord, TourRecords } from './tour-records.js';

const MOST = 4;

/** Tours for whoever looked at this one, that take as many: those of its city, then those of its kind, the nearest city first. */
export class FindSimilarTours extends Query<readonly TourCard[]> {
  constructor(
    readonly idOrSlug: string,
    readonly asked: CardsFor,
  ) {
    super();
  }
}

@QueryHandler(FindSimilarTours)
export class FindSimilarToursHandler implements IQueryHandler<FindSimilarTours> {
  constructor(
    private readonly tours: TourRecords,
    private readonly listing: TourListing,
    private readonly places: Places,
    private readonly cards: TourCards,
    private readonly clock: Clock,
  ) {}

  async execute({ idOrSlug, asked }: FindSimilarTours): Promise<readonly TourCard[]> {
    const [tour, places, index] = await Promise.all([
      this.tours.find(idOrSlug),
      this.places.all(),
      this.listing.index(),
    ]);
    if (!tour) throw new TourNotFound();
    const ids = similarTo(tour, asked.people, places, index, this.clock.now());
    return this.cards.of(ids, asked);
  }
}

function similarTo(
  tour: TourRecord,
  people: number,
  places: Geography,
  index: ListingIndex,
  now: Date,
): readonly string[] {
  const listed = (categories: readonly string[], cityId?: string) =>
    index.list(
      { people, categories, specialFilters: [], cityId },
      { sort: 'recommended', offset: 0, limit: MOST + 1, mostFeatured: 0 },
      now,
    );
  const found = new Set(listed([], tour.cityId).ids);
  found.delete(tour.id);
  if (found.size >= MOST) return [...found].slice(0, MOST);
  const ofItsKind = tour.categories.slice(0, 1);
  for (const cityId of nearestFirst(tour.cityId, listed(ofItsKind).facets.cities, places)) {
    if (found.size >= MOST) break;
    for (const id of listed(ofItsKind, cityId).ids) found.add(id);
  }
  return [...found].slice(0, MOST);
}

/** The other cities of the facet. */
function nearestFirst(
  from: string,
  cities: readonly { readonly value: string }[],
  { cityById }: Geography,
): readonly string[] {
  const here = cityById.get(from);
  if (!here) return [];
  return cities
    .flatMap(({ value }) => cityById.get(value) ?? [])
    .filter((city) => city.id !== from)
    .map((city) => ({ id: city.id, distance: kilometresBetween(here, city) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ id }) => id);
}
