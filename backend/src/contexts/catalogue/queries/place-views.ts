import { ApiProperty } from '@nestjs/swagger';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { City, Continent, Country, Geography } from '../discovery/places.js';
import { ImageView, posterOf, type PosterKind } from './views.js';

export class ContinentSummary {
  @ApiProperty() id!: string;
  @ApiProperty({ example: 'europa' }) slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() order!: number;
  @ApiProperty() activated!: boolean;
  @ApiProperty() featured!: boolean;
}

export class CountrySummary extends ContinentSummary {
  @ApiProperty({ example: 'IT', description: 'ISO 3166-1.' }) code!: string;
  @ApiProperty({ description: 'The continent’s slug.' }) continent!: string;
  @ApiProperty() citiesCount!: number;
  @ApiProperty() toursCount!: number;
}

export class CountryOfCity {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ example: 'IT' }) code!: string;
}

export class CitySummary extends ContinentSummary {
  @ApiProperty({ type: CountryOfCity }) country!: CountryOfCity;
  @ApiProperty({ description: 'The continent’s slug.' }) continent!: string;
  @ApiProperty({ type: ImageView }) image!: ImageView;
  @ApiProperty() toursCount!: number;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
}

export class CityView extends CitySummary {
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'The text is not there in the language asked for.' }) fallback!: boolean;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
  @ApiProperty({ example: 'EUR', description: 'What is paid with in the city.' }) currency!: string;
  @ApiProperty({ type: ContinentSummary }) continentData!: ContinentSummary;
  @ApiProperty({ type: ImageView }) wideImage!: ImageView;
  @ApiProperty({ type: ImageView }) shareImage!: ImageView;
}

export class ContinentView extends ContinentSummary {
  @ApiProperty({ type: [CountrySummary] }) countries!: CountrySummary[];
  @ApiProperty({ type: [CitySummary], description: 'Some of its cities, those with tours first.' })
  cities!: CitySummary[];
  @ApiProperty({ type: ImageView }) wideImage!: ImageView;
  @ApiProperty({ type: ImageView }) shareImage!: ImageView;
}

export class CountryView extends CountrySummary {
  @ApiProperty({ type: ContinentSummary }) continentData!: ContinentSummary;
  @ApiProperty({ type: [CitySummary] }) cities!: CitySummary[];
  @ApiProperty({ type: ImageView }) wideImage!: ImageView;
  @ApiProperty({ type: ImageView }) shareImage!: ImageView;
}

class CityName {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'In English.' }) name!: string;
  @ApiProperty() nameTranslated!: string;
  @ApiProperty() slug!: string;
}

export class CountryWithCities {
  @ApiProperty({ description: 'In English.' }) name!: string;
  @ApiProperty() nameTranslated!: string;
  @ApiProperty() slug!: string;
  @ApiProperty({ type: [CityName] }) cities!: CityName[];
}

export const continentSummary = (
  { id, slug, names, order, activated, featured }: Continent,
  language: Locale,
): ContinentSummary => ({
  id,
  slug,
  name: inLanguage(names, language),
  order,
  activated,
  featured,
});

export function countrySummary(country: Country, places: Geography, language: Locale): CountrySummary {
  const cities = citiesOf(country, places);
  return {
    ...continentSummary(country, language),
    code: country.code,
    continent: places.continentById.get(country.continentId)?.slug ?? '',
    citiesCount: cities.length,
    toursCount: cities.reduce((sum, city) => sum + city.toursCount, 0),
  };
}

export function citySummary(city: City, places: Geography, language: Locale): CitySummary {
  const country = countryOf(city, places);
  const name = inLanguage(city.names, language);
  return {
    ...continentSummary(city, language),
    country: { id: country.id, slug: country.slug, name: inLanguage(country.names, language), code: country.code },
    continent: places.continentById.get(country.continentId)?.slug ?? '',
    image: posterOf('city', city.slug, 'card', city.imageColour, name),
    toursCount: city.toursCount,
    latitude: city.latitude,
    longitude: city.longitude,
  };
}

export function cityView(city: City, places: Geography, language: Locale): CityView {
  const continent = places.continentById.get(countryOf(city, places).continentId);
  if (!continent) throw new Error(`The continent of ${city.slug} is not known`);
  const summary = citySummary(city, places, language);
  return {
    ...summary,
    text: inLanguage(city.introduction, language),
    fallback: !(language in city.introduction),
    timeZone: city.timeZone,
    currency: city.currency,
    continentData: continentSummary(continent, language),
    ...bannersOf('city', city, summary.name),
  };
}

/** What stands above a place's page, and what is sent when the page is shared. */
export const bannersOf = (
  kind: PosterKind,
  { slug, imageColour }: Pick<Continent, 'slug' | 'imageColour'>,
  alt: string,
): { wideImage: ImageView; shareImage: ImageView } => ({
  wideImage: posterOf(kind, slug, 'wide', imageColour, alt),
  shareImage: posterOf(kind, slug, 'share', imageColour, alt),
});

export const citiesOf = (country: Country, places: Geography): readonly City[] =>
  places.cities.filter((city) => city.countryId === country.id && city.activated);

export const countryWithCities = (country: Country, places: Geography, language: Locale): CountryWithCities => ({
  name: inLanguage(country.names, DEFAULT_LOCALE),
  nameTranslated: inLanguage(country.names, language),
  slug: country.slug,
  cities: citiesOf(country, places).map(({ id, slug, names }) => ({
    id,
    name: inLanguage(names, DEFAULT_LOCALE),
    nameTranslated: inLanguage(names, language),
    slug,
  })),
});

export function countryOf(city: City, places: Geography): Country {
  const country = places.countryById.get(city.countryId);
  if (!country) throw new Error(`The country of ${city.slug} is not known`);
  return country;
}
