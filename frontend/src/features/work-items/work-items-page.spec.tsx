import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { WorkItemsPage } from './work-items-page.js';
import type { WorkItem } from './work-items.api.js';

const item: WorkItem = {
  id: 'item-1',
  context: 'payments',
  kind: 'refund-failed',
  state: 'open',
  subject: { type: 'order', id: 'CIC-7K3M9Q', reference: 'CIC-7K3M9Q' },
  facts: { gateway: 'stripe', amount: { amount: 12_900, currency: 'EUR' }, refund: 're_1' },
  isUrgent: true,
  raisedAt: '2027-05-01T08:00:00.000Z',
  isOverdue: false,
  version: 1,
  actions: ['assign', 'resolve'],
};
const late: WorkItem = {
  ...item,
  id: 'item-2',
  context: 'guide-missions',
  kind: 'something-new',
  subject: { type: 'mission', id: 'mission-1', reference: 'BK-4F8T2W' },
  facts: { tour: 'Colosseum and Forum' },
  dueAt: '2027-05-02T08:00:00.000Z',
  isOverdue: true,
  assignedTo: { id: 'carla', name: 'Carla Conti' },
};

describe('the queue of the team', () => {
  let asked: unknown[];
  beforeEach(() => {
    asked = [];
    act(() => startSession({ uuid: 'carla' } as SessionUser, { access_token: 'a', refresh_token: 'r' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = (search = '') =>
    openPage({
      page: WorkItemsPage,
      path: 'admin/work-items',
      search,
      messages: ['admin-list', 'work-items'],
      api: {
        get: (_, query) => {
          asked.push(query);
          const pagination = { page: 1, size: 25, totalItems: 2, totalPages: 1, hasMore: false };
          return Promise.resolve({ items: [late, item], pagination });
        },
      },
    });

  it('says of each item what it is about, who looks after it, and that it is overdue', async () => {
    await open();
    const [, first, second] = await screen.findAllByRole('row');
    expect(first?.textContent).toMatch(/something new.*Overdue.*Mission BK-4F8T2W · Colosseum and Forum.*Carla Conti/);
    expect(second?.textContent).toMatch(/Refund failed.*Order CIC-7K3M9Q · €129\.00/);
    expect(within(second!).getByRole('link').getAttribute('href')).toBe('/en_US/EUR/admin/work-items/item-1');
  });

  it('is filtered by its address', async () => {
    await open('?assigned=me&kind=dispute&state=nonsense');
    await screen.findAllByRole('row');
    expect(asked.at(-1)).toEqual({ assigned: 'me', kind: 'dispute', page: 1 });
    expect(screen.getByRole('button', { name: 'Remove the filter Kind: Dispute' })).toBeTruthy();
  });

  it('is moved through by j and k, but not while somebody types', async () => {
    await open();
    const [, first, second] = await screen.findAllByRole('row');
    const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
    press('j');
    expect(document.activeElement).toBe(within(first!).getByRole('link'));
    press('j', document.activeElement!);
    expect(document.activeElement).toBe(within(second!).getByRole('link'));
    press('j', document.activeElement!);
    expect(document.activeElement).toBe(within(second!).getByRole('link'));
    press('k', document.activeElement!);
    expect(document.activeElement).toBe(within(first!).getByRole('link'));
    const field = screen.getByRole('searchbox');
    field.focus();
    press('j', field);
    expect(document.activeElement).toBe(field);
  });
});
