import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type Api, ApiProblem } from '../../api/api.js';
import { createQueryClient } from '../../api/query.js';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { emptyForm } from './checkout-form.js';
import type { CartItem } from './checkout.api.js';
import { ReviewStep } from './review-step.js';
import { aCart, aCartItem } from './testing/a-cart.js';

const item = (id: string, time: string): CartItem =>
  aCartItem({
    id,
    tour: { slug: id, name: `Tour ${id}`, city: 'Rome' },
    datetime: { date: '2027-05-03', time },
    startsAt: `2027-05-03T${time}:00+02:00`,
    duration: 180,
    timeZone: 'Europe/Rome',
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
    price: { amount: 19_500, currency: 'EUR' },
    previousPrice: null,
    guaranteedUntil: '2027-05-01T10:00:00Z',
    cancellableUntil: '2027-05-01T10:00:00Z',
    refusal: null,
    meetingPoint: { id: 'point-1', name: 'Arch of Constantine', address: 'Piazza del Colosseo' },
    specialRequirements: null,
  });

const cart = aCart({
  items: [item('early', '09:30'), item('late', '14:00')],
  total: { amount: 39_000, currency: 'EUR' },
  currency: 'EUR',
  version: 'v1',
  holdsUntil: null,
  waitingOrder: null,
});

const taken = (item: string, detail = 'Somebody was quicker'): ApiProblem =>
  new ApiProblem({
    status: 409,
    code: 'SLOT_TAKEN',
    detail,
    params: { item },
  });

function open(refusal: ApiProblem, holdError?: ApiProblem): void {
  const get = (path: string) => Promise.resolve(path === '/api/cart' ? cart : []);
  const api = { get, send: () => Promise.reject(refusal) } as unknown as Api;
  const root = createRootRouteWithContext<{ api: Api }>()({
    component: () => (
      <ReviewStep
        cart={cart}
        form={{ ...emptyForm, firstName: 'Ada' }}
        holdError={holdError}
        holdMoved={() => undefined}
      />
    ),
  });
  const router = createRouter({ context: { api }, routeTree: root, history: createMemoryHistory() });
  render(
    <QueryClientProvider client={createQueryClient(api)}>
      <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>,
  );
}

const lineOf = (name: string): HTMLElement => {
  const line = screen.getByRole('heading', { name }).closest('li');
  if (!line) throw new Error(`${name} is on no line`);
  return line;
};

const goOn = (): void => {
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
};

describe('a time that somebody else has taken', () => {
  beforeAll(async () => {
    await loadMessages('en_US', ['checkout', 'price-steps']);
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(cleanup);

  it('is told at its item, once, though neither its place was kept nor the order taken', async () => {
    open(taken('late'), taken('late', 'It is not kept for you'));
    const before = await screen.findByRole('alert');
    expect(before.textContent).toBe('It is not kept for you');
    goOn();
    await screen.findByText('Somebody was quicker');
    const alert = screen.getByRole('alert');
    expect(within(lineOf('Tour late')).getByRole('alert')).toBe(alert);
    expect(await within(lineOf('Tour late')).findByRole('link', { name: 'All free times: Tour late' })).toBeTruthy();
    expect(within(lineOf('Tour early')).queryByRole('alert')).toBeNull();
  });

  it('takes the focus when going on is refused for it', async () => {
    open(taken('early'));
    await screen.findByRole('checkbox');
    expect(screen.queryByRole('alert')).toBeNull();
    goOn();
    const alert = await screen.findByRole('alert');
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is told by the button where the item is not in the cart any more', async () => {
    open(taken('another'));
    await screen.findByRole('checkbox');
    goOn();
    const alert = await screen.findByRole('alert');
    expect(alert.closest('li')).toBeNull();
  });
});

describe('paying by bank transfer', () => {
  beforeAll(() => loadMessages('en_US', ['checkout']));
  afterEach(cleanup);

  it('says before it is chosen that it reserves nothing, and names the failure', async () => {
    open(new ApiProblem({ status: 422, code: 'WIRE_STARTS_TOO_SOON', detail: 'It starts too soon.' }));
    const wire = await screen.findByRole('radio', { name: /Bank transfer/ });
    expect(wire.closest('label')?.textContent).toContain('Reserves nothing: first come, first served.');
    fireEvent.click(wire);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Order and pay by bank transfer' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It starts too soon.');
    expect(screen.getByText('Failed to create order for wire transfer')).toBeTruthy();
  });
});
