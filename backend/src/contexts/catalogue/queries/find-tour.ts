import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Moved, NotFound } from '../../../platform/http/http-problems.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import { bcp47, LOCALES, type Locale } from '../../../shared-kernel/locale.js';
import type { MoneyView } from '../../../shared-kernel/money.js';
import type { PriceTable } from '../../../shared-kernel/price-table.js';
import { Prices } from '../domain/prices.js';
import { type Geography, Places } from './places.js';
import { CategoryView, categoriesOf } from './tour-cards.js';
import { type OptionRecord, type TourRecord, TourRecords } from './tour-records.js';
import { ImageView, inLanguage, MoneyAnswer, posterOf } from './views.js';

class BandView {
  @ApiProperty() upTo!: number;
  @ApiProperty({ type: MoneyAnswer }) price!: MoneyAnswer;
}

class PriceTableView {
  @ApiProperty({ enum: ['per-group', 'per-person'] }) kind!: 'per-group' | 'per-person';
  @ApiProperty({ type: [BandView], required: false, description: 'Per group: the price of the whole group up to so many persons.' }) bands?: BandView[];
  @ApiProperty({ type: MoneyAnswer, required: false, description: 'Per group: for each person beyond the last band.' }) extraPerson?: MoneyAnswer;
  @ApiProperty({ type: MoneyAnswer, required: false }) adult?: MoneyAnswer;
  @ApiProperty({ type: MoneyAnswer, required: false }) child?: MoneyAnswer;
  @ApiProperty({ type: MoneyAnswer, required: false }) infant?: MoneyAnswer;
}

class OptionView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Minutes.' }) duration!: number;
  @ApiProperty({ type: PriceTableView }) prices!: PriceTableView;
  @ApiProperty() minimumPersons!: number;
  @ApiProperty() maximumPersons!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Seats of one departure; group tours only.' }) capacity!: number | null;
  @ApiProperty({ type: [Number], description: '1 (Monday) to 7.' }) weekdays!: readonly number[];
  @ApiProperty({ type: [String], example: ['09:30'], description: 'Start times in the city’s zone.' }) times!: readonly string[];
  @ApiProperty({ type: [Number], description: '1 to 12.' }) closedMonths!: readonly number[];
  @ApiProperty({ type: [String], description: '`MM-dd` of every year or `yyyy-MM-dd` once.' }) closedDays!: readonly string[];
}

class StopView {
  @ApiProperty() name!: string;
  @ApiProperty() text!: string;
  @ApiProperty() latitude!: number;
  @ApiProperty() longitude!: number;
  @ApiProperty() minutes!: number;
  @ApiProperty({ description: 'To the next stop; 0 for the last.' }) minutesToNext!: number;
}

class MeetingPointView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
  @ApiProperty() latitude!: number;
  @ApiProperty() longitude!: number;
}

class CancellationView {
  @ApiProperty({ description: 'Free until so many minutes before the start, then not refunded.' }) freeUntilMinutes!: number;
}

class CountryOfTour {
  @ApiProperty() slug!: string;
  @ApiProperty({ example: 'IT' }) code!: string;
  @ApiProperty() name!: string;
}

