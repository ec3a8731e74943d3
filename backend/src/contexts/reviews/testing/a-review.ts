import type { ReviewFacts } from '../domain/review.js';

export const aReview = (facts: Partial<ReviewFacts>): ReviewFacts => ({
  id: '0197f000-0000-7000-8000-000000000001',
  tourId: '0197f000-0000-7000-8000-000000000002',
  cityId: '0197f000-0000-7000-8000-000000000003',
  bookingReference: 'BK-7K3M9Q',
  author: 'Hanna K.',
  country: 'DE',
  language: 'de_DE',
  rating: 5,
  text: 'Sehr schön, gern wieder.',
  publishedOn: '2026-10-03',
  ...facts,
});
