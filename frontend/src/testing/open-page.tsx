import type { ReactNode } from 'react';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { Api } from '../api/api.js';
import { createQueryClient } from '../api/query.js';
import { loadMessages } from '../i18n/intl.js';
import type { Currency } from '../i18n/locales.js';
import { SiteProvider } from '../i18n/site.js';
// Loaded with the test, which need not wait for it then: how long that takes depends on the machine.
import '../ui/overlay/dialog-window.js';

interface PageUnderTest {
  readonly page: () => ReactNode;
  /** Path inside the site: `cart`, `order/$reference`. */
  readonly path: string;
  /** Where a path has a parameter, the address: `order/CIC-7K3M9Q`. */
  readonly at?: string;
  /** `?page=2` */
  readonly search?: string;
  /** Catalogues beside `common` and `layout`. */
  readonly messages: readonly string[];
  readonly api: Pick<Api, 'get'> & Partial<Api>;
  /** As the demonstration shows it. */
  readonly demo?: boolean;
}

/** A page at its address, in English and euros, with a server that answers as the test says. */
export async function openPage(opened: PageUnderTest) {
  const { page, path, at = path, search = '', messages, api, demo = false } = opened;
  await loadMessages('en_US', messages);
  const root = createRootRouteWithContext<{ api: Api; publicUrl: string; demo: boolean }>()({ component: Outlet });
  const site = createRoute({ getParentRoute: () => root, path: '$lang/$currency' });
  const own = createRoute({ getParentRoute: () => site, path, component: page });
  const others = createRoute({ getParentRoute: () => site, path: '$' });
  const server = api as Api;
  const client = createQueryClient(server);
  const router = createRouter({
    context: { api: server, publicUrl: 'https://cicerone.example', demo },
    routeTree: root.addChildren([site.addChildren([own, others])]),
    history: createMemoryHistory({ initialEntries: [`/en_US/EUR/${at}${search}`] }),
  });
  const shown = (currency: Currency) => (
    <QueryClientProvider client={client}>
      <SiteProvider site={{ locale: 'en_US', currency }}>
        <main id="content" tabIndex={-1}>
          <RouterProvider router={router} />
        </main>
      </SiteProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(shown('EUR'));
  return { router, client, showIn: (currency: Currency): void => rerender(shown(currency)) };
}
