import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Api, ApiProblem } from '../../api/api.js';
import { createQueryClient } from '../../api/query.js';
import { loadMessages } from '../../i18n/intl.js';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { SiteProvider } from '../../i18n/site.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import type { PaymentMatter, PaymentMatterKind, PaymentMatters } from './attention.api.js';
import { PaymentsSection } from './payments-section.js';
// Loaded with the test, which need not wait for it then.
import '../../ui/overlay/dialog-window.js';

const ADMIN = { uuid: '0192', firstName: 'Carla', role: 2, isPro: false } as SessionUser;
const LIST = '/api/admin/payments/attention';
const KINDS: readonly PaymentMatterKind[] = [
  'amount-mismatch',
  'unknown-payment',
  'duplicate-capture',
  'refund-failed',
  'refund-outside',
  'dispute',
];

const aMatter = (told: Partial<PaymentMatter> = {}): PaymentMatter => ({
  id: told.kind ?? 'first',
  kind: 'dispute',
  raisedAt: '2027-06-01T12:00:00.000Z',
  orderReference: 'CIC-7K3M9Q',
  gateway: { name: 'stripe', payment: 'pi_1', dispute: 'dp_1' },
  amount: { amount: 12_900, currency: 'EUR' },
  due: { amount: 15_000, currency: 'EUR' },
  reason: 'fraudulent',
  evidenceDueAt: '2027-06-20T12:00:00.000Z',
  ...told,
});

const listOf = (matters: readonly PaymentMatter[], page = 1, totalItems = matters.length): PaymentMatters => ({
  matters,
  pagination: { page, size: 20, totalItems, totalPages: Math.ceil(totalItems / 20) },
});

describe('the money that waits for a person', () => {
  let asked: string[];
  let sent: unknown[];

  interface Told {
    readonly search?: string;
    readonly locale?: Locale;
    readonly settle?: () => Promise<void>;
  }

  function open(answer: (address: string) => PaymentMatters, { search = '', locale = 'en_US', settle }: Told = {}) {
    const api = {
      get: async (path: string, query: Record<string, string>) => {
        if (path !== LIST) return undefined;
        const address = `${path}?${new URLSearchParams(query)}`;
        asked.push(address);
        return answer(address);
      },
      send: async (_method: string, path: string, body: unknown) => {
        sent.push([path, body]);
        await settle?.();
      },
    } as unknown as Api;
    const root = createRootRouteWithContext<{ api: Api }>()({ component: Outlet });
    const site = createRoute({ getParentRoute: () => root, path: '$lang/$currency' });
    const page = createRoute({ getParentRoute: () => site, path: 'admin/attention', component: PaymentsSection });
    const router = createRouter({
      context: { api },
      routeTree: root.addChildren([site.addChildren([page])]),
      history: createMemoryHistory({ initialEntries: [`/${locale}/EUR/admin/attention${search}`] }),
    });
    render(
      <QueryClientProvider client={createQueryClient(api)}>
        <SiteProvider site={{ locale, currency: 'EUR' }}>
          <RouterProvider router={router} />
        </SiteProvider>
      </QueryClientProvider>,
    );
    return router;
  }

  beforeAll(() => Promise.all(LOCALES.map((locale) => loadMessages(locale, ['attention']))));
  beforeEach(() => {
    asked = [];
    sent = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    act(() => startSession(ADMIN, { access_token: 'a' }));
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
    jest.restoreAllMocks();
  });

  it.each([...LOCALES])('says in %s of each kind what happened and what to do, with its amounts', async (locale) => {
    open(() => listOf(KINDS.map((kind) => aMatter({ kind }))), { locale });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(KINDS.length);
    for (const card of cards) {
      expect(card.textContent).toMatch(/129/);
      expect(card.textContent).not.toMatch(/[{}]|attention\./);
    }
    expect(cards[0]?.textContent).toMatch(/150/);
    expect(new Set(cards.map((card) => card.querySelectorAll('p')[0]?.textContent)).size).toBe(KINDS.length);
    expect(new Set(cards.map((card) => card.querySelectorAll('p')[1]?.textContent)).size).toBe(KINDS.length);
  });

  it('leads to the order, and names what to look for at the gateway', async () => {
    const { orderReference: _, ...orderless } = aMatter({ kind: 'unknown-payment' });
    open(() => listOf([aMatter(), orderless]));
    const link = await screen.findByRole('link', { name: 'CIC-7K3M9Q' });
    expect(link.getAttribute('href')).toBe('/en_US/EUR/order/CIC-7K3M9Q');
    expect(screen.getByText('No matching order')).toBeTruthy();
    expect(screen.getAllByText('pi_1')).toHaveLength(2);
    expect(screen.getAllByText('The customer did not make this payment')).toHaveLength(2);
  });

  it('settles with a note, and not without one', async () => {
    let matters = [aMatter()];
    open(() => listOf(matters), { settle: async () => void (matters = []) });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    const note = await screen.findByLabelText('Note');
    const settle = screen.getAllByRole('button', { name: 'Mark as handled' }).at(-1)!;
    fireEvent.change(note, { target: { value: '   ' } });
    fireEvent.click(settle);
    expect(await screen.findByText('Write down what was done.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(note, { target: { value: ' Sent the voucher ' } });
    fireEvent.click(settle);
    expect(await screen.findByText('No payment waits')).toBeTruthy();
    expect(sent).toEqual([[`${LIST}/first/settle`, { note: 'Sent the voucher' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that somebody else was quicker, and shows the list as it is now', async () => {
    const refusal = { status: 409, code: 'PAYMENT_ATTENTION_SETTLED', detail: 'Already handled.' };
    let matters = [aMatter()];
    open(() => listOf(matters), {
      settle: () => {
        matters = [];
        return Promise.reject(new ApiProblem(refusal));
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Done' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Mark as handled' }).at(-1)!);
    expect((await screen.findByRole('alert')).textContent).toContain('Already handled.');
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('shows who settled what, when and how, without a way to settle it again', async () => {
    const settled = { at: '2027-06-02T12:00:00.000Z', by: '0193', name: 'Carla Conti', note: 'Bank won' };
    open(() => listOf([aMatter({ settled })]), { search: '?payments=settled' });
    expect((await screen.findByText('Bank won')).closest('article')?.textContent).toContain('Carla Conti');
    expect(asked).toEqual([`${LIST}?state=settled&page=1&size=20`]);
    expect(screen.queryByRole('button', { name: 'Mark as handled' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Handled' }).getAttribute('aria-current')).toBe('page');
  });

  it('goes to the last page there is when its own has become empty', async () => {
    const router = open((address) => (address.includes('page=3') ? listOf([], 3, 21) : listOf([aMatter()], 2, 21)), {
      search: '?page=3',
    });
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(router.state.location.href).toBe('/en_US/EUR/admin/attention?page=2#attention-payments');
  });

  it('shows what was raised meanwhile when the bell rings', async () => {
    let ring: (event: Uint8Array) => void = () => undefined;
    const stream = new ReadableStream<Uint8Array>({
      start: (events) => void (ring = (event) => events.enqueue(event)),
    });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(stream));
    let matters: readonly PaymentMatter[] = [];
    open(() => listOf(matters));
    expect(await screen.findByText('No payment waits')).toBeTruthy();
    matters = [aMatter()];
    ring(new TextEncoder().encode('event: notification\ndata: {}\n\n'));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
