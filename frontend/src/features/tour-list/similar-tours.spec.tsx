import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { Query } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { SimilarTours } from './similar-tours.js';
import { aTourCard } from './testing/a-tour-card.js';

const walk = aTourCard();

afterEach(cleanup);

it('are named one level below the heading that they stand under, and are for whom the tour was looked for', async () => {
  const asked: unknown[] = [];
  await openPage({
    page: () => <SimilarTours tour="another-walk" wanted={{ people: 4, startAt: '2027-05-02' }} />,
    path: 'tour',
    messages: ['tour-list'],
    api: {
      get: (path: string, { people }: Query) => {
        asked.push([path, people]);
        return Promise.resolve([walk]);
      },
    } as never,
  });
  expect(await screen.findByRole('heading', { name: 'A walk', level: 3 })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'A walk' });
  expect(link.getAttribute('href')).toBe('/en_US/EUR/tour/a-walk?people=4&startAt=2027-05-02');
  expect(asked).toEqual([['/api/tour/another-walk/similar', 4]]);
  expect(screen.getByText(/for 4 people together/)).toBeTruthy();
});
