import type { TourCard } from '../tours.api.js';

/** A walk in Rome with a price per group, but for what the test says. */
export const aTourCard = (change: Partial<TourCard> = {}): TourCard => ({
  id: 'tour-1',
  slug: 'a-walk',
  name: 'A walk',
  summary: 'Through the streets',
  city: { id: 'city-1', slug: 'rome', name: 'Rome', country: 'Italy' },
  categories: [],
  kind: 'private',
  durations: [120],
  rating: null,
  reviewCount: 0,
  fromPrice: { amount: 12_900, currency: 'EUR' },
  totalPrice: { amount: 12_900, currency: 'EUR' },
  priceUnit: 'per-group',
  image: { src: '/files/a.jpg', width: 4, height: 3, colour: '#ccc', alt: '' },
  specialFilters: [],
  featured: false,
  fallback: false,
  ...change,
});
