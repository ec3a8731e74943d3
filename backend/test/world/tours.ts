import type { TourToSeed } from '../../src/contexts/catalogue/seeding/places-and-tours.js';
import { guideLanguagesIn } from './people.js';
import { inEveryLanguage, listInEveryLanguage } from './texts.js';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Told = Pick<TourToSeed, 'slug' | 'city' | 'position' | 'categories' | 'options'> & { readonly called: string };

/** A tour of which only what sells it matters. */
const aTour = ({ called, ...told }: Told, changes: Partial<TourToSeed> = {}): TourToSeed => ({
  specialFilters: [],
  currency: 'EUR',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  landmarks: [{ motif: 'palace', name: called, names: inEveryLanguage(called) }],
  imageColour: '#8fb7d8',
  guideLanguages: guideLanguagesIn(told.city),
  name: inEveryLanguage(called),
  summary: inEveryLanguage(`${called}, with a local guide.`),
  highlights: listInEveryLanguage('The way there', 'The way back'),
  description: inEveryLanguage(`${called}.\n\nFrom one end to the other.`),
  included: listInEveryLanguage('A guide'),
  notIncluded: listInEveryLanguage('Food and drinks'),
  meetingPoints: [
    { name: inEveryLanguage('The fountain'), address: `1 Main Square, ${told.city}`, latitude: 41.9, longitude: 12.48 },
  ],
  itinerary: [
    {
      name: inEveryLanguage('The first square'),
      text: inEveryLanguage('Where it begins.'),
      latitude: 41.9,
      longitude: 12.48,
      minutes: 50,
      minutesToNext: 10,
    },
    {
      name: inEveryLanguage('The last square'),
      text: inEveryLanguage('Where it ends.'),
      latitude: 41.91,
      longitude: 12.49,
      minutes: 60,
      minutesToNext: 0,
    },
  ],
  ...told,
  ...changes,
});

/**
 * Five tours, of every way to be sold. Those with a slug of the demonstration's cost and start as there, so that a spec
 * moves from one to the other without a change of figures.
 */
export const tours: readonly TourToSeed[] = [
  aTour(
    {
      called: 'Colosseum, Palatine and Roman Forum',
      slug: 'rome-colosseum-and-forum',
      city: 'rome',
      position: 0,
      categories: ['private-tour'],
      options: [
        {
          durationMinutes: 180,
          prices: {
            kind: 'per-group',
            bands: [
              { upTo: 2, amount: 19_500 },
              { upTo: 4, amount: 22_500 },
              { upTo: 6, amount: 26_000 },
            ],
            extraPerson: 2_500,
          },
          minimumPersons: 1,
          maximumPersons: 10,
          weekdays: [1, 2, 3, 4, 5, 6],
          startTimes: ['08:45', '10:30', '13:00'],
          closedDays: ['01-01', '12-25'],
        },
        {
          durationMinutes: 240,
          prices: {
            kind: 'per-group',
            bands: [
              { upTo: 2, amount: 25_000 },
              { upTo: 4, amount: 28_500 },
              { upTo: 6, amount: 32_500 },
            ],
            extraPerson: 3_000,
          },
          minimumPersons: 1,
          maximumPersons: 10,
          weekdays: [1, 2, 3, 4, 5, 6],
          startTimes: ['08:45', '12:00'],
          closedDays: ['01-01', '12-25'],
        },
      ],
    },
    { featured: true, leadTimeHours: 72, specialFilters: ['skip-the-line'] },
  ),
  aTour(
    {
      called: 'Fountains and Piazzas of Rome in the Evening',
      slug: 'rome-evening-piazzas',
      city: 'rome',
      position: 1,
      categories: ['group-tour'],
      options: [
        {
          durationMinutes: 120,
          prices: { kind: 'per-person', adult: 2_900, child: 1_500, infant: 0 },
          minimumPersons: 1,
          maximumPersons: 12,
          capacity: 12,
          weekdays: EVERY_DAY,
          startTimes: ['18:30', '20:45'],
          closedDays: ['12-24', '12-25', '12-31', '01-01'],
        },
      ],
    },
    { specialFilters: ['evening', 'with-children'] },
  ),
  aTour(
    {
      called: 'Villas of Tivoli by Car',
      slug: 'rome-tivoli-by-car',
      city: 'rome',
      position: 2,
      categories: ['private-car-tour', 'private-tour'],
      options: [
        {
          durationMinutes: 480,
          prices: { kind: 'per-group', bands: [{ upTo: 4, amount: 62_000 }], extraPerson: 4_000 },
          minimumPersons: 1,
          maximumPersons: 6,
          weekdays: [2, 3, 4, 5, 6, 7],
          startTimes: ['08:00'],
          closedMonths: [1, 2],
        },
      ],
    },
    { cancellationHours: 48, infantsNeedSeat: true },
  ),
  aTour({
    called: 'From Île de la Cité through the Latin Quarter',
    slug: 'paris-latin-quarter',
    city: 'paris',
    position: 3,
    categories: ['private-tour'],
    options: [
      {
        durationMinutes: 180,
        prices: {
          kind: 'per-group',
          bands: [
            { upTo: 2, amount: 21_000 },
            { upTo: 4, amount: 24_000 },
            { upTo: 6, amount: 27_500 },
          ],
          extraPerson: 2_500,
        },
        minimumPersons: 1,
        maximumPersons: 10,
        weekdays: EVERY_DAY,
        startTimes: ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
        closedDays: ['01-01', '12-25'],
      },
    ],
  }),
  aTour(
    {
      called: 'From Asakusa to Yanaka on Foot',
      slug: 'tokyo-asakusa-to-yanaka',
      city: 'tokyo',
      position: 4,
      categories: ['private-tour'],
      options: [
        {
          durationMinutes: 240,
          prices: {
            kind: 'per-group',
            bands: [
              { upTo: 2, amount: 36_000 },
              { upTo: 4, amount: 42_000 },
              { upTo: 6, amount: 50_000 },
            ],
            extraPerson: 5_000,
          },
          minimumPersons: 1,
          maximumPersons: 10,
          weekdays: [2, 3, 4, 5, 6],
          startTimes: ['09:00', '13:00'],
          closedDays: ['12-31', '01-01'],
        },
      ],
    },
    { currency: 'JPY', featured: true, specialFilters: ['off-the-beaten-track'] },
  ),
];
