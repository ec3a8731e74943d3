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

const open = (demo = false) =>
  openPage({
    page: () => <ReviewsOverview reviews={reviews} />,
    path: 'tour',
    messages: ['reviews'],
    api: { get: () => Promise.resolve([]) } as never,
    demo,
  });

it('tells the average once, and as it is', async () => {
  await open();
  expect(await screen.findByRole('img', { name: '4.8\u00A0stars out of 5' })).toBeTruthy();
  expect(screen.getByText('4.8').closest('[aria-hidden="true"]')).toBeTruthy();
});

it('tells who can review, and of the demonstration that its reviews are examples', async () => {
  await open();
  const rule = /^Only travelers whose tour took place can review it,/;
  expect((await screen.findByText(rule)).textContent).not.toContain('demonstration');
  cleanup();
  await open(true);
  expect((await screen.findByText(rule)).textContent).toMatch(/examples and do not belong to any booking\.$/);
});
