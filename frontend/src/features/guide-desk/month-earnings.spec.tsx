import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { readFilters } from './mission-search.js';
import { MonthEarnings } from './month-earnings.js';

const openMonth = (missions: readonly object[], totalsByCurrency: object) =>
  openPage({
    page: () => <MonthEarnings filters={readFilters({})} month="2027-05" />,
    path: 'guide-missions',
    messages: ['guide-desk'],
    api: { get: () => Promise.resolve({ data: missions, totalsByCurrency }) } as never,
  });

beforeEach(() => {
  act(() => startSession({ uuid: 'giulia' } as SessionUser, { access_token: 'a' }));
});
afterEach(() => {
  cleanup();
  act(() => endSession());
});

it('leads from the number of missions to the month that they stand in', async () => {
  await openMonth([{}, {}], { EUR: { amount: 45_600, currency: 'EUR' } });
  const way = await screen.findByRole('link', { name: '2\u00A0completed missions' });
  expect(way.getAttribute('href')).toContain('month=2027-05');
});

it('of a month without missions leads nowhere', async () => {
  await openMonth([], {});
  const none = await screen.findByText(/^No completed mission/u);
  expect(none.closest('a')).toBeNull();
});
