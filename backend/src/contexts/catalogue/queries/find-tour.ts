import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Moved } from '../../../platform/http/http-problems.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { addressIn, languageName } from '../../../shared-kernel/language/names.js';
import type { PriceTable } from '../../../shared-kernel/money/price-table.js';
import { TourNotFound } from '../domain/catalogue.errors.js';
import { Prices } from '../domain/prices.js';
import type { MeetingPoint } from '../index.js';
import { type Geography, Places } from '../discovery/places.js';
import { categoriesOf } from './tour-cards.js';
import { galleryOf } from './tour-gallery.js';
import { photoView } from './tour-photos.js';
import { type OptionRecord, type TourRecord, TourRecords } from './tour-records.js';
import type { CityOfTour, MeetingPointView, OptionView, PostersView, PriceTableView, TourView } from './tour-view.js';
import { type ImageView, type MoneyAnswer, type PosterFormat, posterOf } from './views.js';

export class FindTour extends Query<TourView> {
  constructor(
    readonly idOrSlug: string,
    readonly language: Locale,
    readonly currency: Currency,
  ) {
    super();
  }
}

@QueryHandler(FindTour)
export class FindTourHandler implements IQueryHandler<FindTour> {
  constructor(
    private readonly tours: TourRecords,
    private readonly places: Places,
    private readonly prices: Prices,
    private readonly moved: MovedSlugs,
  ) {}

  async execute({ idOrSlug, language, currency }: FindTour): Promise<TourView> {
    const [tour, places, shown] = await Promise.all([
      this.tours.find(idOrSlug),
      this.places.all(),
      this.prices.shownIn(currency),
    ]);
    if (tour) return tourView(tour, places, language, shown);
    const slug = await this.moved.find('tour', idOrSlug, async (written) => (await this.tours.find(written))?.slug);
    throw slug === undefined ? new TourNotFound() : new Moved({ slug });
  }
}

type Shown = (money: MoneyView) => MoneyView;

function tourView(tour: TourRecord, places: Geography, language: Locale, shown: Shown): TourView {
  const name = inLanguage(tour.names, language);
  return {
    id: tour.id,
    slug: tour.slug,
    name,
    summary: inLanguage(tour.summaries, language),
    description: inLanguage(tour.descriptions, language),
    highlights: inLanguage(tour.highlights, language),
    included: inLanguage(tour.included, language),
    notIncluded: inLanguage(tour.notIncluded, language),
    city: cityView(tour.cityId, places, language),
    categories: categoriesOf(tour.categories, places, language),
    kind: tour.kind,
    priceUnit: tour.kind === 'group' ? 'per-person' : 'per-group',
    originalCurrency: tour.currency,
    options: tour.options.map((option) => optionView(option, tour.currency, shown)),
    itinerary: tour.stops.map(({ names, texts, ...stop }) => ({
      name: inLanguage(names, language),
      text: inLanguage(texts, language),
      ...stop,
    })),
    meetingPoints: tour.meetingPoints.map((point) => meetingPointView(point, language)),
    cancellation: { freeUntilMinutes: tour.cancellationMinutes },
    leadTimeMinutes: tour.leadTimeMinutes,
    infantsNeedSeat: tour.infantsNeedSeat,
    specialFilters: tour.specialFilters,
    guideLanguages: tour.guideLanguages.map((code) => ({ code, name: languageName(code, language) })),
    rating: tour.rating,
    reviewCount: tour.reviewCount,
    featured: tour.featured,
    images: picturesOf(tour, name, language, galleryOf(tour, places, language)),
    fallback: tour.names[language] === undefined,
  };
}

const meetingPointView = (point: MeetingPoint, language: Locale): MeetingPointView => ({
  id: point.id,
  name: inLanguage(point.name, language),
  address: addressIn(point, language),
  latitude: point.latitude,
  longitude: point.longitude,
});

/** The first photograph stands for the tour; without one its poster does. */
function picturesOf(
  { slug, imageColour, photos: [cover] }: Pick<TourRecord, 'slug' | 'imageColour' | 'photos'>,
  alt: string,
  language: Locale,
  gallery: PostersView['gallery'],
): PostersView {
  const picture = (format: PosterFormat): ImageView =>
    cover ? photoView(cover, imageColour, alt, language) : posterOf('tour', slug, format, imageColour, alt);
  return {
    card: picture('card'),
    landscape: picture('landscape'),
    portrait: picture('portrait'),
    wide: picture('wide'),
    share: picture('share'),
    gallery,
  };
}

function cityView(cityId: string, places: Geography, language: Locale): CityOfTour {
  const city = places.cityById.get(cityId);
  const country = city && places.countryById.get(city.countryId);
  const continent = country && places.continentById.get(country.continentId);
  if (!city || !country || !continent) throw new TourNotFound({ city: cityId });
  const { id, slug, timeZone, latitude, longitude } = city;
  return {
    id,
    slug,
    name: inLanguage(city.names, language),
    timeZone,
    latitude,
    longitude,
    country: { slug: country.slug, code: country.code, name: inLanguage(country.names, language) },
    continent: { slug: continent.slug, name: inLanguage(continent.names, language) },
  };
}

function optionView(
  { id, durationMinutes, prices, minimumPersons, maximumPersons, capacity, schedule }: OptionRecord,
  currency: Currency,
  shown: Shown,
): OptionView {
  return {
    id,
    duration: durationMinutes,
    prices: pricesView(prices, currency, shown),
    minimumPersons,
    maximumPersons,
    capacity,
    ...schedule,
  };
}

/** Each amount converted by itself, as the cart does it: what is shown is what is charged. */
function pricesView(prices: PriceTable, currency: Currency, shown: Shown): PriceTableView {
  const money = (amount: number): MoneyAnswer => shown({ amount, currency });
  if (prices.kind === 'per-person')
    return { kind: prices.kind, adult: money(prices.adult), child: money(prices.child), infant: money(prices.infant) };
  const bands = prices.bands.map(({ upTo, amount }) => ({ upTo, price: money(amount) }));
  return { kind: prices.kind, bands, extraPerson: money(prices.extraPerson) };
}
