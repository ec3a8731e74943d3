import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { isSlug, load, loadBySlug, mustBeSlug } from '../api/query.js';
import { cmsEntriesQuery } from '../shared/cms/cms.api.js';
import { askedTourQuery, TOUR_QUESTION } from '../features/contact/contact.api.js';
import { nearQuestionsQuery } from '../features/faq/faq.api.js';
import { figuresQuery } from '../features/cms-pages/figures.api.js';
import { isHousePage, pageQuery } from '../features/cms-pages/pages.api.js';
import { mailedLinkQuery } from '../features/subscription/mailed-link.api.js';
import type { Site } from '../i18n/site.js';
import { siteRoute } from './site.js';

type Search = Readonly<Record<string, unknown>>;
type LoadContext = Parameters<typeof load>[0] & Pick<Site, 'locale'>;

const MOST_LETTERS = 100;
const isServer = typeof document === 'undefined';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.slice(0, MOST_LETTERS) : undefined;

/** `12`: of a party larger than any tour takes, too. */
const partyOf = (value: unknown): number | undefined =>
  /^[1-9]\d{0,2}$/.test(String(value)) ? Number(value) : undefined;

const contactRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'contact',
  staticData: { messages: ['contact'], module: 'features/contact/contact-page.tsx' },
  validateSearch: ({ reason, booking, sender, service, tour, people, sent }: Search) => ({
    reason: text(reason),
    service: text(service),
    tour: typeof tour === 'string' && isSlug(tour) ? tour : undefined,
    booking: text(booking),
    sender: text(sender),
    people: partyOf(people),
    sent: text(sent),
  }),
  loaderDeps: ({ search: { reason, tour } }) => ({ asked: reason === TOUR_QUESTION ? tour : undefined }),
  // A contact message about a tour that is unknown, or cannot be read now, begins empty.
  loader: ({ context, deps: { asked } }) =>
    asked === undefined
      ? undefined
      : context.queryClient.prefetchQuery({ ...askedTourQuery(asked, context), retry: false }),
  component: lazyRouteComponent(() => import('../features/contact/contact-page.js'), 'ContactPage'),
});

const faqRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'faq',
  staticData: { messages: ['faq'], module: 'features/faq/faq-page.tsx' },
  validateSearch: ({ q }: Search) => ({ q: text(q) }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: async ({ context, deps: { q } }) => {
    const [questions, { questionsAbout }] = await Promise.all([
      load(context, cmsEntriesQuery('faq', context)),
      import('../features/faq/questions.js'),
    ]);
    // In the browser the page asks by itself, and stays while it does: who types goes on typing in it.
    if (isServer && q !== undefined && !questionsAbout(q, questions).isSure)
      await context.queryClient.prefetchQuery({ ...nearQuestionsQuery(context.api, q, context), retry: false });
  },
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
  loaderDeps: ({ search: { confirm, leave } }) => ({ confirm, leave }),
  loader: ({ context, deps: { confirm, leave } }) => {
    const { queryClient, api } = context;
    const kind = confirm === undefined ? 'leave' : 'confirm';
    const token = confirm ?? leave;
    return Promise.all([
      load(context, pageQuery('subscription', context)),
      // A link that cannot be looked at now is told about by its button.
      token !== undefined && queryClient.prefetchQuery({ ...mailedLinkQuery(api, kind, token), retry: false }),
    ]);
  },
  component: lazyRouteComponent(() => import('../features/subscription/subscription-page.js'), 'SubscriptionPage'),
});

const messages = ['cms-pages'];

const loadPage = async (context: LoadContext, slug: string): Promise<void> => {
  const [page] = await load(context, pageQuery(slug, context));
  if (!page) throw notFound();
};

const loadPageWithFigures =
  (slug: string) =>
  ({ context }: { context: LoadContext }) =>
    Promise.all([loadPage(context, slug), load(context, figuresQuery(context))]);

const aboutRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'about',
  staticData: { messages, module: 'features/cms-pages/about-page.tsx' },
  loader: loadPageWithFigures('about'),
  component: lazyRouteComponent(() => import('../features/cms-pages/about-page.js'), 'AboutPage'),
});

const giftCardsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'gift-cards',
  staticData: { messages, module: 'features/cms-pages/gift-cards-page.tsx' },
  loader: async ({ context }) => {
    const [entry] = await load(context, cmsEntriesQuery('gift-cards', context));
    if (!entry) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/cms-pages/gift-cards-page.js'), 'GiftCardsPage'),
});

const ownGiftCardRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'gift-card/$id',
  staticData: { messages, module: 'features/cms-pages/own-gift-card-page.tsx', needsScript: true },
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  component: lazyRouteComponent(() => import('../features/cms-pages/own-gift-card-page.js'), 'OwnGiftCardPage'),
});

const travelAgentsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'travel-agents',
  staticData: { messages, module: 'features/cms-pages/travel-agents-page.tsx' },
  loader: loadPageWithFigures('travel-agents'),
  component: lazyRouteComponent(() => import('../features/cms-pages/travel-agents-page.js'), 'TravelAgentsPage'),
});

const recruitmentRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'recruitment',
  staticData: { messages, module: 'routes/recruitment-screen.tsx' },
  loader: loadPageWithFigures('recruitment'),
  component: lazyRouteComponent(() => import('./recruitment-screen.js'), 'RecruitmentScreen'),
});

const forGuidesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'guide',
  staticData: { messages, module: 'features/cms-pages/for-guides-page.tsx' },
  component: lazyRouteComponent(() => import('../features/cms-pages/for-guides-page.js'), 'ForGuidesPage'),
});

/** Nothing else of the site begins so: no slug can meet an address that the site gets later. */
const plainPageRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: 'page/$slug',
  staticData: { messages, module: 'features/cms-pages/plain-page.tsx' },
  loader: async ({ context, params: { slug }, location }) => {
    mustBeSlug(slug);
    if (isHousePage(slug)) throw redirect({ href: location.href.replace('/page/', '/'), statusCode: 301 });
    const [page] = await loadBySlug(context, pageQuery(slug, context), slug, location);
    if (!page) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/cms-pages/plain-page.js'), 'PlainPage'),
});

export const pagesRoutes = [
  contactRoute,
  faqRoute,
  subscriptionRoute,
  aboutRoute,
  giftCardsRoute,
  ownGiftCardRoute,
  travelAgentsRoute,
  recruitmentRoute,
  forGuidesRoute,
  plainPageRoute,
];
