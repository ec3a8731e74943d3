import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { learnServerTime } from '../../api/server-clock.js';
import { openPage } from '../../testing/open-page.js';
import { aSlot, aTour } from './testing/a-tour.js';
import type { AvailableDay } from './tour.api.js';
import { TourPage } from './tour-page.js';

const NOW = '2027-05-01T10:00:00Z';
const dayAt = (date: string): AvailableDay => ({
  date,
  slots: [aSlot({ date, startsAt: `${date}T07:30:00Z` })],
});
const IN_GERMAN = '2027-05-13';
const FREE = ['2027-05-04', '2027-05-12', '2027-05-20'];

const opened = async (startAt: string) => {
  const asked: unknown[] = [];
  const days: string[] = [];
  const { router } = await openPage({
    page: () => (
      <TourPage
        slug="a-walk"
        wanted={{ people: 4, startAt }}
        reviews={null}
        shown={undefined}
        similar={null}
        guides={null}
      />
    ),
    path: 'tour/a-walk',
    messages: ['tour-page', 'price-steps'],
    api: {
      get: (path: string, { from = '', to = '', adults, guideLanguage }: Record<string, string> = {}) => {
        learnServerTime(NOW);
        if (!path.endsWith('/availability')) return Promise.resolve(aTour());
        asked.push(adults);
        days.push(from);
        if (guideLanguage !== 'en_US')
          return Promise.resolve(from <= IN_GERMAN && IN_GERMAN <= to ? [dayAt(IN_GERMAN)] : []);
        return Promise.resolve(FREE.filter((day) => from <= day && day <= to).map(dayAt));
      },
      send: (_: string, __: string, { travellers }: { travellers: object }) => {
        asked.push(travellers);
        return Promise.reject(new Error());
      },
    } as never,
  });
  return { router, panel: within(await screen.findByRole('complementary')), asked, days };
};

describe('the booking of a tour that was looked for', () => {
  beforeEach(() => learnServerTime(NOW));
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    learnServerTime(new Date().toISOString());
  });

  it('begins with that party and that day, and asks for no other', async () => {
    const { panel, asked } = await opened('2027-05-12');
    expect(await panel.findByRole('radio', { name: /^9:30/ })).toBeTruthy();
    expect(panel.getByText('May 12, 2027')).toBeTruthy();
    expect(panel.getByRole('button', { name: /4\sadults/ })).toBeTruthy();
    expect(panel.queryByText(/free day/)).toBeNull();
    const back = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
    expect(back.map((link) => link.getAttribute('href')?.split('?')[1])).toEqual(
      back.map(() => 'people=4&startAt=2027-05-12'),
    );
    expect(new Set(asked.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['4', JSON.stringify({ adults: 4, children: 0, infants: 0 })]),
    );
  });

  it('is as it was left for who comes back to it', async () => {
    const { router, panel } = await opened('2027-05-12');
    fireEvent.click(await panel.findByRole('radio', { name: /^9:30/ }));
    const isChosen = async (): Promise<boolean> =>
      (await within(await screen.findByRole('complementary')).findByRole<HTMLInputElement>('radio', { name: /^9:30/ }))
        .checked;
    expect(await isChosen()).toBe(true);
    await act(() => router.navigate({ href: '/en_US/EUR/elsewhere' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    act(() => router.history.back());
    expect(await isChosen()).toBe(true);
  });

  it('is as it was left for who loads its page anew, and as it began for another day that was looked for', async () => {
    const { panel } = await opened('2027-05-12');
    fireEvent.click(await panel.findByRole('radio', { name: /^9:30/ }));
    cleanup();
    const again = await opened('2027-05-12');
    expect((await again.panel.findByRole<HTMLInputElement>('radio', { name: /^9:30/ })).checked).toBe(true);
    cleanup();
    const other = await opened('2027-05-20');
    expect((await other.panel.findByRole<HTMLInputElement>('radio', { name: /^9:30/ })).checked).toBe(false);
  });

  it.each([
    ['the next one that is', '2027-05-13', 'Next free day', /May 20/],
    ['the first one that is, where none comes after it in its month', '2027-05-25', 'First free day', /May 4/],
  ])('says of a day that cannot be booked that it cannot, and offers %s', async (_, startAt, offer, day) => {
    const { panel } = await opened(startAt);
    const told = await panel.findByText(/Nothing is free on this day/);
    expect(told.getAttribute('role')).toBe('status');
    fireEvent.click(await panel.findByRole('button', { name: day }));
    expect(panel.queryByText(new RegExp(offer))).toBeNull();
    expect(await panel.findByRole('radio', { name: /^9:30/ })).toBeTruthy();
    expect(panel.queryByText(/Nothing is free/)).toBeNull();
  });

  it('offers the languages in which the day is free', async () => {
    const { panel } = await opened(IN_GERMAN);
    await panel.findByText(/there are places in other languages/);
    fireEvent.click(panel.getByRole('button', { name: 'German' }));
    expect(await panel.findByRole('radio', { name: /^9:30/ })).toBeTruthy();
    expect(panel.getByLabelText<HTMLSelectElement>(/language/i).value).toBe('de_DE');
    expect(panel.queryByText(/Nothing is free/)).toBeNull();
    cleanup();
    sessionStorage.clear();
    const none = await opened('2027-05-14');
    await none.panel.findByRole('button', { name: /May 20/ });
    expect(none.panel.queryByText(/other languages/)).toBeNull();
  });

  it.each(['2027-04-30', '2027-04-02', '2020-05-02'])(
    'says of %s that it is over, asks for nothing then, and offers the first free day',
    async (startAt) => {
      const { panel, asked, days } = await opened(startAt);
      expect((await panel.findByText(/This day is over/)).getAttribute('role')).toBe('status');
      expect(await panel.findByText(/4 days are free|3 days are free/)).toBeTruthy();
      fireEvent.click(await panel.findByRole('button', { name: /May 4/ }));
      expect(await panel.findByRole('radio', { name: /^9:30/ })).toBeTruthy();
      expect(panel.queryByText(/is over/)).toBeNull();
      expect(days.every((from) => from >= '2027-05-01')).toBe(true);
      expect(asked.length).toBeGreaterThan(0);
    },
  );

  it('says of a day later than tours are sold how far ahead they are', async () => {
    const { panel, days } = await opened('2029-05-03');
    expect((await panel.findByText(/booked 730 days ahead at most/)).getAttribute('role')).toBe('status');
    fireEvent.click(await panel.findByRole('button', { name: /May 4/ }));
    expect(await panel.findByRole('radio', { name: /^9:30/ })).toBeTruthy();
    expect(panel.queryByText(/730 days/)).toBeNull();
    expect(days.every((from) => from < '2028')).toBe(true);
  });

  it('is opened on a telephone by a button that says what is missing', async () => {
    const { panel } = await opened('2027-05-12');
    const bar = () => screen.getByRole('button', { name: /^(Choose a date|Choose a time|Continue)$/ }).textContent;
    expect(bar()).toBe('Choose a time');
    fireEvent.click(await panel.findByRole('radio', { name: /^9:30/ }));
    expect(bar()).toBe('Continue');
    cleanup();
    const later = await opened('2027-05-13');
    await later.panel.findByText(/Nothing is free on this day/);
    expect(bar()).toBe('Choose a date');
    cleanup();
    await opened('2027-04-02');
    await screen.findByText(/This day is over/);
    expect(bar()).toBe('Choose a date');
  });
});
