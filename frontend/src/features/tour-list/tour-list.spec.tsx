import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { openPage } from '../../testing/open-page.js';
import { TourList } from './tour-list.js';
import { aTourCard } from './testing/a-tour-card.js';

const evening = aTourCard({
  slug: 'an-evening',
  name: 'An evening',
  fromPrice: { amount: 2950, currency: 'EUR' },
  totalPrice: { amount: 11_800, currency: 'EUR' },
  priceUnit: 'per-person',
});
const walk = aTourCard({ id: 'tour-2' });

const wanted = { people: 4, startAt: '2027-05-02' };

const prices = async (people?: number): Promise<(string | null)[]> => {
  await openPage({
    page: () => <TourList tours={[evening, walk]} wanted={people ? { people } : undefined} />,
    path: 'tours',
    messages: ['tour-list'],
    api: { get: () => Promise.reject(new Error()) },
  });
  await screen.findByRole('heading', { name: 'A walk' });
  return screen.getAllByText(/^from/).map(({ textContent }) => textContent);
};

it.each([
  ['the tour alone', undefined, '/en_US/EUR/tour/an-evening'],
  ['the tour for the party and the day of the list', wanted, '/en_US/EUR/tour/an-evening?people=4&startAt=2027-05-02'],
] as const)('leads to %s', async (_, wish, path) => {
  await openPage({
    page: () => <TourList tours={[evening]} wanted={wish} />,
    path: 'tours',
    messages: ['tour-list'],
    api: { get: () => Promise.reject(new Error()) },
  });
  expect((await screen.findByRole('link', { name: 'An evening' })).getAttribute('href')).toBe(path);
});

beforeAll(() => loadMessages('en_US', ['tour-list']));
afterEach(cleanup);

it('tells what a party pays together where a tour is priced per person, as the filter counts it', async () => {
  expect(await prices(4)).toEqual([
    'from €29.50 per person€118.00 in total for 4\u00A0people',
    'from €129.00 per group',
  ]);
});

it('tells one price for one person, and where nobody was asked for', async () => {
  const each = ['from €29.50 per person', 'from €129.00 per group'];
  expect(await prices(1)).toEqual(each);
  cleanup();
  expect(await prices()).toEqual(each);
});
