import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { NoSuchCity } from './no-such-city.js';
import { USUAL } from './tour-filters.js';

const cities = [
  { id: '1', slug: 'oslo', name: 'Oslo', count: 1 },
  { id: '2', slug: 'rome', name: 'Rome', count: 6 },
];

/** The paths that were asked for. */
async function open(sought: string, found: readonly (typeof cities)[number][] = cities): Promise<readonly string[]> {
  const asked: string[] = [];
  const get = (path: string) => {
    asked.push(path);
    return Promise.resolve([]);
  };
  const page = () => <NoSuchCity filters={{ ...USUAL, sought }} cities={found} />;
  await openPage({ page, path: 'tours', messages: ['tour-list'], api: { get } as never });
  await screen.findByRole('status');
  return asked;
}

describe('a city that was looked for in vain', () => {
  afterEach(cleanup);

  const proposed = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('is said to be unknown', async () => {
    expect(await open('Atlantis')).toEqual(['/api/cities/search']);
    expect(screen.getByText('We know no city called “Atlantis.”')).toBeTruthy();
    expect(proposed()).toEqual(['Rome', 'Oslo']);
  });

  it('promises no tours below, and no cities, where nothing fits the other wishes', async () => {
    await open('Atlantis', []);
    expect(screen.getByRole('status').textContent).toBe('We know no city called “Atlantis.”');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is not looked for by two letters, nor said to be unknown: what helps is told, and where many go', async () => {
    expect(await open('ro')).toEqual([]);
    expect(screen.queryByText(/We know no city/)).toBeNull();
    expect(screen.getByText(/type three letters or more/)).toBeTruthy();
    expect(proposed()).toEqual(['Rome', 'Oslo']);
  });
});
