import { sql } from 'kysely';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import type { Tour } from '../domain/tour.js';
import type { Texts, TourText } from '../domain/tour-content.js';

/** The texts of a tour as the table has them: a column per kind of text, a key per language. */
export interface StoredTexts {
  readonly titles: Texts;
  readonly summaries: Texts;
  readonly descriptions: Texts;
  readonly highlights: Texts<readonly string[]>;
  readonly included: Texts<readonly string[]>;
  readonly notIncluded: Texts<readonly string[]>;
}

/** A tour as one statement reads it. */
export type TourRow = StoredTexts &
  Pick<
    Tour,
    | 'id'
    | 'status'
    | 'basics'
    | 'options'
    | 'meetingPoints'
    | 'itinerary'
    | 'photos'
    | 'landmarks'
    | 'imageColour'
    | 'publishedAt'
    | 'version'
  >;

/** All of a tour, from `catalogue.tour tour`. */
export const tourColumns = sql<TourRow>`
  tour.id, tour.status, json_build_object(
    'slug', tour.slug, 'cityId', tour.city_id, 'kind', tour.kind, 'categories', tour.categories,
    'specialFilters', tour.special_filters, 'currency', tour.currency, 'featured', tour.featured, 'position', tour.position,
    'cancellationMinutes', tour.cancellation_minutes, 'leadTimeMinutes', tour.lead_time_minutes,
    'infantsNeedSeat', tour.infants_need_seat, 'taxRegime', tour.tax_regime, 'guideLanguages', tour.guide_languages
  ) as basics, tour.names as titles, tour.summaries, tour.descriptions, tour.highlights, tour.included,
  tour.not_included as "notIncluded", tour.photos, tour.landmarks, tour.image_colour as "imageColour",
  tour.published_at as "publishedAt", tour.version,
  (select coalesce(json_agg(json_build_object(
     'durationMinutes', duration_minutes, 'prices', prices, 'minimumPersons', minimum_persons,
     'maximumPersons', maximum_persons, 'capacity', capacity, 'weekdays', weekdays, 'startTimes', start_times,
     'closedMonths', closed_months, 'closedDays', closed_days
   ) order by duration_minutes), '[]') from catalogue.tour_option where tour_id = tour.id) as options,
  (select coalesce(json_agg(json_build_object(
     'id', id, 'names', names, 'address', address, 'addresses', addresses, 'latitude', latitude, 'longitude', longitude
   ) order by position), '[]') from catalogue.meeting_point where tour_id = tour.id) as "meetingPoints",
  (select coalesce(json_agg(json_build_object(
     'names', names, 'descriptions', texts, 'latitude', latitude, 'longitude', longitude,
     'minutes', minutes, 'minutesToNext', minutes_to_next
   ) order by position), '[]') from catalogue.tour_stop where tour_id = tour.id) as itinerary
`;

/** The other way around: all texts of each language. */
export function textsByLanguage(stored: StoredTexts): Texts<TourText> {
  return Object.fromEntries(
    LOCALES.flatMap((language) => {
      const { titles, summaries, descriptions, highlights, included, notIncluded } = stored;
      const all = [titles, summaries, descriptions, highlights, included, notIncluded];
      if (all.every((texts) => texts[language] === undefined)) return [];
      const text: TourText = {
        title: titles[language] ?? '',
        summary: summaries[language] ?? '',
        description: descriptions[language] ?? '',
        highlights: highlights[language] ?? [],
        included: included[language] ?? [],
        notIncluded: notIncluded[language] ?? [],
      };
      return [[language, text]];
    }),
  );
}
