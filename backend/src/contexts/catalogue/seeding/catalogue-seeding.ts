import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { FavouriteMarks } from '../domain/favourite-marks.js';
import { MOST_PEOPLE, Prices } from '../domain/prices.js';
import { type TourRating, TourRatings } from '../domain/tour-ratings.js';
import type { PlacesToSeed, TourToSeed } from './places-and-tours.js';

/**
 * Writes places and tours that are made elsewhere, in the running transaction. What is there already keeps its id and
 * gets the new texts and prices.
 */
@Injectable()
export class CatalogueSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly prices: Prices,
    private readonly ratings: TourRatings,
    private readonly favourites: FavouriteMarks,
  ) {}

  async writePlaces({ continents, countries, cities, categories }: PlacesToSeed): Promise<void> {
    await sql`
      insert into catalogue.continent (id, slug, names, position, featured, image_colour)
      select id, slug, names, position, true, "imageColour"
      from ${this.recordset(continents)} as row (id uuid, slug text, names jsonb, position integer, "imageColour" text)
      on conflict (slug) do update set names = excluded.names, position = excluded.position, image_colour = excluded.image_colour
    `.execute(this.database);
    await sql`
      insert into catalogue.country (id, slug, code, continent_id, names, position, featured, image_colour)
      select row.id, row.slug, row.code, continent.id, row.names, row.position, row.featured, row."imageColour"
      from ${this.recordset(countries)}
        as row (id uuid, slug text, code text, continent text, names jsonb, position integer, featured boolean, "imageColour" text)
      join catalogue.continent continent on continent.slug = row.continent
      on conflict (slug) do update set names = excluded.names, position = excluded.position, featured = excluded.featured,
        image_colour = excluded.image_colour
    `.execute(this.database);
    await sql`
      insert into catalogue.city (id, slug, country_id, names, introduction, latitude, longitude, time_zone, currency, landmarks,
                                  image_colour, position, featured)
      select row.id, row.slug, country.id, row.names, row.introduction, row.latitude, row.longitude, row."timeZone", row.currency,
             row.landmarks, row."imageColour", row.position, row.featured
      from ${this.recordset(cities)}
        as row (id uuid, slug text, country text, names jsonb, introduction jsonb, latitude float8, longitude float8,
                "timeZone" text, currency text, landmarks jsonb, "imageColour" text, position integer, featured boolean)
      join catalogue.country country on country.code = row.country
      on conflict (slug) do update set names = excluded.names, introduction = excluded.introduction, landmarks = excluded.landmarks,
        image_colour = excluded.image_colour, position = excluded.position, featured = excluded.featured
    `.execute(this.database);
    await sql`
      insert into catalogue.category (id, slug, titles, position)
      select id, slug, titles, position
      from ${this.recordset(categories)} as row (id uuid, slug text, titles jsonb, position integer)
      on conflict (slug) do update set titles = excluded.titles, position = excluded.position
    `.execute(this.database);
    await this.tellOfChange();
  }

  /** Publishes tours in cities and categories that are there. */
  async writeTours(tours: readonly TourToSeed[]): Promise<void> {
    await this.writeTexts(tours);
    await this.writeOptions(tours);
    await this.writeMeetingPoints(tours);
    await this.writeItineraries(tours);
    await this.tellOfChange();
  }

  /** Shows a tour with this rating from now on, unless a later revision is shown already. */
  showRating(rating: TourRating): Promise<void> {
    return this.ratings.show(rating);
  }

  /** @param tours slugs */
  async markFavourites(userId: string, tours: readonly string[]): Promise<void> {
    for (const tour of tours) await this.favourites.toggle(userId, tour, this.clock.now(), true);
  }

  private async writeTexts(tours: readonly TourToSeed[]): Promise<void> {
    const rows = tours.map(({ options, meetingPoints: _points, itinerary: _stops, ...tour }) => ({
      ...tour,
      kind: options[0]?.prices.kind === 'per-person' ? 'group' : 'private',
    }));
    await sql`
      insert into catalogue.tour (id, slug, city_id, status, kind, categories, special_filters, currency, featured, position,
        cancellation_minutes, lead_time_minutes, infants_need_seat, tax_regime, landmarks, image_colour, names, summaries, highlights,
        descriptions, included, not_included, guide_languages, published_at)
      select row.id, row.slug, city.id, 'published', row.kind, row.categories, row."specialFilters", row.currency, row.featured,
        row.position, row."cancellationHours" * 60, row."leadTimeHours" * 60, row."infantsNeedSeat", 'margin-scheme', row.landmarks,
        row."imageColour", row.name, row.summary, row.highlights, row.description, row.included, row."notIncluded",
        row."guideLanguages", ${this.clock.now()}
      from ${this.recordset(rows)} as row (id uuid, slug text, city text, kind text, categories text[], "specialFilters" text[],
        currency text, featured boolean, position integer, "cancellationHours" integer, "leadTimeHours" integer,
        "infantsNeedSeat" boolean, landmarks jsonb, "imageColour" text, name jsonb, summary jsonb, highlights jsonb,
        description jsonb, included jsonb, "notIncluded" jsonb, "guideLanguages" text[])
      join catalogue.city city on city.slug = row.city
      on conflict (slug) do update set categories = excluded.categories, special_filters = excluded.special_filters,
        featured = excluded.featured, position = excluded.position, landmarks = excluded.landmarks,
        image_colour = excluded.image_colour, names = excluded.names, summaries = excluded.summaries,
        highlights = excluded.highlights, descriptions = excluded.descriptions, included = excluded.included,
        not_included = excluded.not_included, guide_languages = excluded.guide_languages
    `.execute(this.database);
  }

  private async writeOptions(tours: readonly TourToSeed[]): Promise<void> {
    const rows = tours.flatMap((tour) =>
      tour.options.map((option) => ({
        tour: tour.slug,
        ...option,
        totals: this.prices.byPeople({ ...tour, ...option }, Math.min(MOST_PEOPLE, option.maximumPersons)),
      })),
    );
    await sql`
      insert into catalogue.tour_option (id, tour_id, duration_minutes, prices, totals, minimum_persons, maximum_persons, capacity,
        weekdays, start_times, closed_months, closed_days)
      select row.id, tour.id, row."durationMinutes", row.prices, row.totals, row."minimumPersons", row."maximumPersons",
        row.capacity, row.weekdays, row."startTimes", coalesce(row."closedMonths", '{}'), coalesce(row."closedDays", '{}')
      from ${this.recordset(rows)} as row (id uuid, tour text, "durationMinutes" integer, prices jsonb, totals bigint[],
        "minimumPersons" integer, "maximumPersons" integer, capacity integer, weekdays smallint[], "startTimes" text[],
        "closedMonths" smallint[], "closedDays" text[])
      join catalogue.tour tour on tour.slug = row.tour
      on conflict (tour_id, duration_minutes) do update set prices = excluded.prices, totals = excluded.totals,
        minimum_persons = excluded.minimum_persons, maximum_persons = excluded.maximum_persons, capacity = excluded.capacity,
        weekdays = excluded.weekdays, start_times = excluded.start_times, closed_months = excluded.closed_months,
        closed_days = excluded.closed_days
    `.execute(this.database);
  }

  private async writeMeetingPoints(tours: readonly TourToSeed[]): Promise<void> {
    const rows = tours.flatMap((tour) =>
      tour.meetingPoints.map((point, position) => ({ tour: tour.slug, position, ...point })),
    );
    await sql`
      insert into catalogue.meeting_point (id, tour_id, position, names, address, addresses, latitude, longitude)
      select row.id, tour.id, row.position, row.name, row.address, coalesce(row.addresses, '{}'), row.latitude, row.longitude
      from ${this.recordset(rows)} as row (id uuid, tour text, position integer, name jsonb, address text, addresses jsonb,
        latitude float8, longitude float8)
      join catalogue.tour tour on tour.slug = row.tour
      on conflict (tour_id, position) do update set names = excluded.names, address = excluded.address,
        addresses = excluded.addresses, latitude = excluded.latitude, longitude = excluded.longitude
    `.execute(this.database);
  }

  private async writeItineraries(tours: readonly TourToSeed[]): Promise<void> {
    const rows = tours.flatMap((tour) =>
      tour.itinerary.map((stop, position) => ({ tour: tour.slug, position, ...stop })),
    );
    await sql`
      insert into catalogue.tour_stop (id, tour_id, position, names, texts, latitude, longitude, minutes, minutes_to_next)
      select row.id, tour.id, row.position, row.name, row.text, row.latitude, row.longitude, row.minutes, row."minutesToNext"
      from ${this.recordset(rows)} as row (id uuid, tour text, position integer, name jsonb, text jsonb, latitude float8,
        longitude float8, minutes integer, "minutesToNext" integer)
      join catalogue.tour tour on tour.slug = row.tour
      on conflict (tour_id, position) do update set names = excluded.names, texts = excluded.texts, latitude = excluded.latitude,
        longitude = excluded.longitude, minutes = excluded.minutes, minutes_to_next = excluded.minutes_to_next
    `.execute(this.database);
  }

  private async tellOfChange(): Promise<void> {
    await sql`select pg_notify('changes', '{"topic":"catalogue","key":"seeding"}')`.execute(this.database);
  }

  /** The rows as a table for `from`, each with a new id. */
  private recordset(rows: readonly object[]): RawBuilder<unknown> {
    const withIds = rows.map((row) => ({ id: this.ids.uuid(), ...row }));
    return sql`jsonb_to_recordset(${JSON.stringify(withIds)}::jsonb)`;
  }

  private get database(): Kysely<unknown> {
    return this.entities.getKysely();
  }
}
