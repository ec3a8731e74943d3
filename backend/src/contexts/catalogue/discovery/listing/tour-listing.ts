import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { ResponseCache } from '../../../../platform/http/response-cache.js';
import { CacheInvalidation } from '../../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../../platform/persistence/read-db.js';
import { CachedValue } from '../../../../platform/cache/cached-value.js';
import { Prices } from '../../domain/prices.js';
import type { StartTimes } from '../../domain/schedule.js';
import { ListingIndex } from './listing-index.js';
import type { ListedOption, ListedTour } from './listed-tour.js';
import { ListingColumns } from './listing-columns.js';

interface ListingRow extends Omit<ListedTour, 'options'> {
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
    for (let after = '00000000-0000-0000-0000-000000000000'; ; after = tours.at(-1)?.id ?? after) {
      const batch = await this.batch(after);
      for (const row of batch) tours.push(listedTour(row, schedules));
      if (batch.length < BATCH) break;
    }
    const inEuros = await this.prices.shownIn('EUR');
    // These lists were answered from the old index since the change.
    setImmediate(() => this.answers.forgetAll());
    return new ListingIndex(new ListingColumns(tours), (amount, currency) => inEuros({ amount, currency }).amount);
  }

  private batch(after: string): Promise<ListingRow[]> {
    return this.db.rows(sql<ListingRow>`
      select tour.id, city.id as "cityId", city.time_zone as "timeZone", tour.lead_time_minutes as "leadTimeMinutes",
             tour.categories, tour.special_filters as "specialFilters", tour.featured, tour.position,
             tour.rating::float8 as rating, tour.currency, option.durations, option.schedules, option.totals
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
  { durations, schedules: texts, totals, ...tour }: ListingRow,
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
