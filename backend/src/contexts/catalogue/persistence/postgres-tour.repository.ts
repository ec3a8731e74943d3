import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { TourNotFound } from '../domain/catalogue.errors.js';
import { MOST_PEOPLE, Prices } from '../domain/prices.js';
import { Tour } from '../domain/tour.js';
import type { Texts, TourText } from '../domain/tour-content.js';
import { TourSlugTaken } from '../domain/tour.errors.js';
import { type CityOfDraft, TourRepository } from '../domain/tour.repository.js';
import { type StoredTexts, textsByLanguage, tourColumns, type TourRow } from '../queries/tour-row.js';

const UNIQUE_VIOLATION = '23505';

/** A tour is one row, its options, meeting points and stops are rows of their own. */
@Injectable()
export class PostgresTourRepository extends TourRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly prices: Prices,
    private readonly moved: MovedSlugs,
    private readonly changes: CacheInvalidation,
    private readonly ids: Ids,
  ) {
    super();
  }

  async getForChange(id: string): Promise<Tour> {
    await sql`select id from catalogue.tour where id = ${id} for update`.execute(this.database);
    const { rows } = await sql<TourRow>`select ${tourColumns} from catalogue.tour tour where tour.id = ${id}`.execute(
      this.database,
    );
    const [row] = rows;
    if (!row) throw new TourNotFound({ tour: id });
    const { titles, summaries, descriptions, highlights, included, notIncluded, ...rest } = row;
    const texts = textsByLanguage({ titles, summaries, descriptions, highlights, included, notIncluded });
    return Object.assign(new Tour(), { ...rest, texts });
  }

  async add(tour: Tour): Promise<void> {
    const { id, version } = tour;
    await this.orSlugTaken(
      tour,
      sql`
        insert into catalogue.tour (id, slug, city_id, status, kind, categories, special_filters, currency, featured, position,
          cancellation_minutes, lead_time_minutes, infants_need_seat, tax_regime, landmarks, image_colour, names, summaries,
          highlights, descriptions, included, not_included, guide_languages, photos, published_at, version)
        select ${id}, ${this.newValues(tour)}, ${version}
      `.execute(this.database),
    );
    await this.writeParts(tour);
  }

  async save(tour: Tour): Promise<void> {
    const { rows } = await sql<{ slug: string }>`select slug from catalogue.tour where id = ${tour.id}`.execute(
      this.database,
    );
    tour.version += 1;
    await this.orSlugTaken(
      tour,
      sql`
        update catalogue.tour set (slug, city_id, status, kind, categories, special_filters, currency, featured, position,
          cancellation_minutes, lead_time_minutes, infants_need_seat, tax_regime, landmarks, image_colour, names, summaries,
          highlights, descriptions, included, not_included, guide_languages, photos, published_at, version)
        = (select ${this.newValues(tour)}, ${tour.version}::integer)
        where id = ${tour.id}
      `.execute(this.database),
    );
    const before = rows[0]?.slug;
    if (before !== undefined && before !== tour.basics.slug && tour.publishedAt)
      await this.moved.record('tour', before, tour.basics.slug);
    await this.writeParts(tour);
  }

  async freeSlug(wanted: string): Promise<string> {
    const { rows } = await sql<{ slug: string }>`
      select slug from catalogue.tour where slug = ${wanted} or slug ~ ('^' || ${wanted} || '-[0-9]+$')
    `.execute(this.database);
    const taken = new Set(rows.map(({ slug }) => slug));
    if (!taken.has(wanted)) return wanted;
    let number = 2;
    while (taken.has(`${wanted}-${number}`)) number += 1;
    return `${wanted}-${number}`;
  }

  async findCity(id: string): Promise<CityOfDraft | undefined> {
    const { rows } = await sql<CityOfDraft>`
      select landmarks, image_colour as "imageColour" from catalogue.city where id = ${id}
    `.execute(this.database);
    return rows[0];
  }

  async unknownCategories(slugs: readonly string[]): Promise<readonly string[]> {
    const { rows } = await sql<{ slug: string }>`
      select slug from unnest(${slugs}::text[]) as wanted (slug)
      where not exists (select from catalogue.category where category.slug = wanted.slug)
    `.execute(this.database);
    return rows.map(({ slug }) => slug);
  }

  /** All columns but id and version, in the order of the statements above. */
  private newValues({ basics, status, texts, photos, landmarks, imageColour, publishedAt }: Tour) {
    const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
    const stored = storedTexts(texts);
    return sql`
      ${basics.slug}, ${basics.cityId}::uuid, ${status}, ${basics.kind}, ${basics.categories}::text[],
      ${basics.specialFilters}::text[], ${basics.currency}, ${basics.featured}::boolean, ${basics.position}::integer,
      ${basics.cancellationMinutes}::integer, ${basics.leadTimeMinutes}::integer, ${basics.infantsNeedSeat}::boolean,
      ${basics.taxRegime}, ${json(landmarks)}, ${imageColour}, ${json(stored.titles)}, ${json(stored.summaries)},
      ${json(stored.highlights)}, ${json(stored.descriptions)}, ${json(stored.included)}, ${json(stored.notIncluded)},
      ${basics.guideLanguages}::text[], ${json(photos)}, ${publishedAt}::timestamptz
    `;
  }

  private async writeParts(tour: Tour): Promise<void> {
    await this.writeOptions(tour);
    await this.writeMeetingPoints(tour);
    await this.writeItinerary(tour);
    await this.changes.publish('catalogue', tour.id);
  }

  /** An option keeps its id as long as its duration is offered: carts name it. */
  private async writeOptions({ id, basics, options }: Tour): Promise<void> {
    const rows = options.map((option) => ({
      id: this.ids.uuid(),
      ...option,
      totals: this.prices.byPeople({ ...basics, ...option }, Math.min(MOST_PEOPLE, option.maximumPersons)),
    }));
    await sql`
      delete from catalogue.tour_option where tour_id = ${id}
        and not duration_minutes = any(${options.map(({ durationMinutes }) => durationMinutes)}::integer[])
    `.execute(this.database);
    await sql`
      insert into catalogue.tour_option (id, tour_id, duration_minutes, prices, minimum_persons, maximum_persons, capacity,
        weekdays, start_times, closed_months, closed_days, totals)
      select row.id, ${id}, row."durationMinutes", row.prices, row."minimumPersons", row."maximumPersons", row.capacity,
        row.weekdays, row."startTimes", row."closedMonths", row."closedDays", row.totals
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, "durationMinutes" integer, prices jsonb,
        "minimumPersons" integer, "maximumPersons" integer, capacity integer, weekdays smallint[], "startTimes" text[],
        "closedMonths" smallint[], "closedDays" text[], totals bigint[])
      on conflict (tour_id, duration_minutes) do update set prices = excluded.prices,
        minimum_persons = excluded.minimum_persons, maximum_persons = excluded.maximum_persons,
        capacity = excluded.capacity, weekdays = excluded.weekdays, start_times = excluded.start_times,
        closed_months = excluded.closed_months, closed_days = excluded.closed_days, totals = excluded.totals
    `.execute(this.database);
  }

  private async writeMeetingPoints({ id, meetingPoints }: Tour): Promise<void> {
    const rows = meetingPoints.map((point, position) => ({ ...point, position }));
    await sql`delete from catalogue.meeting_point where tour_id = ${id}`.execute(this.database);
    await sql`
      insert into catalogue.meeting_point (id, tour_id, position, names, address, addresses, latitude, longitude)
      select row.id, ${id}, row.position, row.names, row.address, row.addresses, row.latitude, row.longitude
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, position integer, names jsonb, address text,
        addresses jsonb, latitude float8, longitude float8)
    `.execute(this.database);
  }

  private async writeItinerary({ id, itinerary }: Tour): Promise<void> {
    const rows = itinerary.map((stop, position) => ({ ...stop, position, id: this.ids.uuid() }));
    await sql`delete from catalogue.tour_stop where tour_id = ${id}`.execute(this.database);
    await sql`
      insert into catalogue.tour_stop (id, tour_id, position, names, texts, latitude, longitude, minutes, minutes_to_next)
      select row.id, ${id}, row.position, row.names, row.descriptions, row.latitude, row.longitude, row.minutes,
        row."minutesToNext"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, position integer, names jsonb,
        descriptions jsonb, latitude float8, longitude float8, minutes integer, "minutesToNext" integer)
    `.execute(this.database);
  }

  private async orSlugTaken(tour: Tour, writing: Promise<unknown>): Promise<void> {
    try {
      await writing;
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw new TourSlugTaken({ slug: tour.basics.slug });
      throw error;
    }
  }

  private get database(): Kysely<unknown> {
    return this.entities.getKysely();
  }
}

/** One column per kind of text. What is empty is left out, so that readers get the English text. */
function storedTexts(texts: Texts<TourText>): StoredTexts {
  const column = <Name extends keyof TourText>(name: Name): Texts<TourText[Name]> =>
    Object.fromEntries(
      LOCALES.flatMap((language) => {
        const value = texts[language]?.[name];
        return value === undefined || value.length === 0 ? [] : [[language, value]];
      }),
    );
  return {
    titles: column('title'),
    summaries: column('summary'),
    descriptions: column('description'),
    highlights: column('highlights'),
    included: column('included'),
    notIncluded: column('notIncluded'),
  };
}
