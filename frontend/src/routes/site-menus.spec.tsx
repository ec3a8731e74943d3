import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Api } from '../api/api.js';
import { createQueryClient } from '../api/query.js';
import { loadMessages } from '../i18n/intl.js';
import { SiteProvider } from '../i18n/site.js';
import { createSiteRouter } from '../router.js';
import { visitorRouteTree } from './visitor-route-tree.js';
// Loaded with the test, which need not wait for it then: how long that takes depends on the machine.
import '../ui/overlay/dialog-window.js';
import { MegaMenu } from '../layout/mega-menu.js';
import { SideMenu } from '../layout/side-menu.js';

const answers: Readonly<Record<string, unknown>> = {
  '/api/tourCategories': [
    { slug: 'food-tour', title: 'Food tours' },
    { slug: 'museum', title: 'Museum tours' },
  ],
  '/api/continents': [
    { slug: 'europa', name: 'Europe' },
    { slug: 'africa', name: 'Africa' },
  ],
};

afterEach(cleanup);

/** In the site with all the pages that it has, to a visitor. */
async function open(menu: ReactNode): Promise<void> {
  await loadMessages('en_US', []);
  const api = { get: (path: string) => Promise.resolve(answers[path]) } as unknown as Api;
  const queryClient = createQueryClient(api);
  const history = createMemoryHistory({ initialEntries: ['/en_US/EUR/'] });
  const context = { api, queryClient, publicUrl: 'https://cicerone.example', demo: false };
  render(
    <QueryClientProvider client={queryClient}>
      <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
        <RouterContextProvider router={createSiteRouter(context, history, visitorRouteTree)}>
          {menu}
        </RouterContextProvider>
      </SiteProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Food tours');
}

const linksIn = (element: Element): string[] =>
  [...element.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${(link.getAttribute('href') ?? '').replace('/en_US/EUR', '')}`,
  );

const services = [
  'Airport transfers /airport-pickup',
  'Transfer between addresses /transfer',
  'Business trips /business-trip',
  'Shore excursions /cruise-tour',
];
const quote = 'Ask for a quote /quote';
const kinds = ['Food tours /tours?categories=food-tour', 'Museum tours /tours?categories=museum'];
const partners = ['For travel agents /travel-agents', 'Become a guide /recruitment'];
const house = ['About Cicerone /about', 'Our guides /author', 'Questions and answers /faq', 'Contact us /contact'];
const further = ['Gift cards /gift-cards', 'Journal /blog'];

describe('the menu of the whole site', () => {
  it('holds the ways of the home page, the kinds of tours, zones with continents, and more', async () => {
    await open(<MegaMenu />);
    await screen.findByText('Africa');
    const parts = [...document.querySelectorAll('ul')].map((list) => {
      const title = list.closest('div')?.querySelector('p')?.textContent ?? '';
      return [title, linksIn(list)] as const;
    });
    expect(parts).toEqual([
      ['Start here', ['Home /', 'Tours by theme /home-2', 'Tours on the map /home-3', 'Our tours /tours']],
      ['Kinds of tours', kinds],
      ['Where to', ['All destinations /zones']],
      ['Where to', ['Europe /continent/europa', 'Africa /continent/africa']],
      ['Cicerone', house],
      ['Services', [...services, quote]],
      ['More', further],
      ['Work with us', partners],
    ]);
  });
});

describe('the menu on a telephone', () => {
  it('has a tab for each part of the site that a visitor can see', async () => {
    await open(<SideMenu onClose={() => undefined} />);
    const [tabs] = await screen.findAllByRole('tablist');
    const shown: Record<string, string[]> = {};
    for (const tab of within(tabs!).getAllByRole('tab')) {
      fireEvent.click(tab);
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      shown[tab.textContent] = panel ? linksIn(panel) : [];
    }
    expect(Object.entries(shown)).toEqual([
      ['Our tours', ['All tours /tours', 'All destinations /zones', ...kinds]],
      ['Contact us', ['Contact us /contact']],
      ['Ask for a quote', [quote, ...services]],
      ['Work with us', partners],
      ['My account', ['Log in /login', 'Sign up /signup', 'Favorite tours /favourite-tours']],
      ['My bookings', ['Find my booking /find-booking']],
      ['More', [quote, ...further, ...house]],
    ]);
  });
});
