import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { ReviewsOverview } from './reviews-overview.js';
import type { Reviews } from './reviews.api.js';

const reviews: Reviews = {
  reviews: [],
  rating: 4.8,
  totalReviews: 17,
  distribution: [],
  pagination: { page: 1, size: 10, totalItems: 17, totalPages: 2 },
};

afterEach(cleanup);

it('tells the average once, and as it is', async () => {
  await openPage({
    page: () => <ReviewsOverview reviews={reviews} />,
    path: 'tour',
    messages: ['reviews'],
    api: { get: () => Promise.resolve([]) } as never,
  });
  expect(await screen.findByRole('img', { name: '4.8 stars out of 5' })).toBeTruthy();
  expect(screen.getByText('4.8').closest('[aria-hidden="true"]')).toBeTruthy();
});
