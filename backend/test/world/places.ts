import type { PlacesToSeed } from '../../src/contexts/catalogue/seeding/places-and-tours.js';
import { LOCALES, type Translated } from '../../src/shared-kernel/language/locale.js';
import { countryName } from '../../src/shared-kernel/language/names.js';
import { inEveryLanguage } from './texts.js';

const imageColour = '#8fb7d8';

const namesOf = (code: string): Translated =>
  Object.fromEntries(LOCALES.map((locale) => [locale, countryName(code, locale)])) as Translated;

/** Three cities with their countries: two with euros and summer time, one with yen and without. */
export const places: PlacesToSeed = {
  continents: [
    { slug: 'europa', names: inEveryLanguage('Europe'), position: 1, imageColour },
    { slug: 'asia', names: inEveryLanguage('Asia'), position: 2, imageColour },
  ],
  countries: [
    { slug: 'italy', code: 'IT', continent: 'europa', names: namesOf('IT'), position: 1, featured: true, imageColour },
    { slug: 'france', code: 'FR', continent: 'europa', names: namesOf('FR'), position: 2, featured: true, imageColour },
    { slug: 'japan', code: 'JP', continent: 'asia', names: namesOf('JP'), position: 3, featured: false, imageColour },
  ],
  cities: [
    {
      slug: 'rome',
      country: 'IT',
      names: {
        en_US: 'Rome',
        fr_FR: 'Rome',
        de_DE: 'Rom',
        es_ES: 'Roma',
        it_IT: 'Roma',
        ru_RU: 'Рим',
        ja_JP: 'ローマ',
      },
      introduction: inEveryLanguage('The city on seven hills.'),
      latitude: 41.8967,
      longitude: 12.4822,
      timeZone: 'Europe/Rome',
      currency: 'EUR',
      landmarks: [
        { motif: 'arena', name: 'Colosseum' },
        { motif: 'dome', name: 'Pantheon' },
      ],
      position: 1,
      featured: true,
      imageColour,
    },
    {
      slug: 'paris',
      country: 'FR',
      names: {
        en_US: 'Paris',
        fr_FR: 'Paris',
        de_DE: 'Paris',
        es_ES: 'París',
        it_IT: 'Parigi',
        ru_RU: 'Париж',
        ja_JP: 'パリ',
      },
      introduction: inEveryLanguage('The city on the Seine.'),
      latitude: 48.8566,
      longitude: 2.3522,
      timeZone: 'Europe/Paris',
      currency: 'EUR',
      landmarks: [
        { motif: 'iron-tower', name: 'Eiffel Tower' },
        { motif: 'cathedral', name: 'Notre-Dame' },
      ],
      position: 2,
      featured: true,
      imageColour,
    },
    {
      slug: 'tokyo',
      country: 'JP',
      names: {
        en_US: 'Tokyo',
        fr_FR: 'Tokyo',
        de_DE: 'Tokio',
        es_ES: 'Tokio',
        it_IT: 'Tokyo',
        ru_RU: 'Токио',
        ja_JP: '東京',
      },
      introduction: inEveryLanguage('The city on the bay.'),
      latitude: 35.6812,
      longitude: 139.7671,
      timeZone: 'Asia/Tokyo',
      currency: 'JPY',
      landmarks: [
        { motif: 'pagoda', name: 'Sensō-ji' },
        { motif: 'skyscrapers', name: 'Shinjuku' },
      ],
      position: 3,
      featured: false,
      imageColour,
    },
  ],
  categories: [
    { slug: 'private-tour', titles: inEveryLanguage('Private tours'), position: 0 },
    { slug: 'group-tour', titles: inEveryLanguage('Group tours'), position: 1 },
    { slug: 'bike-tour', titles: inEveryLanguage('Bike tours'), position: 2 },
    { slug: 'private-car-tour', titles: inEveryLanguage('Tours by private car'), position: 3 },
  ],
};
