import { describe, expect, it } from '@jest/globals';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { startSession, endSession, type SessionUser } from '../session/session.js';
import { requireSession } from './guards.js';
import { signInAgain, signInAgainWhereNeeded } from './lost-session.js';

async function at(page: string) {
  startSession({ uuid: 'ada' } as SessionUser, { access_token: 'a' });
  const root = createRootRoute();
  const site = createRoute({ getParentRoute: () => root, path: '$lang/$currency' });
  const guarded = createRoute({ getParentRoute: () => site, path: 'bookings', beforeLoad: requireSession });
  const open = createRoute({ getParentRoute: () => site, path: '$' });
  const history = createMemoryHistory({ initialEntries: [`/de_DE/EUR/${page}`] });
  const router = createRouter({ routeTree: root.addChildren([site.addChildren([guarded, open])]), history });
  await router.load();
  endSession();
  return router;
}

const back = (page: string): string => `/de_DE/EUR/login?next=${encodeURIComponent(`/de_DE/EUR/${page}`)}`;

describe('who has lost the session', () => {
  it.each(['checkout?step=review', 'bookings?year=2027', 'tours'])('signs in and comes back to %s', async (page) => {
    const router = await at(page);
    signInAgain(router);
    expect(router.history.location.href).toBe(back(page));
  });

  it.each(['login?next=%2Fde_DE%2FEUR%2Fcheckout', 'signup', 'forgot-password', 'reset-password?token=t'])(
    'stays at %s, which is a way in already',
    async (page) => {
      const router = await at(page);
      signInAgain(router);
      expect(router.history.location.href).toBe(`/de_DE/EUR/${page}`);
    },
  );

  it('is asked to sign in because of another tab only where the page needs it', async () => {
    const [guarded, open] = [await at('bookings'), await at('tours')];
    signInAgainWhereNeeded(guarded);
    signInAgainWhereNeeded(open);
    expect(guarded.history.location.href).toBe(back('bookings'));
    expect(open.history.location.href).toBe('/de_DE/EUR/tours');
  });
});
