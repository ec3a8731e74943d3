import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Prices } from '../domain/prices.js';
import { cities, countries, guideLanguagesOf, tours } from './index.js';
import { categories, continents } from './places.js';
import { cityRow, type ColourOf, countryNames, optionRow, tourRow } from './rows.js';
import type { CountryOfDemo } from './shapes.js';

export interface CatalogueSeedTools {
  /** Of the running transaction. */
  readonly database: Kysely<unknown>;
  readonly ids: Ids;
  readonly prices: Prices;
  readonly colourOf: ColourOf;
  readonly now: Date;
}

/** Writes the demonstration's places and tours; what is there already keeps its id and gets today's texts and prices. */
export async function seedCatalogue(tools: CatalogueSeedTools): Promise<void> {
  await seedPlaces(tools);
  await seedTours(tools);
  await sql`select pg_notify('changes', '{"topic":"catalogue","key":"demo"}')`.execute(tools.database);
}

async function seedPlaces({ database, ids, colourOf }: CatalogueSeedTools): Promise<void> {
  const withIds = <Row extends object>(rows: readonly Row[]) =>
    recordset(rows.map((row) => ({ id: ids.uuid(), ...row })));
  const colour = (slug: string, continent: CountryOfDemo['continent']): string =>
    colourOf({ slug, landmarks: [], continent, evening: false });
  await sql`
    insert into catalogue.continent (id, slug, names, position, featured, image_colour)
    select id, slug, names, "order", true, image_colour
    from ${withIds(continents.map((continent) => ({ ...continent, image_colour: colour(continent.slug, continent.slug) })))}
      as row (id uuid, slug text, names jsonb, "order" integer, image_colour text)
    on conflict (slug) do update set names = excluded.names, position = excluded.position, image_colour = excluded.image_colour
  `.execute(database);
  await sql`
    insert into catalogue.country (id, slug, code, continent_id, names, position, featured, image_colour)
    select row.id, row.slug, row.code, continent.id, row.names, row."order", row.featured, row.image_colour
    from ${withIds(
      countries.map((country) => ({
        ...country,
        names: countryNames(country.code),
        image_colour: colour(country.slug, country.continent),
      })),
    )}
      as row (id uuid, slug text, code text, continent text, names jsonb, "order" integer, featured boolean, image_colour text)
    join catalogue.continent continent on continent.slug = row.continent
    on conflict (slug) do update set names = excluded.names, position = excluded.position, featured = excluded.featured,
      image_colour = excluded.image_colour
  `.execute(database);
  await sql`
    insert into catalogue.city (id, slug, country_id, names, introduction, latitude, longitude, time_zone, currency, landmarks,
                                image_colour, position, featured)
    select row.id, row.slug, country.id, row.names, row.introduction, row.latitude, row.longitude, row.time_zone, row.currency,
           row.landmarks, row.image_colour, row.position, row.featured
    from ${withIds(cities.map((city) => cityRow(city, continentOf(city.country), colourOf)))}
      as row (id uuid, slug text, country text, names jsonb, introduction jsonb, latitude float8, longitude float8, time_zone text,
              currency text, landmarks jsonb, image_colour text, position integer, featured boolean)
    join catalogue.country country on country.code = row.country
    on conflict (slug) do update set names = excluded.names, introduction = excluded.introduction, landmarks = excluded.landmarks,
      image_colour = excluded.image_colour, position = excluded.position, featured = excluded.featured
  `.execute(database);
  await sql`
    insert into catalogue.category (id, slug, titles, position)
    select id, slug, titles, "order"
    from ${withIds(categories.map((category, order) => ({ ...category, order })))} as row (id uuid, slug text, titles jsonb, "order" integer)
    on conflict (slug) do update set titles = excluded.titles, position = excluded.position
  `.execute(database);
}

async function seedTours(tools: CatalogueSeedTools): Promise<void> {
  await seedTourTexts(tools);
  await seedOptions(tools);
  await seedRoute(tools);
}

