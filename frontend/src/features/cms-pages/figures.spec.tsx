import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { Figures } from './figures.js';

const figures = [
  ['guides', 'Guides', 1240, '2026-09-30', 'Counted by our team'],
  ['bookings', 'Bookings', 38_500, '2026-10-31', 'Paid since the beginning'],
] as const;
const entries = figures.map(([slug, title, value, date, source]) => ({
  slug,
  title,
  language: slug === 'guides' ? 'en_US' : 'de_DE',
  details: { value, date, source },
}));

afterEach(cleanup);

/** Of each figure shown: its number, its title, and what stands under it. */
async function shownFigures(only?: readonly string[]) {
  const page = () => <Figures {...(only ? { only } : {})} />;
  await openPage({
    page,
    path: 'home',
    messages: ['cms-pages'],
    api: { get: () => Promise.resolve(entries) } as never,
  });
  const terms = await screen.findAllByRole('term');
  return terms.map((term) => ({
    number: term.nextElementSibling?.textContent,
    said: [...term.querySelectorAll('span')].map((part) => part.textContent),
    language: term.closest('[lang]')?.getAttribute('lang'),
  }));
}

describe('the figures of the company', () => {
  it('tell each whose count it is and of what day', async () => {
    expect(await shownFigures()).toEqual([
      {
        number: '1,240',
        said: ['Guides', 'Counted by our teamAs of Sep 30, 2026', 'As of Sep 30, 2026'],
        language: 'en-US',
      },
      {
        number: '38,500',
        said: ['Bookings', 'Paid since the beginningAs of Oct 31, 2026', 'As of Oct 31, 2026'],
        language: 'de-DE',
      },
    ]);
  });

  it('are those that a page wants, in its order', async () => {
    const shown = await shownFigures(['bookings', 'guides', 'unknown']);
    expect(shown.map(({ number }) => number)).toEqual(['38,500', '1,240']);
  });
});
