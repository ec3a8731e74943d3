import type { Slot, Tour, TourOption } from '../tour.api.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const image = (name: string) => ({
  src: `/posters/tour/a-walk/${name}.svg`,
  width: 640,
  height: 480,
  colour: '#ccc',
  alt: '',
});

export const anOption = (facts: Partial<TourOption> = {}): TourOption => ({
  id: 'option-1',
  duration: 120,
  prices: {
    kind: 'per-group',
    bands: [
      { upTo: 2, price: eur(19_500) },
      { upTo: 6, price: eur(24_000) },
    ],
    extraPerson: eur(2_000),
  },
  minimumPersons: 1,
  maximumPersons: 10,
  capacity: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ['09:30'],
  closedMonths: [],
  closedDays: [],
  ...facts,
});

export const aTour = (facts: Partial<Tour> = {}): Tour => ({
  id: 'tour-1',
  slug: 'a-walk',
  name: 'A walk',
  summary: 'Two hours on foot.',
  description: 'First.\n\nSecond.',
  highlights: ['A view'],
  included: ['Guide'],
  notIncluded: ['Food'],
  city: {
    id: 'city-1',
    slug: 'rome',
    name: 'Rome',
    timeZone: 'Europe/Rome',
    latitude: 41.9,
    longitude: 12.48,
    country: { slug: 'italy', code: 'IT', name: 'Italy' },
    continent: { slug: 'europe', name: 'Europe' },
  },
  categories: [{ slug: 'private-tour', title: 'Private tours' }],
  kind: 'private',
  priceUnit: 'per-group',
  originalCurrency: 'EUR',
  options: [anOption()],
  itinerary: [
    { name: 'Steps', text: 'Up.', latitude: 41.905, longitude: 12.482, minutes: 10, minutesToNext: 5 },
    { name: 'Fountain', text: 'Water.', latitude: 41.9, longitude: 12.483, minutes: 15, minutesToNext: 0 },
  ],
  meetingPoints: [{ id: 'point-1', name: 'Column', address: 'Piazza', latitude: 41.905, longitude: 12.483 }],
  cancellation: { freeUntilMinutes: 1440 },
  leadTimeMinutes: 1440,
  infantsNeedSeat: false,
  specialFilters: [],
  guideLanguages: [
    { code: 'en_US', name: 'English' },
    { code: 'de_DE', name: 'German' },
  ],
  rating: null,
  reviewCount: 0,
  featured: false,
  images: {
    card: image('card'),
    landscape: image('landscape'),
    portrait: image('portrait'),
    wide: image('wide'),
    share: image('share'),
    gallery: [image('wide'), image('landscape')],
  },
  fallback: false,
  ...facts,
});

/** A start in Rome, but for what the test says. */
export const aSlot = (facts: Partial<Slot> = {}): Slot => ({
  date: '2027-05-02',
  time: '09:30',
  startsAt: '2027-05-02T07:30:00.000Z',
  timeZone: 'Europe/Rome',
  price: eur(19_500),
  left: 1,
  ...facts,
});