async function seedTourTexts({ database, ids, colourOf, now }: CatalogueSeedTools): Promise<void> {
  const rows = tours.map((tour, position) => {
    const city = cities.find(({ slug }) => slug === tour.city);
    if (!city) throw new Error(`The demonstration has no city ${tour.city}, where ${tour.slug} takes place`);
    return {
      id: ids.uuid(),
      ...tourRow(tour, position, continentOf(city.country), colourOf),
      guide_languages: guideLanguagesOf(tour),
    };
  });
  await sql`
    insert into catalogue.tour (id, slug, city_id, status, kind, categories, special_filters, currency, featured, position,
      cancellation_minutes, lead_time_minutes, infants_need_seat, tax_regime, landmarks, image_colour, names, summaries, highlights,
      descriptions, included, not_included, guide_languages, published_at)
    select row.id, row.slug, city.id, 'published', row.kind, row.categories, row.special_filters, row.currency, row.featured,
      row.position, row.cancellation_minutes, row.lead_time_minutes, row.infants_need_seat, 'margin-scheme', row.landmarks,
      row.image_colour, row.names, row.summaries, row.highlights, row.descriptions, row.included, row.not_included,
      row.guide_languages, ${now}
    from ${recordset(rows)} as row (id uuid, slug text, city text, kind text, categories text[], special_filters text[],
      currency text, featured boolean, position integer, cancellation_minutes integer, lead_time_minutes integer,
      infants_need_seat boolean, landmarks jsonb, image_colour text, names jsonb, summaries jsonb, highlights jsonb,
      descriptions jsonb, included jsonb, not_included jsonb, guide_languages text[])
    join catalogue.city city on city.slug = row.city
    on conflict (slug) do update set categories = excluded.categories, special_filters = excluded.special_filters,
      featured = excluded.featured, position = excluded.position, landmarks = excluded.landmarks,
      image_colour = excluded.image_colour, names = excluded.names, summaries = excluded.summaries,
      highlights = excluded.highlights, descriptions = excluded.descriptions, included = excluded.included,
      not_included = excluded.not_included, guide_languages = excluded.guide_languages
  `.execute(database);
}

async function seedOptions({ database, ids, prices }: CatalogueSeedTools): Promise<void> {
  const rows = tours.flatMap((tour) =>
    tour.options.map((option) => ({ id: ids.uuid(), ...optionRow(tour, option, prices) })),
  );
  await sql`
    insert into catalogue.tour_option (id, tour_id, duration_minutes, prices, totals, minimum_persons, maximum_persons, capacity, weekdays,
      start_times, closed_months, closed_days)
    select row.id, tour.id, row.duration_minutes, row.prices, row.totals, row.minimum_persons, row.maximum_persons, row.capacity, row.weekdays,
      row.start_times, row.closed_months, row.closed_days
    from ${recordset(rows)} as row (id uuid, tour text, duration_minutes integer, prices jsonb, totals bigint[], minimum_persons integer,
      maximum_persons integer, capacity integer, weekdays smallint[], start_times text[], closed_months smallint[], closed_days text[])
    join catalogue.tour tour on tour.slug = row.tour
    on conflict (tour_id, duration_minutes) do update set prices = excluded.prices, totals = excluded.totals, minimum_persons = excluded.minimum_persons,
      maximum_persons = excluded.maximum_persons, capacity = excluded.capacity, weekdays = excluded.weekdays,
      start_times = excluded.start_times, closed_months = excluded.closed_months, closed_days = excluded.closed_days
  `.execute(database);
}

async function seedRoute({ database, ids }: CatalogueSeedTools): Promise<void> {
  const points = tours.flatMap((tour) =>
    tour.meetingPoints.map((point, position) => ({ id: ids.uuid(), tour: tour.slug, position, ...point })),
  );
  await sql`
    insert into catalogue.meeting_point (id, tour_id, position, names, address, addresses, latitude, longitude)
    select row.id, tour.id, row.position, row.name, row.address, coalesce(row.addresses, '{}'), row.latitude, row.longitude
    from ${recordset(points)} as row (id uuid, tour text, position integer, name jsonb, address text, addresses jsonb,
      latitude float8, longitude float8)
    join catalogue.tour tour on tour.slug = row.tour
    on conflict (tour_id, position) do update set names = excluded.names, address = excluded.address,
      addresses = excluded.addresses, latitude = excluded.latitude, longitude = excluded.longitude
  `.execute(database);
  const stops = tours.flatMap((tour) =>
    tour.itinerary.map((stop, position) => ({ id: ids.uuid(), tour: tour.slug, position, ...stop })),
  );
  await sql`
    insert into catalogue.tour_stop (id, tour_id, position, names, texts, latitude, longitude, minutes, minutes_to_next)
    select row.id, tour.id, row.position, row.name, row.text, row.latitude, row.longitude, row.minutes, row."minutesToNext"
    from ${recordset(stops)} as row (id uuid, tour text, position integer, name jsonb, text jsonb, latitude float8, longitude float8,
      minutes integer, "minutesToNext" integer)
    join catalogue.tour tour on tour.slug = row.tour
    on conflict (tour_id, position) do update set names = excluded.names, texts = excluded.texts, latitude = excluded.latitude,
      longitude = excluded.longitude, minutes = excluded.minutes, minutes_to_next = excluded.minutes_to_next
  `.execute(database);
}

const recordset = (rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`;

function continentOf(countryCode: string): CountryOfDemo['continent'] {
  const country = countries.find(({ code }) => code === countryCode);
  if (!country) throw new Error(`The demonstration has no country ${countryCode}`);
  return country.continent;
}
