import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { Query } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { NothingFound } from './nothing-found.js';
import { priceScale } from './price-scale.js';
import { USUAL } from './tour-filters.js';

const filters = { ...USUAL, people: 15, duration: 60 };
const names = { city: undefined, categories: [], categoryOf: (slug: string) => slug };
const scale = priceScale({ amount: 100_000, currency: 'EUR' });

/** With a server that has tours of any length for fifteen, or those of an hour for two, or neither. */
async function open(has: { forFifteen: boolean; ofAnHour: boolean }) {
  const count = ({ people, duration }: Query) =>
    Number(people) === 15 && duration ? 0 : duration ? Number(has.ofAnHour) : Number(has.forFifteen);
  const get = (_: string, query: Query) => Promise.resolve({ totalItems: count(query) });
  const page = () => <NothingFound {...{ filters, names, scale }} focusResults={() => undefined} />;
  await openPage({ page, path: 'tours', messages: ['tour-list'], api: { get } as never });
}

describe('where no tour was found', () => {
  afterEach(cleanup);
  const quote = () => screen.queryByRole('link', { name: /^Ask for a quote for 15/ });

  it('a quote is offered where the party is too large', async () => {
    await open({ forFifteen: false, ofAnHour: true });
    await screen.findByText(/1 tour/);
    expect(quote()).not.toBeNull();
  });

  it('no quote is offered where tours for the party are left out by another filter', async () => {
    await open({ forFifteen: true, ofAnHour: false });
    await screen.findByText(/1 tour/);
    expect(quote()).toBeNull();
  });

  it('a quote is offered where nothing helps', async () => {
    await open({ forFifteen: false, ofAnHour: false });
    await screen.findByText('Begin again without filters.');
    expect(quote()).not.toBeNull();
  });
});
