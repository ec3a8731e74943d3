import { LOCALES } from '@cicerone/backend/shared-kernel/language/locale';
import { categorySlug } from './categories.js';
import {
  type Check,
  type Checked,
  inEveryLanguage,
  latitude,
  listOf,
  longitude,
  matching,
  objectOf,
  oneOf,
  slug,
  text,
  translated,
  weekday,
  wholeFrom,
  yesOrNo,
} from './checks.js';
import { readBySlug } from './data-files.js';
import { landmark } from './landmark.js';

const translatedLists = inEveryLanguage(listOf(text, 1));
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time (HH:mm)');

const stop = objectOf({
  /** As it is called in each language; Japanese and Russian in their script. */
  name: translated,
  /** What is seen and told there: one or two sentences. */
  text: translated,
  latitude,
  longitude,
  minutes: wholeFrom(1),
  /** On foot (by bicycle or car for such tours) from here to the next stop; 0 for the last. */
  minutesToNext: wholeFrom(0),
});

/** The whole group pays `amount` up to `upTo` persons; beyond the last band each one more pays `extraPerson`. */
const groupPrices = objectOf({
  kind: oneOf('per-group'),
  bands: listOf(objectOf({ upTo: wholeFrom(1), amount: wholeFrom(1) }), 1),
  extraPerson: wholeFrom(1),
});

/** Each person pays by age band. */
const personPrices = objectOf({
  kind: oneOf('per-person'),
  adult: wholeFrom(1),
  child: wholeFrom(0),
  infant: wholeFrom(0),
});

const prices: Check<Checked<typeof groupPrices> | Checked<typeof personPrices>> = (value, field) =>
  (value as { kind?: unknown } | null)?.kind === 'per-person' ? personPrices(value, field) : groupPrices(value, field);

const everySoOften = objectOf({ from: time, to: time, everyMinutes: wholeFrom(5) });
const listed = listOf(time, 1);

const starts: Check<Checked<typeof listed> | Checked<typeof everySoOften>> = (value, field) =>
  Array.isArray(value) ? listed(value, field) : everySoOften(value, field);

const option = objectOf(
  {
    durationMinutes: oneOf(120, 180, 240, 300, 360, 480, 600),
    /** In minor units of the tour's currency. */
    prices,
    minimumPersons: wholeFrom(1),
    maximumPersons: wholeFrom(1),
    weekdays: listOf(weekday, 1, 7),
    /** Local times of the city: either listed, or a range with a step in minutes. */
    starts,
  },
  {
    /** Seats of one departure; only of group tours. */
    capacity: wholeFrom(1),
    /** Months in which it is not run, e.g. winter for a boat. */
    closedMonths: listOf(wholeFrom(1, 12)),
    /** Local dates `MM-dd` of each year on which it is not run. */
    closedDays: listOf(matching(/^\d{2}-\d{2}$/, 'a day of the year (MM-dd)')),
  },
);

const meetingPoint = objectOf(
  {
    name: translated,
    /** In Latin letters, as it is read on the spot; it ends in the English name of the country. */
    address: text,
    latitude,
    longitude,
  },
  {
    /** Whole, for readers of languages that write it otherwise. */
    addresses: objectOf({}, Object.fromEntries(LOCALES.map((locale) => [locale, text]))),
  },
);

const tour = objectOf({
  slug,
  /** Slug. */
  city: slug,
  /** In which it is recommended. */
  order: wholeFrom(1),
  /** `group-tour` exactly when it is priced per person. The first one names the kind of guide needed. */
  categories: listOf(categorySlug, 1, 3),
  /** One that the product shows. */
  currency: oneOf('EUR', 'USD', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD'),
  featured: yesOrNo,
  /** Free until so many hours before the start: 24, or 48 for tours with a car. */
  cancellationHours: oneOf(24, 48),
  /** Hours before the start after which it can no longer be booked; 24 unless there is a reason. */
  leadTimeHours: wholeFrom(0),
  /** Infants need a seat (car, boat) and then count for the capacity. */
  infantsNeedSeat: yesOrNo,
  specialFilters: listOf(oneOf('accessible', 'with-children', 'evening', 'skip-the-line', 'off-the-beaten-track')),
  /** For the tour's poster; not the same first motif as the city's where the tour shows something else. */
  landmarks: listOf(landmark, 1, 3),
  meetingPoints: listOf(meetingPoint, 1),
  options: listOf(option, 1),
  name: translated,
  /** One sentence, 90 to 160 characters. */
  summary: translated,
  /** Three to five, each a short phrase. */
  highlights: translatedLists,
  /** Two paragraphs, separated by a blank line, 90 to 150 words together. */
  description: translated,
  included: translatedLists,
  notIncluded: translatedLists,
  /** In walking order. */
  itinerary: listOf(stop, 5, 8),
});

export type Tour = Checked<typeof tour>;
export type TourOption = Checked<typeof option>;

/** Every tour of the demonstration, in the order in which they are recommended: `data/tours/<slug>.json`. */
export const tours = readBySlug('tours', tour).toSorted((a, b) => a.order - b.order);
