import { CURRENCIES, type Currency } from '@cicerone/backend/shared-kernel/money/currency';
import { type Check, email, listOf, matching, objectOf, wholeFrom } from './checks.js';
import { readData } from './data-files.js';

const code = matching(/^[A-Z0-9-]{3,30}$/, 'capital letters, digits and hyphens');
const minimum = objectOf(Object.fromEntries(CURRENCIES.map((currency) => [currency, wholeFrom(1)]))) as Check<
  Readonly<Record<Currency, number>>
>;

/** Days are counted from the day of the seeding. */
export const promoCodes = readData(
  'promo-codes.json',
  objectOf({
    personal: listOf(objectOf({ code, owner: email })),
    campaigns: listOf(
      objectOf(
        { code, percent: wholeFrom(1, 90), startsInDays: wholeFrom(-365, 365) },
        { endsInDays: wholeFrom(-365, 365), mostUses: wholeFrom(1), minimum },
      ),
    ),
  }),
);
