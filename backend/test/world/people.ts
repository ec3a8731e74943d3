import type { GuideToSeed } from '../../src/contexts/guides/seeding/guide-seeding.js';
import type { AccountToSeed } from '../../src/contexts/identity/seeding/account-seeding.js';
import { LOCALES, type Locale } from '../../src/shared-kernel/language/locale.js';

/** Everybody of the world signs in with it. */
export const PASSWORD = 'cicerone-demo';

export const accounts: readonly AccountToSeed[] = [
  {
    email: 'traveller@cicerone.example',
    firstName: 'Emma',
    lastName: 'Hartley',
    role: 'customer',
    language: 'en_US',
    currency: 'EUR',
  },
  {
    email: 'traveller2@cicerone.example',
    firstName: 'Lukas',
    lastName: 'Brandt',
    role: 'customer',
    language: 'de_DE',
    currency: 'EUR',
  },
  {
    email: 'admin@cicerone.example',
    firstName: 'Sofia',
    lastName: 'Neri',
    role: 'admin',
    language: 'en_US',
    currency: 'EUR',
  },
];

type Guide = Pick<
  GuideToSeed,
  'firstName' | 'lastName' | 'timeZone' | 'languages' | 'hasCar' | 'hasBikes' | 'daysOff'
> & {
  readonly email: string;
  /** Slug. */
  readonly city: string;
};

const speaks = (...locales: readonly Locale[]): GuideToSeed['languages'] =>
  locales.map((locale, index) => ({ locale, level: index === 0 ? 'native' : 'fluent' }));

/** Four guides: two of Rome, one with a car, and one each of Paris and Tokyo. */
export const guides: readonly Guide[] = [
  {
    email: 'guide@cicerone.example',
    firstName: 'Giulia',
    lastName: 'Marchetti',
    city: 'rome',
    timeZone: 'Europe/Rome',
    languages: speaks('it_IT', 'en_US', 'fr_FR', 'de_DE', 'es_ES', 'ru_RU', 'ja_JP'),
    hasCar: true,
    hasBikes: true,
    daysOff: [],
  },
  {
    email: 'guide2@cicerone.example',
    firstName: 'Alessandro',
    lastName: 'Ferri',
    city: 'rome',
    timeZone: 'Europe/Rome',
    languages: speaks('it_IT', 'en_US', 'de_DE'),
    hasCar: false,
    hasBikes: false,
    daysOff: [1],
  },
  {
    email: 'claire.dubois@cicerone.example',
    firstName: 'Claire',
    lastName: 'Dubois',
    city: 'paris',
    timeZone: 'Europe/Paris',
    languages: speaks('fr_FR', 'en_US'),
    hasCar: false,
    hasBikes: true,
    daysOff: [],
  },
  {
    email: 'haruka.sato@cicerone.example',
    firstName: 'Haruka',
    lastName: 'Sato',
    city: 'tokyo',
    timeZone: 'Asia/Tokyo',
    languages: speaks('ja_JP', 'en_US'),
    hasCar: false,
    hasBikes: false,
    daysOff: [7],
  },
];

/** Languages that the guides of a city speak, in the product's order. */
export function guideLanguagesIn(city: string): readonly Locale[] {
  const own = guides.filter((guide) => guide.city === city);
  return LOCALES.filter((locale) => own.some(({ languages }) => languages.some((spoken) => spoken.locale === locale)));
}
