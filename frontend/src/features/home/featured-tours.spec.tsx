import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { FeaturedTours } from './featured-tours.js';

afterEach(cleanup);

const open = (tours: string | false) =>
  openPage({ page: () => <FeaturedTours tours={tours} />, path: 'home', messages: ['home'], api: {} as never });

it('says that no tour is featured, and leads to all others', async () => {
  await open(false);
  expect(await screen.findByText('No featured tours found.')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/tours$/);
});

it('says nothing of the kind where there are some', async () => {
  await open('A walk');
  expect(await screen.findByText('A walk')).toBeTruthy();
  expect(screen.queryByText(/No featured tours/)).toBeNull();
});
