import { afterEach, expect, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { useSite } from '../../i18n/site.js';
import { openPage } from '../../testing/open-page.js';
import { CART, type Cart } from './checkout.api.js';
import { cartQuery } from '../../shared/cart/cart.api.js';
import { HoldNotice } from './hold-notice.js';

afterEach(cleanup);

const usedUp = new ApiProblem({ status: 409, code: 'HOLD_ALREADY_EXTENDED', detail: 'Long enough' } as never);
const hold = (error: unknown) => ({ error, isPending: false, isIdle: false, mutate: () => undefined }) as never;
const open = (error: unknown) =>
  openPage({
    page: () => <HoldNotice cart={{ items: [], holdsUntil: null } as unknown as Cart} ahead={0} hold={hold(error)} />,
    path: 'checkout',
    at: 'checkout',
    messages: ['checkout'],
    api: {} as never,
  });

it('offers to hold again what is held no more', async () => {
  await open(null);
  expect(await screen.findByText(/no longer held/)).toBeTruthy();
  expect(screen.getByRole('button')).toBeTruthy();
});

it('does not offer to hold what was held as long as it may be: it can only be ordered', async () => {
  await open(usedUp);
  expect((await screen.findByText(/You can still order while they are free/)).closest('[role=status]')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

/** With a cart that is in memory already. */
function RefusedHold() {
  useQuery({ ...cartQuery(useSite()), initialData: { items: [] } as unknown as Cart, staleTime: Infinity });
  const changed = new ApiProblem({ status: 409, code: 'CART_CHANGED', detail: 'It has changed' } as never);
  return <HoldNotice cart={{ items: [], holdsUntil: null } as unknown as Cart} ahead={0} hold={hold(changed)} />;
}

it('asks for the cart of now where a tour of it is not sold any more, and offers to hold the rest', async () => {
  const asked: string[] = [];
  const api = { get: (path: string) => (asked.push(path), Promise.resolve({ items: [] })) };
  await openPage({
    page: RefusedHold,
    path: 'checkout',
    at: 'checkout',
    messages: ['checkout'],
    api: api as never,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('It has changed');
  expect(screen.getByRole('button')).toBeTruthy();
  await waitFor(() => expect(asked).toEqual([CART]));
});
