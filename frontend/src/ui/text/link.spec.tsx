import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { Link } from './link.js';

const loaded: string[] = [];

/** A first page with one link, and a list that writes down what it is asked for. */
async function show(link: React.ReactElement): Promise<void> {
  const root = createRootRoute({
    component: () => (
      <SiteProvider site={{ locale: 'de_DE', currency: 'EUR' }}>
        <Outlet />
      </SiteProvider>
    ),
  });
  const first = createRoute({ getParentRoute: () => root, path: '/', component: () => link });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/de_DE/EUR/tours',
    loader: ({ location }) => {
      loaded.push(location.href);
    },
    component: () => 'The list',
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([first, list]), history });
  await router.load();
  // The router of a test has other routes than the site's.
  render(<RouterProvider router={router as never} />);
}

describe('a link', () => {
  beforeEach(async () => {
    loaded.length = 0;
    await loadMessages('de_DE');
  });
  afterEach(cleanup);

  it('prepares the page that it leads to, with its filters, when one points at it', async () => {
    await show(<Link to="/tours?city=rome#list">Rom</Link>);
    fireEvent.pointerEnter(screen.getByText('Rom'));
    await waitFor(() => expect(loaded).toEqual(['/de_DE/EUR/tours?city=rome']));
  });

  it('prepares nothing where many lie close together', async () => {
    await show(
      <Link to="/tours?city=rome" prepared={false}>
        Rom
      </Link>,
    );
    fireEvent.pointerEnter(screen.getByText('Rom'));
    fireEvent.click(screen.getByText('Rom'));
    await screen.findByText('The list');
    expect(loaded).toHaveLength(1);
  });
});
