import { type RawBuilder, sql } from 'kysely';
import type { Place, PlaceKind } from '../domain/place.js';

/** A place as one statement reads it. */
export type PlaceRow = Pick<Place, 'id' | 'kind' | 'facts' | 'version'>;

const TABLES: Readonly<Record<PlaceKind, RawBuilder<unknown>>> = {
  continent: sql`select 'continent' as kind, id, slug, names, position, activated, featured, null as code,
    null::uuid as parent_id, null::jsonb as city, version from catalogue.continent`,
  country: sql`select 'country' as kind, id, slug, names, position, activated, featured, code::text, continent_id as parent_id,
    null::jsonb as city, version from catalogue.country`,
  city: sql`select 'city' as kind, id, slug, names, position, activated, featured, null as code, country_id as parent_id,
    jsonb_build_object('introduction', introduction, 'latitude', latitude, 'longitude', longitude, 'timeZone', time_zone,
      'currency', currency, 'landmarks', landmarks) as city, version from catalogue.city`,
  category: sql`select 'category' as kind, id, slug, titles as names, position, activated, false as featured, null as code,
    null::uuid as parent_id, null::jsonb as city, version from catalogue.category`,
};

/** The places of a kind, with the same columns for every kind. */
export const placesOf = (kind: PlaceKind): RawBuilder<unknown> => TABLES[kind];

/** All of a place, from `placesOf(kind)` as `place`. */
export const placeColumns = sql<PlaceRow>`
  place.id, place.kind, place.version, json_build_object('slug', place.slug, 'names', place.names,
    'position', place.position, 'activated', place.activated, 'featured', place.featured, 'code', place.code,
    'parentId', place.parent_id, 'city', place.city) as facts
`;
