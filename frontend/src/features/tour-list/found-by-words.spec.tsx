import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { FoundByWords } from './found-by-words.js';
import { USUAL, type Filters } from './tour-filters.js';

const popular = [
  { slug: 'rome', name: 'Rome', toursCount: 6 },
  { slug: 'oslo', name: 'Oslo', toursCount: 0 },
];

interface Shown {
  readonly totalItems?: number;
  readonly hasAllWords?: boolean;
  readonly further?: Partial<Filters>;
}

/** The paths that were asked for. */
async function open(sought: string, { totalItems = 0, hasAllWords = false, further = {} }: Shown = {}) {
  const asked: string[] = [];
  const get = (path: string) => {
    asked.push(path);
    return Promise.resolve(path === '/api/featuredCities' ? popular : []);
  };
  const page = () => (
    <>
      <h1>Tours</h1>
      <FoundByWords filters={{ ...USUAL, sought, ...further }} tours={{ totalItems, hasAllWords }} />
    </>
  );
  await openPage({ page, path: 'tours', messages: ['tour-list'], api: { get } as never });
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

describe('words that tours are looked for by', () => {
  afterEach(cleanup);

  it('are said to have no results, with popular cities', async () => {
    await open('Atlantis');
    expect(screen.getByText('No results for “Atlantis.”')).toBeTruthy();
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Rome', '/en_US/EUR/tours?city=rome'],
      ['Oslo', '/en_US/EUR/city/oslo'],
    ]);
  });

  it('are not looked for by two letters: what helps is told', async () => {
    expect(await open('ro')).not.toContain('/api/cities/search');
    expect(screen.getByText(/type three letters or more/)).toBeTruthy();
  });

  it('are said not to be all in a tour, if the list has those that come closest', async () => {
    await open('street food rome', { totalItems: 3 });
    expect(screen.getByRole('status').textContent).toBe(
      'No tour matches every word of “street food rome.” These come closest.',
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each<[string, Shown]>([
    ['tours have all of them', { totalItems: 3, hasAllWords: true }],
    ['another filter leaves no tour', { hasAllWords: true, further: { duration: 90 } }],
  ])('are not spoken of if %s', async (_, shown) => {
    await open('Louvre', shown);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
