import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { ResponseCache } from '../../../../platform/http/response-cache.js';
import { CacheInvalidation } from '../../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../../platform/persistence/read-db.js';
import { CachedValue } from '../../../../platform/cache/cached-value.js';
import { Prices } from '../../domain/prices.js';
import type { StartTimes } from '../../domain/schedule.js';
import type { Translated } from '../../../../shared-kernel/language/locale.js';
import { Places } from '../places.js';
import { type NamedStop, TourWordsCollector } from '../search/tour-words-collector.js';
import { ListingIndex } from './listing-index.js';
import type { ListedOption, ListedTour } from './listed-tour.js';
import { ListingColumns } from './listing-columns.js';

interface ListingRow extends Omit<ListedTour, 'options'> {
  readonly names: Translated;
  /** English names of the stops. */
  readonly stops: readonly string[];
  readonly durations: readonly number[];
  readonly schedules: readonly string[];
  readonly totals: readonly ListedOption['totals'][];
}

const BATCH = 1000;
/**
 * Changes reach the index by CacheInvalidation. This limit is for changes that somebody makes by hand in the database.
 */
const LONGEST_MS = 3_600_000;

/**
 * The index of all tours on sale. It is read anew after a change of tours or rates; the old index answers meanwhile.
 */
@Injectable()
export class TourListing implements OnApplicationBootstrap {
  private readonly remembered = new CachedValue(() => this.read(), LONGEST_MS, true);

  constructor(
    private readonly db: ReadDb,
    private readonly prices: Prices,
    private readonly places: Places,
    private readonly answers: ResponseCache,
    changes: CacheInvalidation,
  ) {
    changes.on('catalogue', () => this.remembered.forget());
    changes.on('pricing.rates', () => this.remembered.forget());
  }

  /** Reads the index before the first visitor comes. A hundred thousand tours take seconds. */
  async onApplicationBootstrap(): Promise<void> {
    await this.index();
  }

  /** Callers wait for the next index while the current one has no tour: the shop is being filled for the first time. */
  index(): Promise<ListingIndex> | ListingIndex {
    const index = this.remembered.get();
    return index instanceof ListingIndex && index.columns.rows === 0 ? this.remembered.latest() : index;
  }

  private async read(): Promise<ListingIndex> {
    const tours: ListedTour[] = [];
    const schedules = new Map<string, StartTimes>();
    const words = new TourWordsCollector();
    for (let after = '00000000-0000-0000-0000-000000000000'; ; after = tours.at(-1)?.id ?? after) {
      const batch = await this.batch(after);
      words.learn(await this.namesOfStops(words.unknown(batch).map(({ id }) => id)));
      for (const row of batch) {
        words.add(row);
        tours.push(listedTour(row, schedules));
      }
      if (batch.length < BATCH) break;
    }
    const [inEuros, places] = await Promise.all([this.prices.shownIn('EUR'), this.places.all()]);
    // These lists were answered from the old index since the change.
    setImmediate(() => this.answers.forgetAll());
    const columns = new ListingColumns(tours);
    const rowOf = new Map(tours.map((_, row) => [columns.ids.at(row), row]));
    return new ListingIndex(
      columns,
      (amount, currency) => inEuros({ amount, currency }).amount,
      words.words(tours, rowOf, places),
    );
  }

  private async namesOfStops(tours: readonly string[]): Promise<readonly NamedStop[]> {
    if (tours.length === 0) return [];
    return this.db.rows(sql<NamedStop>`
      select distinct on (tour.city_id, stop.names ->> 'en_US') tour.city_id as "cityId", stop.names
      from catalogue.tour_stop stop join catalogue.tour tour on tour.id = stop.tour_id
      where stop.tour_id = any(${tours}::uuid[])
    `);
  }

  private batch(after: string): Promise<ListingRow[]> {
    return this.db.rows(sql<ListingRow>`
      select tour.id, city.id as "cityId", city.time_zone as "timeZone", tour.lead_time_minutes as "leadTimeMinutes",
             tour.categories, tour.special_filters as "specialFilters", tour.featured, tour.position,
             tour.rating::float8 as rating, tour.currency, tour.names,
             array(select names ->> 'en_US' from catalogue.tour_stop where tour_id = tour.id order by position) as stops,
             option.durations, option.schedules, option.totals
      from catalogue.tour tour
      join catalogue.city city on city.id = tour.city_id
      cross join lateral (
        select array_agg(duration_minutes) as durations, json_agg(totals) as totals,
               array_agg(json_build_object('weekdays', weekdays, 'times', start_times,
                                           'closedMonths', closed_months, 'closedDays', closed_days)::text) as schedules
        from catalogue.tour_option where tour_id = tour.id
      ) option
      where tour.status = 'published' and option.durations is not null and tour.id > ${after}
      order by tour.id limit ${BATCH}
    `);
  }
}

/** Options with the same schedule share one schedule object. */
function listedTour(
  { durations, schedules: texts, totals, names: _, stops: __, ...tour }: ListingRow,
  schedules: Map<string, StartTimes>,
): ListedTour {
  const schedule = (text: string): StartTimes => {
    const known = schedules.get(text) ?? (JSON.parse(text) as StartTimes);
    schedules.set(text, known);
    return known;
  };
  return {
    ...tour,
    options: durations.map((duration, index) => ({
      duration,
      schedule: schedule(texts[index] ?? '{}'),
      totals: totals[index] ?? [],
    })),
  };
}
