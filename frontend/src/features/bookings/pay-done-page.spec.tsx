import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { PayDonePage } from './pay-done-page.js';

afterEach(cleanup);

it('has a title of its own where no order is named', async () => {
  await openPage({
    page: PayDonePage,
    path: 'pay-done',
    messages: ['bookings'],
    api: { get: (() => Promise.reject(new Error('asked'))) as never },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
