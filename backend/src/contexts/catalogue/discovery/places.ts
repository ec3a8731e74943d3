import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { CachedValue } from '../../../platform/cache/cached-value.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';

export interface Continent {
  readonly id: string;
  readonly slug: string;
  readonly names: Translated;
  readonly order: number;
  readonly featured: boolean;
  readonly activated: boolean;
  /** The colour of the poster, shown while the poster loads. */
  readonly imageColour: string;
}

export interface Country extends Continent {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly continentId: string;
}

export interface City extends Continent {
  readonly countryId: string;
  readonly introduction: Translated;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly currency: string;
  readonly landmarks: readonly { readonly motif: string; readonly name: string }[];
  readonly toursCount: number;
}

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly titles: Translated;
  readonly activated: boolean;
}

/** All places and categories at one moment, each in its order. */
export interface Geography {
  readonly continents: readonly Continent[];
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly categories: readonly Category[];
  readonly cityById: ReadonlyMap<string, City>;
  readonly countryById: ReadonlyMap<string, Country>;
  readonly continentById: ReadonlyMap<string, Continent>;
}

/** All places and categories in all languages: a few hundred rows, cached in memory until they change. */
@Injectable()
export class Places {
  private readonly remembered = new CachedValue(() => this.read());

  constructor(
    private readonly db: ReadDb,
    changes: CacheInvalidation,
  ) {
    changes.on('catalogue', () => this.remembered.forget());
  }

  all(): Promise<Geography> | Geography {
    return this.remembered.get();
  }

  private async read(): Promise<Geography> {
    const [continents, countries, cities, categories] = await Promise.all([
      this.db.rows(sql<Continent>`
        select id, slug, names, position as "order", featured, activated, image_colour as "imageColour"
        from catalogue.continent order by position, slug
      `),
      this.db.rows(sql<Country>`
        select id, slug, code, continent_id as "continentId", names, position as "order", featured, activated,
               image_colour as "imageColour"
        from catalogue.country order by position, slug
      `),
      this.readCities(),
      this.db.rows(sql<Category>`select id, slug, titles, activated from catalogue.category order by position, slug`),
    ]);
    return {
      continents,
      countries,
      cities,
      categories,
      cityById: byId(cities),
      countryById: byId(countries),
      continentById: byId(continents),
    };
  }

  private readCities(): Promise<City[]> {
    return this.db.rows(sql<City>`
      select city.id, city.slug, city.country_id as "countryId", city.names, city.introduction, city.latitude, city.longitude,
             city.time_zone as "timeZone", city.currency, city.landmarks, city.image_colour as "imageColour",
             city.position as "order", city.featured, city.activated, coalesce(tours.number, 0) as "toursCount"
      from catalogue.city city
      left join (
        select city_id, count(*) as number from catalogue.tour where status = 'published' group by city_id
      ) tours on tours.city_id = city.id
      order by city.position, city.slug
    `);
  }
}

const byId = <T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Finds by id or slug. */
export const find = <T extends { readonly id: string; readonly slug: string }>(
  things: readonly T[],
  idOrSlug: string,
): T | undefined => things.find((thing) => thing.slug === idOrSlug || thing.id === idOrSlug);