class ContinentOfTour {
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

class CityOfTour {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() timeZone!: string;
  @ApiProperty() latitude!: number;
  @ApiProperty() longitude!: number;
  @ApiProperty({ type: CountryOfTour }) country!: CountryOfTour;
  @ApiProperty({ type: ContinentOfTour }) continent!: ContinentOfTour;
}

class GuideLanguageView {
  @ApiProperty({ enum: LOCALES }) code!: Locale;
  @ApiProperty() name!: string;
}

class PostersView {
  @ApiProperty({ type: ImageView }) card!: ImageView;
  @ApiProperty({ type: ImageView }) landscape!: ImageView;
  @ApiProperty({ type: ImageView }) portrait!: ImageView;
  @ApiProperty({ type: ImageView }) wide!: ImageView;
  @ApiProperty({ type: ImageView }) share!: ImageView;
}

/** A tour with all that its page shows. */
export class TourView {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() summary!: string;
  @ApiProperty({ description: 'Paragraphs are separated by a blank line.' }) description!: string;
  @ApiProperty({ type: [String] }) highlights!: readonly string[];
  @ApiProperty({ type: [String] }) included!: readonly string[];
  @ApiProperty({ type: [String] }) notIncluded!: readonly string[];
  @ApiProperty({ type: CityOfTour }) city!: CityOfTour;
  @ApiProperty({ type: [CategoryView] }) categories!: CategoryView[];
  @ApiProperty({ enum: ['private', 'group'] }) kind!: 'private' | 'group';
  @ApiProperty({ enum: ['per-group', 'per-person'] }) priceUnit!: 'per-group' | 'per-person';
  @ApiProperty({ description: 'The currency in which the tour is priced.' }) originalCurrency!: Currency;
  @ApiProperty({ type: [OptionView] }) options!: OptionView[];
  @ApiProperty({ type: [StopView] }) itinerary!: StopView[];
  @ApiProperty({ type: [MeetingPointView] }) meetingPoints!: MeetingPointView[];
  @ApiProperty({ type: CancellationView }) cancellation!: CancellationView;
  @ApiProperty({ description: 'It can be booked until so many minutes before the start.' }) leadTimeMinutes!: number;
  @ApiProperty({ description: 'Infants take a seat and count as persons.' }) infantsNeedSeat!: boolean;
  @ApiProperty({ type: [String] }) specialFilters!: readonly string[];
  @ApiProperty({ type: [GuideLanguageView] }) guideLanguages!: GuideLanguageView[];
  @ApiProperty({ type: Number, nullable: true }) rating!: number | null;
  @ApiProperty() reviewCount!: number;
  @ApiProperty() featured!: boolean;
  @ApiProperty({ type: PostersView }) images!: PostersView;
  @ApiProperty({ description: 'The texts are not there in the language asked for.' }) fallback!: boolean;
}

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
  ) {}

  async execute({ idOrSlug, language, currency }: FindTour): Promise<TourView> {
    const [tour, places, shown] = await Promise.all([this.tours.find(idOrSlug), this.places.all(), this.prices.shownIn(currency)]);
    if (tour) return tourView(tour, places, language, shown);
    const slug = await this.tours.movedTo(idOrSlug);
    throw slug ? new Moved({ slug }) : new NotFound();
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
    itinerary: tour.stops.map(({ names, texts, ...stop }) => ({ name: inLanguage(names, language), text: inLanguage(texts, language), ...stop })),
    meetingPoints: tour.meetingPoints.map((point) => ({ ...point, name: inLanguage(point.name, language) })),
    cancellation: { freeUntilMinutes: tour.cancellationMinutes },
    leadTimeMinutes: tour.leadTimeMinutes,
    infantsNeedSeat: tour.infantsNeedSeat,
    specialFilters: tour.specialFilters,
    guideLanguages: tour.guideLanguages.map((code) => ({ code, name: languageName(code, language) })),
    rating: tour.rating,
    reviewCount: tour.reviewCount,
    featured: tour.featured,
    images: postersOf(tour, name),
    fallback: tour.names[language] === undefined,
  };
}

export const postersOf = ({ slug, imageColour }: Pick<TourRecord, 'slug' | 'imageColour'>, alt: string): PostersView => ({
  card: posterOf('tour', slug, 'card', imageColour, alt),
  landscape: posterOf('tour', slug, 'landscape', imageColour, alt),
  portrait: posterOf('tour', slug, 'portrait', imageColour, alt),
  wide: posterOf('tour', slug, 'wide', imageColour, alt),
  share: posterOf('tour', slug, 'share', imageColour, alt),
});

function cityView(cityId: string, places: Geography, language: Locale): CityOfTour {
  const city = places.cityById.get(cityId);
  const country = city && places.countryById.get(city.countryId);
  const continent = country && places.continentById.get(country.continentId);
  if (!city || !country || !continent) throw new NotFound({ city: cityId });
  const { id, slug, timeZone, latitude, longitude } = city;
  return {
    id, slug, name: inLanguage(city.names, language), timeZone, latitude, longitude,
    country: { slug: country.slug, code: country.code, name: inLanguage(country.names, language) },
    continent: { slug: continent.slug, name: inLanguage(continent.names, language) },
  };
}

function optionView({ id, durationMinutes, prices, minimumPersons, maximumPersons, capacity, schedule }: OptionRecord, currency: Currency, shown: Shown): OptionView {
  return { id, duration: durationMinutes, prices: pricesView(prices, currency, shown), minimumPersons, maximumPersons, capacity, ...schedule };
}

/** Each amount converted by itself, as the cart does it: what is shown is what is charged. */
function pricesView(prices: PriceTable, currency: Currency, shown: Shown): PriceTableView {
  const money = (amount: number): MoneyAnswer => shown({ amount, currency });
  if (prices.kind === 'per-person')
    return { kind: prices.kind, adult: money(prices.adult), child: money(prices.child), infant: money(prices.infant) };
  const bands = prices.bands.map(({ upTo, amount }) => ({ upTo, price: money(amount) }));
  return { kind: prices.kind, bands, extraPerson: money(prices.extraPerson) };
}

const namers = new Map<Locale, Intl.DisplayNames>();

/** `German`: the language of a locale, without its region, in the reader's language. */
export function languageName(code: Locale, language: Locale): string {
  const namer = namers.get(language) ?? new Intl.DisplayNames(bcp47(language), { type: 'language' });
  namers.set(language, namer);
  return namer.of(code.slice(0, 2)) ?? code;
}
