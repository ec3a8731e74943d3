import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import type { Cart } from './checkout.api.js';
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
