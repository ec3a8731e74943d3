import { CURRENCIES } from '@cicerone/backend/shared-kernel/money/currency';
import { type Check, listOf, matching, objectOf, oneOf, slug, translated, wholeFrom, yesOrNo } from './checks.js';
import { readData } from './data-files.js';

const dayOfYear = matching(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day (MM-dd)');

const supplement = objectOf(
  { kind: oneOf('season', 'weekday', 'holiday', 'night', 'pick-up') },
  {
    from: dayOfYear,
    to: dayOfYear,
    weekdays: listOf(wholeFrom(1, 7), 1),
    /** The place among the meeting points of the tour. */
    meetingPoint: wholeFrom(0),
    percent: wholeFrom(1, 200),
    amount: wholeFrom(1),
    per: oneOf('party', 'person'),
  },
);

const holiday = objectOf({ day: dayOfYear, name: translated });

const tickets = objectOf({
  place: translated,
  included: yesOrNo,
  currency: oneOf(...CURRENCIES),
  adult: wholeFrom(0),
  child: wholeFrom(0),
  infant: wholeFrom(0),
});

const bySlug =
  <T>(check: Check<T>): Check<Readonly<Record<string, T>>> =>
  (value, field) =>
    Object.fromEntries(
      Object.entries(value as Record<string, unknown>).map(([name, of]) => [
        slug(name, field),
        check(of, `${field}.${name}`),
      ]),
    );

/** Supplements and entrance tickets by tour, public holidays of every year by city. */
export const priceExtras = readData(
  'price-extras.json',
  objectOf({
    supplements: bySlug(listOf(supplement, 1)),
    tickets: bySlug(tickets),
    holidays: bySlug(listOf(holiday, 1)),
  }),
);
