import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { readFilters } from './mission-search.js';
import { NoMissions, NotApproved, NotForTravellers } from './mission-states.js';

const api = { get: () => new Promise<never>(() => undefined) };

async function title(search: Record<string, string>): Promise<string> {
  const page = () => <NoMissions filters={readFilters(search)} hasAny />;
  await openPage({ page, path: 'guide-missions', messages: ['guide-desk'], api });
  const [first] = await screen.findAllByText(/No /);
  return first?.textContent ?? '';
}

describe('a list of missions with none in it', () => {
  afterEach(cleanup);

  it.each([
    [{ period: 'past' }, 'No past missions'],
    [{ period: 'past', status: 'cancelled' }, 'No mission fits this choice'],
    [{ status: 'cancelled' }, 'No mission fits this choice'],
  ])('says why: %j', async (search, said) => {
    expect(await title(search)).toBe(said);
  });

  it.each([
    ['guide_fill_form_in_progress', 'Your application is not approved yet', /is not complete yet/],
    ['guide_pending_review', 'Your application is not approved yet', /is being looked at/],
    ['guide_rejected', 'Your application was not approved', /Write to us/],
  ])('tells who is %s how the application stands', async (status, title, text) => {
    const page = () => <NotApproved status={status} />;
    await openPage({ page, path: 'guide-missions', messages: ['guide-desk'], api });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en_US/EUR/recruitment');
  });

  it('leads who is no guide to their own bookings', async () => {
    await openPage({ page: NotForTravellers, path: 'guide-missions', messages: ['guide-desk'], api });
    expect((await screen.findByRole('link', { name: 'My bookings' })).getAttribute('href')).toBe('/en_US/EUR/bookings');
  });
});
