import { describe, expect, it, jest } from '@jest/globals';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import type { SiteRouter } from './router.js';
import { stayWithoutScript } from './missing-page-script.js';

const never = () => new Promise<void>(() => undefined);
const soon = () => Promise.resolve();
type Script = () => Promise<{ Page: () => null }>;

async function at(script: Script, wait = never, isThere = false) {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/page',
    component: lazyRouteComponent(script, 'Page'),
  });
  const router = createRouter({ routeTree: root.addChildren([home, page]), history: createMemoryHistory() });
  await router.load();
  const [tell, open] = [jest.fn(), jest.fn()];
  const answers = () => Promise.resolve(isThere);
  stayWithoutScript(router as unknown as SiteRouter, { answers, open, tell }, wait);
  return { router, tell, open, go: () => router.navigate({ href: '/page?on=1' }) };
}

describe('a page whose script does not come from a server that answers', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  it('comes whole from the server', async () => {
    const { router, tell, open, go } = await at(gone, never, true);
    await go();
    expect(open.mock.calls).toEqual([['/page?on=1']]);
    expect([router.latestLocation.href, tell.mock.calls.length]).toEqual(['/', 0]);
  });

  it('comes whole from the server after it was waited for', async () => {
    let fail = (): void => undefined;
    const script = () => new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
    const { router, tell, open, go } = await at(script, soon, true);
    const going = go();
    await waitFor(() => expect(router.state.location.href).toBe('/page?on=1'));
    fail();
    await going;
    expect([open.mock.calls, tell.mock.calls.length]).toEqual([[['/page?on=1']], 0]);
  });
});

describe('a page whose script does not come', () => {
  it('is not gone to: that is told, and the next try goes there', async () => {
    const script = jest
      .fn<Script>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ Page: () => null });
    const { router, tell, go } = await at(script);
    await go();
    expect([router.latestLocation.href, tell.mock.calls.length]).toEqual(['/', 1]);
    await go();
    expect([router.latestLocation.href, tell.mock.calls.length]).toEqual(['/page?on=1', 1]);
  });

  it('is left again where it does not come after all', async () => {
    let fail = (): void => undefined;
    const script = () => new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
    const { router, tell, go } = await at(script, soon);
    const going = go();
    await waitFor(() => expect(router.state.location.href).toBe('/page?on=1'));
    fail();
    await going;
    expect([router.history.location.href, tell.mock.calls.length]).toEqual(['/', 1]);
    expect(router.state.matches.map(({ pathname, status }) => `${pathname} ${status}`)).toEqual([
      '/ success',
      '/ success',
    ]);
  });

  it('is of no concern any more to who has gone elsewhere', async () => {
    let fail = (): void => undefined;
    const script = () => new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
    const { router, tell, go } = await at(script, soon);
    void go();
    await waitFor(() => expect(router.state.location.href).toBe('/page?on=1'));
    await router.navigate({ href: '/?on=2' });
    fail();
    await new Promise((resolve) => setTimeout(resolve));
    expect([router.history.location.href, tell.mock.calls.length]).toEqual(['/?on=2', 0]);
  });

  it('is gone to where it only takes its time', async () => {
    const { router, tell, go } = await at(() => new Promise(() => undefined), soon);
    void go();
    await waitFor(() => expect(router.latestLocation.href).toBe('/page?on=1'));
    expect(tell).not.toHaveBeenCalled();
  });
});
