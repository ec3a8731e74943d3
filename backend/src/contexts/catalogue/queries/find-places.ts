import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ValidationFailed } from '../../../platform/http/http-problems.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import {
  type CitySummary,
  citySummary,
  continentSummary,
  type ContinentSummary,
  type CountrySummary,
  countrySummary,
} from './place-views.js';
import { find, Places } from '../discovery/places.js';

interface Asked {
  readonly language: Locale;
  readonly activated?: boolean | undefined;
}

export class FindContinents extends Query<readonly ContinentSummary[]> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@QueryHandler(FindContinents)
export class FindContinentsHandler implements IQueryHandler<FindContinents> {
  constructor(private readonly places: Places) {}

  async execute({ asked }: FindContinents): Promise<readonly ContinentSummary[]> {
    const { continents } = await this.places.all();
    return continents
      .filter((continent) => matches(asked.activated, continent.activated))
      .map((continent) => continentSummary(continent, asked.language));
  }
}

export class FindCountries extends Query<readonly CountrySummary[]> {
  /** @param asked continentId: id or slug; throws ValidationFailed for an unknown one. */
  constructor(readonly asked: Asked & { readonly continentId?: string | undefined }) {
    super();
  }
}

@QueryHandler(FindCountries)
export class FindCountriesHandler implements IQueryHandler<FindCountries> {
  constructor(private readonly places: Places) {}

  async execute({ asked: { language, activated, continentId } }: FindCountries): Promise<readonly CountrySummary[]> {
    const places = await this.places.all();
    const continent = chosen('continentId', places.continents, continentId);
    return places.countries
      .filter((country) => matches(activated, country.activated) && matches(continent?.id, country.continentId))
      .map((country) => countrySummary(country, places, language));
  }
}

export class FindCities extends Query<readonly CitySummary[]> {
  /** @param asked countryId: id or slug; throws ValidationFailed for an unknown one. */
  constructor(
    readonly asked: Asked & { readonly countryId?: string | undefined; readonly featured?: boolean | undefined },
  ) {
    super();
  }
}

@QueryHandler(FindCities)
export class FindCitiesHandler implements IQueryHandler<FindCities> {
  constructor(private readonly places: Places) {}

  async execute({ asked: { language, activated, featured, countryId } }: FindCities): Promise<readonly CitySummary[]> {
    const places = await this.places.all();
    const country = chosen('countryId', places.countries, countryId);
    return places.cities
      .filter(
        (city) =>
          matches(activated, city.activated) &&
          matches(featured, city.featured) &&
          matches(country?.id, city.countryId),
      )
      .map((city) => citySummary(city, places, language));
  }
}

const matches = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is;

/** A mistake is told, instead of an empty list or of all there is. */
const UNKNOWN = { continentId: 'UNKNOWN_CONTINENT', countryId: 'UNKNOWN_COUNTRY' } as const;

function chosen<T extends { readonly id: string; readonly slug: string }>(
  filter: keyof typeof UNKNOWN,
  things: readonly T[],
  idOrSlug: string | undefined,
): T | undefined {
  if (idOrSlug === undefined) return undefined;
  const found = find(things, idOrSlug);
  if (!found) throw new ValidationFailed([fieldProblem(filter, UNKNOWN[filter])]);
  return found;
}
