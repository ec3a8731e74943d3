import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { load } from '../api/query.js';
import { entriesQuery } from '../entries/entries.api.js';
import { figuresQuery } from '../features/pages/figures.api.js';
import { siteRoute } from './site.js';

type Search = Readonly<Record<string, unknown>>;

const MOST_LETTERS = 100;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.slice(0, MOST_LETTERS) : undefined;

const contactRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'contact',
  staticData: { messages: ['contact'], module: 'features/contact/contact-page.tsx' },
  validateSearch: ({ reason, booking, sender, service, sent }: Search) => ({
    reason: text(reason),
    service: text(service),
    booking: text(booking),
    sender: text(sender),
    sent: text(sent),
  }),
  component: lazyRouteComponent(() => import('../features/contact/contact-page.js'), 'ContactPage'),
});

const faqRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'faq',
  staticData: { messages: ['faq'], module: 'features/faq/faq-page.tsx' },
  validateSearch: ({ q }: Search) => ({ q: text(q) }),
  loader: ({ context }) => load(context, entriesQuery('faq', context)),
  component: lazyRouteComponent(() => import('../features/faq/faq-page.js'), 'FaqPage'),
});

const subscriptionRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'subscription',
  staticData: { messages: ['subscription'], module: 'features/subscription/subscription-page.tsx' },
  validateSearch: ({ confirm, leave, sent }: Search) => ({
    sent: text(sent),
    confirm: typeof confirm === 'string' ? confirm : undefined,
    leave: typeof leave === 'string' ? leave : undefined,
  }),
  loader: ({ context }) => load(context, entriesQuery('subscription', context)),
  component: lazyRouteComponent(() => import('../features/subscription/subscription-page.js'), 'SubscriptionPage'),
});

const messages = ['pages'];

const aboutRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'about',
  staticData: { messages, module: 'features/pages/about-page.tsx' },
  loader: async ({ context }) => {
    const [[entry]] = await Promise.all([
      load(context, entriesQuery('about', context)),
      load(context, figuresQuery(context)),
    ]);
    if (!entry) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/pages/about-page.js'), 'AboutPage'),
});

const giftCardsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'gift-cards',
  staticData: { messages, module: 'features/pages/gift-cards-page.tsx' },
  loader: async ({ context }) => {
    const [entry] = await load(context, entriesQuery('gift-cards', context));
    if (!entry) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/pages/gift-cards-page.js'), 'GiftCardsPage'),
});

const travelAgentsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'travel-agents',
  staticData: { messages, module: 'features/pages/travel-agents-page.tsx' },
  loader: async ({ context }) => {
    const [[entry]] = await Promise.all([
      load(context, entriesQuery('travel-agents', context)),
      load(context, figuresQuery(context)),
    ]);
    if (!entry) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/pages/travel-agents-page.js'), 'TravelAgentsPage'),
});

const recruitmentRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'recruitment',
  staticData: { messages, module: 'features/pages/recruitment-page.tsx' },
  loader: async ({ context }) => {
    const [[entry]] = await Promise.all([
      load(context, entriesQuery('recruitment', context)),
      load(context, figuresQuery(context)),
    ]);
    if (!entry) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/pages/recruitment-page.js'), 'RecruitmentPage'),
});

const guideRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide',
  staticData: { messages, module: 'features/pages/guide-page.tsx' },
  component: lazyRouteComponent(() => import('../features/pages/guide-page.js'), 'GuidePage'),
});

export const pagesRoutes = [
  contactRoute,
  faqRoute,
  subscriptionRoute,
  aboutRoute,
  giftCardsRoute,
  travelAgentsRoute,
  recruitmentRoute,
  guideRoute,
];
