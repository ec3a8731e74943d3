import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import '../../ui/overlay/dialog-window.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { PromoCodesPage } from './promo-codes-page.js';
import type { PromoCode } from './promo-codes.api.js';

const campaign: PromoCode = {
  id: 'code-1',
  code: 'SPRING-2027',
  kind: 'campaign',
  state: 'running',
  percent: 15,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: null,
  mostUses: 200,
  usesTaken: 12,
  createdAt: '2026-11-01T00:00:00.000Z',
  endedAt: null,
};
const personal: PromoCode = {
  ...campaign,
  id: 'code-2',
  code: 'PRO-7K3M9Q2F',
  kind: 'personal',
  owner: { id: 'camille', name: 'Camille Roussel' },
  percent: 10,
  mostUses: null,
  usesTaken: 3,
};

describe('the promo codes of the team', () => {
  let asked: unknown[];
  let sent: unknown[];
  beforeEach(() => {
    asked = [];
    sent = [];
    act(() => startSession({ uuid: 'carla' } as SessionUser, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = (search = '') =>
    openPage({
      page: PromoCodesPage,
      path: 'admin/promo-codes',
      search,
      messages: ['admin-list', 'promo-codes'],
      api: {
        get: (_: string, query: unknown) => {
          asked.push(query);
          const pagination = { page: 1, size: 25, totalItems: 2, totalPages: 1, hasMore: false };
          return Promise.resolve({ items: [campaign, personal], pagination });
        },
        send: (...call: unknown[]) => {
          sent.push(call.slice(0, 3));
          return Promise.resolve({ id: 'code-3' });
        },
      } as never,
    });

  it('say of each what it is worth, whose it is, and how often it was used', async () => {
    await open();
    const [, first, second] = await screen.findAllByRole('row');
    expect(first?.textContent).toMatch(/SPRING-2027.*Campaign.*15%.*Running.*12 of 200/);
    expect(second?.textContent).toMatch(/PRO-7K3M9Q2F.*Camille Roussel.*10%.*Running.*3, no limit/);
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/en_US/EUR/admin/promo-codes/code-1');
  });

  it('are filtered by their address', async () => {
    await open('?kind=campaign&state=nonsense&sort=-usesTaken');
    await screen.findAllByRole('row');
    expect(asked.at(-1)).toEqual({ kind: 'campaign', sort: '-usesTaken', page: 1 });
  });

  it('are made with what was filled in; what is missing stands at its field', async () => {
    await open();
    await screen.findAllByRole('row');
    fireEvent.click(screen.getByRole('button', { name: 'New code' }));
    const dialog = await screen.findByRole('dialog');
    const create = within(dialog).getByRole('button', { name: 'Create the code' });
    fireEvent.click(create);
    expect(await within(dialog).findByRole('link', { name: /Enter the code/ })).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(within(dialog).getByLabelText('Code'), { target: { value: 'autumn-27' } });
    fireEvent.change(within(dialog).getByLabelText('Discount in percent'), { target: { value: '15' } });
    fireEvent.change(within(dialog).getByLabelText('Starts'), { target: { value: '2027-09-01T09:00' } });
    await act(async () => fireEvent.click(create));
    const startsAt = new Date('2027-09-01T09:00').toISOString();
    expect(sent).toEqual([['POST', '/api/admin/promo-codes', { code: 'autumn-27', percent: 15, startsAt }]]);
  });
});
