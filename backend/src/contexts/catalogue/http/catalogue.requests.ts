import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { Day, ID_OR_SLUG, IdOrSlug, Language, Optional, Whole } from '../../../platform/http/fields.js';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOrDefault } from '../../../shared-kernel/language/locale.js';
import { TOUR_SORTS, type TourSort } from '../discovery/listing/tour-filter.js';
import { ENOUGH_LETTERS, EnoughLetters } from './enough-letters.js';
import { WholeMinutes } from './whole-minutes.js';
import { USUAL_PEOPLE } from '../queries/tour-cards.js';
import { MOST_PEOPLE } from '../domain/prices.js';

/** At and above it, there is no limit. */
const NO_PRICE_LIMIT = 1000;

const LONGEST_QUERY = 100;

/** `a,b,c` */
const List = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.split(',').filter(Boolean) : value,
    ),
    IsArray(),
    ArrayMaxSize(20),
    Matches(ID_OR_SLUG, { each: true }),
  );

const Flag = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    Optional(),
    IsBoolean(),
  );

/** In the path; what cannot be an id or a slug names nothing that exists. */
export class IdOrSlugParameter {
  @ApiProperty({ description: 'Id or slug.' }) @IdOrSlug() id!: string;
}

export class FavouriteParameters extends IdOrSlugParameter {
  @ApiProperty() @IsUUID() userId!: string;
}

export class FavouriteRequest {
  @ApiProperty({ required: false, description: 'What it is to be; without it, it becomes what it was not.' })
  @Flag()
  favourite?: boolean;
  @Language('Of what is told where it cannot be done.') language: Locale = DEFAULT_LOCALE;
}

export class LanguageRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

/** The specification calls it `lang` here; `language` is understood too. */
export class CitiesPerCountryRequest extends LanguageRequest {
  @ApiProperty({
    required: false,
    enum: LOCALES,
    description: 'Goes before `language`. An unknown one is answered in en_US.',
  })
  @Optional()
  @Transform(({ value }) => localeOrDefault(value))
  @IsIn(LOCALES)
  lang?: Locale;
}

export class ActivatedRequest extends LanguageRequest {
  @ApiProperty({ required: false }) @Flag() activated?: boolean;
}

export class CountriesRequest extends ActivatedRequest {
  @ApiProperty({ required: false, description: 'Id or slug.' }) @Optional() @IdOrSlug() continentId?: string;
}

export class CitiesRequest extends ActivatedRequest {
  @ApiProperty({ required: false, description: 'Id or slug.' }) @Optional() @IdOrSlug() countryId?: string;
  @ApiProperty({ required: false }) @Flag() featured?: boolean;
}

export class SlugRequest extends LanguageRequest {
  @ApiProperty({ description: 'Slug or id.' }) @IsString() @Length(1, 100) slug!: string;
}

export class CitySearchRequest extends LanguageRequest {
  @ApiProperty({
    pattern: ENOUGH_LETTERS,
    description: 'At least three characters; two of Japanese or Chinese script, or that are a name, as `UK`.',
  })
  @IsString()
  @EnoughLetters()
  @MaxLength(LONGEST_QUERY)
  query!: string;

  @ApiProperty({ required: false, default: 8 }) @Whole(1, 100) limit = 8;
}

export class TourRequest extends LanguageRequest {
  @ApiProperty({ enum: CURRENCIES, required: false, default: DEFAULT_CURRENCY }) @IsIn(CURRENCIES) currency: Currency =
    DEFAULT_CURRENCY;
}

export class FavouriteToursRequest extends TourRequest {
  @ApiProperty({ required: false, default: 1 }) @Whole(1, 25) page = 1;
}

/** Favourites that somebody marked in a browser before they signed in. */
export class AddFavouritesRequest {
  @ApiProperty({ type: [String], maxItems: 100, description: 'Ids of tours, the latest mark first.' })
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  tours!: string[];
}

/** Tours, and for how many their prices are. */
export class PartyToursRequest extends TourRequest {
  @ApiProperty({ required: false, default: USUAL_PEOPLE })
  @Whole(1, MOST_PEOPLE)
  people = USUAL_PEOPLE;
}

/** Tours by their ids. */
export class NamedToursRequest extends TourRequest {
  @ApiProperty({ type: String, description: 'Ids, comma separated: 20 at most.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMaxSize(20)
  @IsUUID(undefined, { each: true })
  ids!: string[];
}

/** Which tours. */
export class TourFilterRequest extends PartyToursRequest {
  @ApiProperty({
    required: false,
    type: String,
    description: 'Slugs of `GET /api/tourCategories`, comma separated: any of them.',
  })
  @List()
  categories: string[] = [];
  @ApiProperty({
    required: false,
    type: String,
    example: 'evening,with-children',
    description: 'Slugs of the answer’s `facets.specialFilters`, comma separated: all of them.',
  })
  @List()
  specialFilters: string[] = [];
  @ApiProperty({ required: false, default: 0, description: 'Whole euros for the party, in every currency.' })
  @Whole(0, 1_000_000)
  minPrice = 0;
  @ApiProperty({
    required: false,
    default: NO_PRICE_LIMIT,
    description: 'Whole euros for the party; 1000 and more mean no limit.',
  })
  @Whole(0, 1_000_000)
  maxPrice = NO_PRICE_LIMIT;
  @ApiProperty({ required: false, description: 'Id or slug.' }) @Optional() @IdOrSlug() city?: string;
  @ApiProperty({
    required: false,
    format: 'date',
    example: '2027-05-02',
    description: 'A day in the city’s zone on which it can be booked.',
  })
  @Optional()
  @Day()
  startAt?: string;
  @ApiProperty({ required: false, description: 'Whole minutes.' })
  @Optional()
  @WholeMinutes(1, 10_000)
  duration?: number;
  @ApiProperty({
    required: false,
    maxLength: LONGEST_QUERY,
    example: 'street food Tokyo',
    description:
      'Words that the names of the tour, its stops, its city, country or category have in any language; one letter of each may be wrong.',
  })
  @Optional()
  @IsString()
  @MaxLength(LONGEST_QUERY)
  query?: string;

  /** Undefined where nothing was typed. */
  get words(): string | undefined {
    return this.query?.trim() || undefined;
  }

  /** Undefined where there is no limit. */
  get maxEuros(): number | undefined {
    return this.maxPrice >= NO_PRICE_LIMIT ? undefined : this.maxPrice;
  }

  get minEuros(): number | undefined {
    return this.minPrice === 0 ? undefined : this.minPrice;
  }
}

/** Which tours, in which order, and which page of them. */
export class ToursRequest extends TourFilterRequest {
  @ApiProperty({ required: false, default: 1 }) @Whole(1, 10_000) page = 1;
  @ApiProperty({ required: false, default: 20 }) @Whole(1, 100) size = 20;
  @ApiProperty({ required: false, enum: TOUR_SORTS, default: 'recommended' }) @IsIn(TOUR_SORTS) sort: TourSort =
    'recommended';
}
