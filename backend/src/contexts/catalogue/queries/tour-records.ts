import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { CachedValue } from '../../../platform/cache/cached-value.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { PriceTable } from '../../../shared-kernel/money/price-table.js';
import type { TourPhoto } from '../domain/tour-content.js';
import type { MeetingPoint, OptionForSale, Schedule } from '../index.js';
import { tourNamed } from './tour-named.js';

export interface OptionRecord {
  readonly id: string;
  readonly durationMinutes: number;
  readonly prices: PriceTable;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  readonly capacity: number | null;
  readonly schedule: Schedule;
}

export interface StopRecord {
  readonly names: Translated;
  readonly texts: Translated;
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
  readonly minutesToNext: number;
}

interface LandmarkRecord {
  readonly motif: string;
  /** In English. */
  readonly name: string;
  /** Where it is not called as one of the stops. */
  readonly names?: Translated;
}

/** A tour on sale with everything about it, in all languages. */
export interface TourRecord {
  readonly id: string;
  readonly slug: string;
  readonly cityId: string;
  readonly kind: 'private' | 'group';
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly currency: Currency;
  readonly featured: boolean;
  readonly cancellationMinutes: number;
  readonly leadTimeMinutes: number;
  readonly infantsNeedSeat: boolean;
  readonly taxRegime: OptionForSale['taxRegime'];
  readonly landmarks: readonly LandmarkRecord[];
  readonly imageColour: string;
  readonly photos: readonly TourPhoto[];
  readonly names: Translated;
  readonly summaries: Translated;
  readonly highlights: Translated<readonly string[]>;
  readonly descriptions: Translated;
  readonly included: Translated<readonly string[]>;
  readonly notIncluded: Translated<readonly string[]>;
  readonly guideLanguages: readonly Locale[];
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly options: readonly OptionRecord[];
  readonly meetingPoints: readonly MeetingPoint[];
  readonly stops: readonly StopRecord[];
}

/** Names of tours: each has two, id and slug, and takes about 45 kB in all languages. */
const MOST_REMEMBERED = 150;

/** Tours on sale as they are sold: the ones asked for lately are kept in memory until the catalogue changes. */
@Injectable()
export class TourRecords {
  private readonly remembered = new LRUCache<string, CachedValue<TourRecord | undefined>>({ max: MOST_REMEMBERED });

  constructor(
    private readonly db: ReadDb,
    changes: CacheInvalidation,
  ) {
    changes.on('catalogue', () => this.remembered.clear());
  }

  /** By id or slug; undefined where there is no such tour on sale. */
  find(idOrSlug: string): Promise<TourRecord | undefined> | TourRecord | undefined {
    const known = this.remembered.get(idOrSlug);
    if (known) return known.get();
    const remembered: CachedValue<TourRecord | undefined> = new CachedValue(async () => {
      const record = await this.read(idOrSlug);
      if (record && this.remembered.peek(idOrSlug) === remembered) this.rememberByBothNames(record, remembered);
      return record;
    });
    this.remembered.set(idOrSlug, remembered);
    return remembered.get();
  }

  private rememberByBothNames({ id, slug }: TourRecord, remembered: CachedValue<TourRecord | undefined>): void {
    for (const name of [id, slug]) if (!this.remembered.has(name)) this.remembered.set(name, remembered);
  }

  private read(idOrSlug: string): Promise<TourRecord | undefined> {
    return this.db.first(sql<TourRecord>`
      select tour.id, tour.slug, tour.city_id as "cityId", tour.kind, tour.categories, tour.special_filters as "specialFilters",
             tour.currency, tour.featured, tour.cancellation_minutes as "cancellationMinutes",
             tour.lead_time_minutes as "leadTimeMinutes", tour.infants_need_seat as "infantsNeedSeat",
             tour.tax_regime as "taxRegime", tour.landmarks, tour.image_colour as "imageColour", tour.photos, tour.names, tour.summaries,
             tour.highlights, tour.descriptions, tour.included, tour.not_included as "notIncluded",
             tour.guide_languages as "guideLanguages", tour.rating::float8 as rating, tour.review_count as "reviewCount",
             (select coalesce(json_agg(json_build_object(
                'id', id, 'durationMinutes', duration_minutes, 'prices', prices, 'minimumPersons', minimum_persons,
                'maximumPersons', maximum_persons, 'capacity', capacity, 'schedule', json_build_object(
                  'weekdays', weekdays, 'times', start_times, 'closedMonths', closed_months, 'closedDays', closed_days)
              ) order by duration_minutes), '[]') from catalogue.tour_option where tour_id = tour.id) as options,
             (select coalesce(json_agg(json_build_object(
                'id', id, 'name', names, 'address', address, 'addresses', addresses, 'latitude', latitude, 'longitude', longitude
              ) order by position), '[]') from catalogue.meeting_point where tour_id = tour.id) as "meetingPoints",
             (select coalesce(json_agg(json_build_object(
                'names', names, 'texts', texts, 'latitude', latitude, 'longitude', longitude,
                'minutes', minutes, 'minutesToNext', minutes_to_next
              ) order by position), '[]') from catalogue.tour_stop where tour_id = tour.id) as stops
      from catalogue.tour tour where tour.status = 'published' and ${tourNamed(idOrSlug)}
    `);
  }
}
