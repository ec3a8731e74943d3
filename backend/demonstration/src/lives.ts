import { LOCALES } from '@cicerone/backend/shared-kernel/language/locale';
import { countryCode, email, listOf, matching, objectOf, oneOf, slug, text, wholeFrom } from './checks.js';
import { readData } from './data-files.js';

const phone = matching(/^\+\d{8,15}$/, 'a telephone number in E.164');
/** The part of the e-mail before the at sign. */
const person = slug;

const lives = readData(
  'lives.json',
  objectOf({
    favourites: listOf(objectOf({ person, tours: listOf(slug, 1) })),
    addresses: listOf(
      objectOf({
        person,
        all: listOf(
          objectOf({ street: text, city: text, country: countryCode }, { zip: text, state: text, companyName: text }),
          1,
        ),
      }),
    ),
    purchases: listOf(
      objectOf(
        {
          person,
          phone,
          tour: slug,
          durationMinutes: wholeFrom(30),
          /** The first day to try, counted from the day of the seeding. */
          daysAhead: wholeFrom(2, 365),
          travellers: objectOf({ adults: wholeFrom(1), children: wholeFrom(0), infants: wholeFrom(0) }),
        },
        {
          guideLanguage: oneOf(...LOCALES),
          client: objectOf({ name: text, email, phoneNumber: phone }),
          cancelledBecause: text,
          /** By card where absent. An order by bank transfer waits for the money. */
          paidBy: oneOf('wire'),
        },
      ),
    ),
  }),
);

export const { favourites, purchases } = lives;
export const addresses = lives.addresses.map(({ person: owner, all }) => ({
  person: owner,
  all: all.map(({ zip, state, companyName, ...address }) => ({
    ...address,
    streetComplementary: null,
    zip: zip ?? null,
    state: state ?? null,
    companyName: companyName ?? null,
  })),
}));
