import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { learnServerTime } from '../../api/server-clock.js';
import { openPage } from '../../testing/open-page.js';
import { TourPage } from './tour-page.js';
import { aTour } from './testing/a-tour.js';

afterEach(() => {
  cleanup();
  learnServerTime(new Date().toISOString());
});

it('takes from the server which day is today, whatever the clock of the browser says', async () => {
  const years = 1000 * 60 * 60 * 24 * 365 * 5;
  // So wrong a clock has no month in common with the server's.
  const now = new Date(Date.now() + years);
  const day = now.toISOString().slice(0, 10);
  const startsAt = `${day}T20:00:00Z`;
  const slot = { date: day, time: '22:00', startsAt, timeZone: 'Europe/Rome', left: 1 };
  const asked: string[] = [];
  await openPage({
    page: () => <TourPage slug="a-walk" reviews={null} shown={undefined} similar={null} guides={null} />,
    path: 'tour/a-walk',
    messages: ['tour-page', 'price-steps'],
    api: {
      get: (path: string, { from = '', to = '' }: Record<string, string> = {}) => {
        if (!path.endsWith('/availability')) return Promise.resolve(aTour());
        asked.push(from);
        learnServerTime(`${day}T10:00:00Z`);
        return Promise.resolve(from <= day && day <= to ? [{ date: day, slots: [slot] }] : []);
      },
      send: () => Promise.reject(new Error()),
    } as never,
  });
  const panel = within(await screen.findByRole('complementary'));
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(now);
  expect(await panel.findByRole('button', { name: new RegExp(name) })).toBeTruthy();
  expect(asked).toContain(day);
});
