import { Injectable } from '@nestjs/common';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import {
  CatalogueApi,
  type CityTime,
  type NamedCity,
  type NamedTour,
  type CategoryTitle,
  type CityNames,
  type OptionForSale,
  type PlaceKind,
  type PosterSubjectView,
  type TranslatedCity,
} from '../index.js';
import { countryOf } from '../queries/place-views.js';
import { find, type Geography, Places } from '../discovery/places.js';
import { posterOfContinent, posterOfCountry } from '../queries/poster-subject.js';
import { TourNames } from '../queries/tour-names.js';
import { categoriesOf } from '../queries/tour-cards.js';
import { type OptionRecord, type TourRecord, TourRecords } from '../queries/tour-records.js';

/** Answers other contexts' questions about what is on sale. */
@Injectable()
export class CatalogueApiAdapter extends CatalogueApi {
  constructor(
    private readonly tours: TourRecords,
    private readonly places: Places,
    private readonly tourNames: TourNames,
  ) {
    super();
  }

  tourIdsOnSale(): Promise<readonly string[]> {
    return this.tourNames.idsOnSale();
  }

  async findOptionForSale(tour: string, durationMinutes: number): Promise<OptionForSale | undefined> {
    return (await this.findOptionsForSale(tour)).find((option) => option.durationMinutes === durationMinutes);
  }

  async findOptionsForSale(tour: string): Promise<readonly OptionForSale[]> {
    const [record, places] = await Promise.all([this.tours.find(tour), this.places.all()]);
    return record ? record.options.map((option) => optionForSale(record, option, places)) : [];
  }

  async findPosterSubject(kind: PlaceKind, slug: string): Promise<PosterSubjectView | undefined> {
    const places = await this.places.all();
    if (kind === 'continent') return posterOfContinent(slug, places);
    const country = kind === 'country' ? find(places.countries, slug) : undefined;
    if (country) return posterOfCountry(country, places);
    const tour = kind === 'tour' ? await this.tours.find(slug) : undefined;
    const city = tour ? places.cityById.get(tour.cityId) : kind === 'city' ? find(places.cities, slug) : undefined;
    const continent = city && places.continentById.get(countryOf(city, places).continentId);
    if (!city || !continent) return undefined;
    const { landmarks } = tour ?? city;
    return {
      slug: (tour ?? city).slug,
      landmarks,
      continent: continent.slug,
      latitude: city.latitude,
      evening: tour?.specialFilters.includes('evening') ?? false,
    };
  }

  async findName(kind: PlaceKind, slug: string, language: Locale): Promise<string | undefined> {
    const found = kind === 'tour' ? await this.tours.find(slug) : find(listed(kind, await this.places.all()), slug);
    return found && inLanguage(found.names, language);
  }

  async findSlug(kind: Exclude<PlaceKind, 'tour'>, idOrSlug: string): Promise<string | undefined> {
    return find(listed(kind, await this.places.all()), idOrSlug)?.slug;
  }

  async findCityId(citySlug: string): Promise<string | undefined> {
    return find((await this.places.all()).cities, citySlug)?.id;
  }

  async findCity(idOrSlug: string, language: Locale): Promise<CityNames | undefined> {
    const places = await this.places.all();
    const city = find(places.cities, idOrSlug);
    if (!city?.activated) return undefined;
    const country = inLanguage(countryOf(city, places).names, language);
    return { id: city.id, slug: city.slug, name: inLanguage(city.names, language), country };
  }

  async findTimeZone(cityId: string): Promise<string | undefined> {
    return (await this.places.all()).cityById.get(cityId)?.timeZone;
  }

  async categories(slugs: readonly string[], language: Locale): Promise<readonly CategoryTitle[]> {
    return categoriesOf(slugs, await this.places.all(), language);
  }

  async cityNames(): Promise<readonly TranslatedCity[]> {
    const places = await this.places.all();
    return places.cities
      .filter((city) => city.activated)
      .map((city) => ({ countryCode: countryOf(city, places).code, names: city.names }));
  }

  async findCityName(city: string): Promise<NamedCity | undefined> {
    const found = find((await this.places.all()).cities, city);
    return found && { id: found.id, slug: found.slug, name: found.names };
  }

  async findCityTime(city: string): Promise<CityTime | undefined> {
    const found = find((await this.places.all()).cities, city);
    return found && { id: found.id, slug: found.slug, name: found.names, timeZone: found.timeZone };
  }

  findTourName(tour: string): Promise<NamedTour | undefined> {
    return this.tourNames.find(tour);
  }

  nameTours(ids: readonly string[]): Promise<readonly NamedTour[]> {
    return this.tourNames.of(ids);
  }
}

const listed = (kind: Exclude<PlaceKind, 'tour'>, { cities, countries, continents }: Geography) =>
  ({ city: cities, country: countries, continent: continents })[kind];

function optionForSale(tour: TourRecord, option: OptionRecord, places: Geography): OptionForSale {
  const city = places.cityById.get(tour.cityId);
  if (!city) throw new Error(`The city of ${tour.slug} is not known`);
  return {
    tourId: tour.id,
    slug: tour.slug,
    name: tour.names,
    optionId: option.id,
    durationMinutes: option.durationMinutes,
    kind: tour.kind,
    city: { id: city.id, slug: city.slug, name: city.names, timeZone: city.timeZone },
    categories: tour.categories,
    currency: tour.currency,
    prices: option.prices,
    minimumPersons: option.minimumPersons,
    maximumPersons: option.maximumPersons,
    ...(option.capacity === null ? {} : { capacity: option.capacity }),
    infantsNeedSeat: tour.infantsNeedSeat,
    leadTimeMinutes: tour.leadTimeMinutes,
    cancellationMinutes: tour.cancellationMinutes,
    taxRegime: tour.taxRegime,
    schedule: option.schedule,
    meetingPoints: tour.meetingPoints,
    included: tour.included,
    notIncluded: tour.notIncluded,
  };
}
