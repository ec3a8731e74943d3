import { bcp47, LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { MOST_PEOPLE, type Prices } from '../domain/prices.js';
import { landmarkNames1 } from './landmark-names-1.js';
import { landmarkNames2 } from './landmark-names-2.js';
import type { CityOfDemo, CountryOfDemo, Landmark, OptionOfDemo, TourOfDemo } from './shapes.js';

const namesOfLandmark = new Map([...landmarkNames1, ...landmarkNames2].map((names) => [names.en_US, names]));

/** With its names in all languages, where no stop is called after it. */
const landmarkRow = (landmark: Landmark) => {
  const names = namesOfLandmark.get(landmark.name);
  return names ? { ...landmark, names } : landmark;
};

/** Makes a colour of what a poster shows; drawing is not the catalogue's business. */
export type ColourOf = (subject: {
  slug: string;
  landmarks: TourOfDemo['landmarks'];
  continent: CountryOfDemo['continent'];
  evening: boolean;
}) => string;

/** Their full names say "special administrative region"; of others the short form is an abbreviation: "UK". */
const SHORT = new Set(['HK', 'MO']);

/** `о-ва Кука`, as Russian tables abbreviate them: a page is not called that. */
const writtenOut = (name: string): string =>
  name.replace(/^о-ва (?=\p{Lu})/u, 'Острова ').replace(/ о-ва$/, ' Острова');

/** The country's names as each language writes them. */
export const countryNames = (code: string): Translated =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const style = SHORT.has(code) ? 'short' : 'long';
      return [locale, writtenOut(new Intl.DisplayNames(bcp47(locale), { type: 'region', style }).of(code) ?? code)];
    }),
  ) as Translated;

export const cityRow = (city: CityOfDemo, continent: CountryOfDemo['continent'], colourOf: ColourOf) => ({
  slug: city.slug,
  country: city.country,
  names: city.names,
  introduction: city.introduction,
  latitude: city.latitude,
  longitude: city.longitude,
  time_zone: city.timeZone,
  currency: city.currency,
  landmarks: city.landmarks,
  image_colour: colourOf({ slug: city.slug, landmarks: city.landmarks, continent, evening: false }),
  position: city.order,
  featured: city.featured,
});

export const tourRow = (
  tour: TourOfDemo,
  position: number,
  continent: CountryOfDemo['continent'],
  colourOf: ColourOf,
) => ({
  slug: tour.slug,
  city: tour.city,
  kind: tour.options[0]?.prices.kind === 'per-person' ? 'group' : 'private',
  categories: tour.categories,
  special_filters: tour.specialFilters,
  currency: tour.currency,
  featured: tour.featured,
  position,
  cancellation_minutes: tour.cancellationHours * 60,
  lead_time_minutes: tour.leadTimeHours * 60,
  infants_need_seat: tour.infantsNeedSeat,
  landmarks: tour.landmarks.map(landmarkRow),
  image_colour: colourOf({
    slug: tour.slug,
    landmarks: tour.landmarks,
    continent,
    evening: tour.specialFilters.includes('evening'),
  }),
  names: tour.name,
  summaries: tour.summary,
  highlights: tour.highlights,
  descriptions: tour.description,
  included: tour.included,
  not_included: tour.notIncluded,
});

export const optionRow = (tour: TourOfDemo, option: OptionOfDemo, prices: Prices) => ({
  tour: tour.slug,
  duration_minutes: option.durationMinutes,
  prices: option.prices,
  totals: prices.byPeople({ ...tour, ...option }, Math.min(MOST_PEOPLE, option.maximumPersons)),
  minimum_persons: option.minimumPersons,
  maximum_persons: option.maximumPersons,
  capacity: option.capacity ?? null,
  weekdays: option.weekdays,
  start_times: startTimes(option.starts),
  closed_months: option.closedMonths ?? [],
  closed_days: option.closedDays ?? [],
});

/** All start times of a day, ascending. */
export function startTimes(starts: OptionOfDemo['starts']): readonly string[] {
  if (!('from' in starts)) return [...starts].sort();
  const times: string[] = [];
  for (let minute = minuteOf(starts.from); minute <= minuteOf(starts.to); minute += starts.everyMinutes)
    times.push(timeOf(minute));
  return times;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
