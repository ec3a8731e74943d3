import type { Image } from '../../../ui/display/poster.js';
import type { Tour, TourOption } from '../tour.api.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const image = (name: string): Image => ({ src: `/posters/tour/a-walk/${name}.svg`, width: 640, height: 480, alt: '' });

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
  times: ['09:30'],
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
    slug: 'rome',
    name: 'Rome',
    timeZone: 'Europe/Rome',
    latitude: 41.9,
    longitude: 12.48,
    country: { name: 'Italy' },
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
  images: { share: image('share'), gallery: [image('wide'), image('landscape')] },
  ...facts,
});
