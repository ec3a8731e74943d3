import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRootRouteWithContext, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Api, ApiProblem } from '../../api/api.js';
import { createQueryClient } from '../../api/query.js';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import type { Notification, Notifications } from './notifications.api.js';
import { NotificationsPanel } from './notifications-panel.js';

const USER = { uuid: '0192', firstName: 'Ada', role: 4, isPro: false } as SessionUser;

const told = (changes: Partial<Notification> = {}): Notification => ({
  id: 'first',
  kind: 'guide-found',
  createdAt: '2027-06-01T12:00:00.000Z',
  readAt: null,
  facts: {
    guideName: 'Giulia Marchetti',
    tour: 'Colosseum',
    city: 'Rome',
    startsAt: '2027-06-05T07:30:00.000Z',
    timeZone: 'Europe/Rome',
    orderReference: 'CIC-7K3M9Q',
  },
  ...changes,
});

const listOf = (...notifications: readonly Notification[]): Notifications => ({
  notifications,
  unread: notifications.filter(({ readAt }) => readAt === null).length,
  pagination: { page: 1, size: 10, totalItems: notifications.length, totalPages: 1 },
});

describe('what the bell opens', () => {
  let sent: unknown[];

  function open(answer: () => Promise<unknown>): void {
    const api = {
      get: answer,
      send: (_method: string, path: string, body: unknown) => {
        sent.push([path, body]);
        return Promise.resolve({ unread: 0 });
      },
    } as unknown as Api;
    const router = createRouter({ routeTree: createRootRouteWithContext<{ api: Api }>()(), context: { api } });
    jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
    jest.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
    render(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={createQueryClient(api)}>
          <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
            <NotificationsPanel />
          </SiteProvider>
        </QueryClientProvider>
      </RouterContextProvider>,
    );
  }

  beforeEach(async () => {
    await loadMessages('en_US', ['notifications']);
    sent = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    act(() => startSession(USER, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
    jest.restoreAllMocks();
  });

  it('marks nothing by being looked at; who follows one has read it', async () => {
    open(() => Promise.resolve(listOf(told(), told({ id: 'second', readAt: '2027-06-01T13:00:00.000Z' }))));
    const links = await screen.findAllByRole('link', { name: /Your guide is Giulia Marchetti/ });
    expect(links.map((link) => link.textContent.startsWith('Unread:'))).toEqual([true, false]);
    expect(links[0]?.getAttribute('href')).toBe('/en_US/EUR/order/CIC-7K3M9Q');
    expect(sent).toEqual([]);
    fireEvent.click(links[1]!);
    fireEvent.click(links[0]!);
    await waitFor(() => expect(sent).toEqual([['/api/me/notifications/read', { ids: ['first'] }]]));
  });

  it('marks all that it shows as read, up to when it asked', async () => {
    open(() => Promise.resolve(listOf(told())));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [[, { upTo }]] = sent as [[string, { upTo: string }]];
    expect(Date.parse(upTo)).toBeLessThanOrEqual(Date.now());
  });

  it('says what will be here where nothing is, with nothing to mark', async () => {
    open(() => Promise.resolve(listOf()));
    await screen.findByText('Nothing has happened yet');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be asked again after a failure', async () => {
    let isBroken = true;
    open(() =>
      isBroken ? Promise.reject(new ApiProblem({ status: 500, code: 'X' })) : Promise.resolve(listOf(told())),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    fireEvent.click(again);
    await screen.findByText(/Your guide is/);
  });
});
