import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { TourPage } from './tour-page.js';
import { aTour } from './testing/a-tour.js';
import type { PriceOffer, Tour } from './tour.api.js';

/** Not what the page could think of by itself. */
const total = { amount: 18_765, currency: 'EUR' };
const offer: PriceOffer = {
  price: total,
  priceOriginalCurrency: total,
  rate: { from: 'EUR', to: 'EUR', rate: '1', date: '2027-05-01T00:00:00Z' },
  steps: [{ kind: 'group', count: 2, unit: total, amount: total }],
  tickets: null,
  guaranteedUntil: '2027-05-01T10:00:00Z',
  quoteToken: 'token-1',
};
const slot = { date: '2027-05-02', time: '09:30', startsAt: '2027-05-02T07:30:00Z', timeZone: 'Europe/Rome', left: 1 };

afterEach(cleanup);

it('is not drawn anew when the days and the price of its booking come', async () => {
  let timesDrawn = 0;
  const tour: Tour = {
    ...aTour(),
    get highlights() {
      timesDrawn += 1;
      return ['A view'];
    },
  };
  await openPage({
    page: () => <TourPage slug="a-walk" reviews={null} shown={undefined} similar={null} guides={null} />,
    path: 'tour/a-walk',
    messages: ['tour-page', 'price-steps'],
    api: {
      get: (path: string) =>
        Promise.resolve(path.endsWith('/availability') ? [{ date: slot.date, slots: [slot] }] : tour),
      send: () => Promise.resolve(offer),
    } as never,
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByRole('button', { name: /May 2/ })).toBeTruthy();
  expect(await panel.findAllByText('€187.65')).toHaveLength(2);
  expect(timesDrawn).toBe(1);
});

it('names no day until the first free one is known', async () => {
  await openPage({
    page: () => <TourPage slug="a-walk" reviews={null} shown={undefined} similar={null} guides={null} />,
    path: 'tour/a-walk',
    messages: ['tour-page', 'price-steps'],
    api: {
      get: (path: string) => (path.endsWith('/availability') ? new Promise(() => {}) : Promise.resolve(aTour())),
      send: () => new Promise(() => {}),
    } as never,
  });
  const panel = await screen.findByRole('complementary');
  expect(panel.textContent).toContain('First free day: ');
  expect(panel.textContent).not.toMatch(/\b20\d\d\b/);
});

it('says in its facts and where one would be chosen that no language is available', async () => {
  await openPage({
    page: () => <TourPage slug="a-walk" reviews={null} shown={undefined} similar={null} guides={null} />,
    path: 'tour/a-walk',
    messages: ['tour-page', 'price-steps'],
    api: {
      get: (path: string) => Promise.resolve(path.endsWith('/availability') ? [] : { ...aTour(), guideLanguages: [] }),
      send: () => new Promise(() => {}),
    } as never,
  });
  const panel = within(await screen.findByRole('complementary'));
  expect(panel.getByRole('option', { name: 'No available languages' })).toBeTruthy();
  expect(screen.getAllByText('No available languages').map(({ tagName }) => tagName)).toContain('SPAN');
});
