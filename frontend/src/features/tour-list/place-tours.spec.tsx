import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { Query } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import type { TripSearch } from '../../shared/trip-search/trip-search-params.js';
import { CityTours } from './city-tours.js';
import { CountryTours } from './country-tours.js';
import { aTourCard } from './testing/a-tour-card.js';

const evening = (people: number) =>
  aTourCard({
    id: 'tour-1',
    slug: 'an-evening',
    name: 'An evening',
    summary: 'Fountains and piazzas',
    city: { id: 'city-1', slug: 'rome', name: 'Rome', country: 'Italy' },
    durations: [120],
    rating: null,
    reviewCount: 0,
    fromPrice: { amount: 2950, currency: 'EUR' },
    totalPrice: { amount: 2950 * people, currency: 'EUR' },
    priceUnit: 'per-person',
    image: { src: '/files/a.jpg', width: 4, height: 3, colour: '', alt: '' },
  });

/** With a server that knows a tour for up to nineteen people. */
const open = (list: ReactNode) =>
  openPage({
    page: () => <Suspense>{list}</Suspense>,
    path: 'city/rome',
    messages: ['tour-list'],
    api: {
      get: (path: string, { people = 2 }: Query) => {
        const tours = Number(people) > 19 ? [] : [evening(Number(people))];
        return Promise.resolve(
          path === '/api/tours' ? { tours, totalItems: tours.length * 30, totalPages: 2, currentPage: 1 } : tours,
        );
      },
    } as never,
  });

const lists: readonly [string, (wanted?: TripSearch) => ReactNode][] = [
  ['a city', (wanted) => <CityTours city="rome" page={1} {...(wanted ? { wanted } : {})} />],
  ['a country', (wanted) => <CountryTours countries={['italy']} most={9} {...(wanted ? { wanted } : {})} />],
];

describe.each(lists)('the tours of %s', (_, listFor) => {
  afterEach(cleanup);

  it('are priced for the party that was looked for, and say so', async () => {
    await open(listFor({ people: 4, startAt: '2027-05-02' }));
    const link = await screen.findByRole('link', { name: 'An evening' });
    expect(link.getAttribute('href')).toBe('/en_US/EUR/tour/an-evening?people=4&startAt=2027-05-02');
    expect(screen.getByText(/for 4 people together/)).toBeTruthy();
    expect(screen.getByText(/in total/).textContent).toBe('€118.00 in total for 4\u00A0people');
  });

  it('are for two where nobody has said how many come', async () => {
    await open(listFor());
    const link = await screen.findByRole('link', { name: 'An evening' });
    expect(link.getAttribute('href')).toBe('/en_US/EUR/tour/an-evening');
    expect(screen.getByText(/for 2 people together/)).toBeTruthy();
  });

  it('are asked for where none takes so many', async () => {
    await open(listFor({ people: 20 }));
    expect(await screen.findByText(/No tour here takes 20 people/)).toBeTruthy();
    const offer = screen.getByRole('link', { name: /Ask for a quote/ });
    expect(offer.getAttribute('href')).toBe('/en_US/EUR/contact?reason=quote&people=20');
  });
});

it('of a city stay for the party on their other pages and in the list with all filters', async () => {
  await open(<CityTours city="rome" page={1} wanted={{ people: 4, startAt: '2027-05-02' }} />);
  await screen.findByRole('link', { name: 'An evening' });
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toContain('/en_US/EUR/city/rome?people=4&startAt=2027-05-02&page=2');
  expect(ways).toContain('/en_US/EUR/tours?people=4&city=rome&startAt=2027-05-02');
  cleanup();
  await open(<CityTours city="rome" page={1} />);
  await screen.findByRole('link', { name: 'An evening' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/en_US/EUR/city/rome?page=2');
});
