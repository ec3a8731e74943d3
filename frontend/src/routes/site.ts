import { createRoute, notFound } from '@tanstack/react-router';
import { loadMessages } from '../i18n/intl.js';
import { DEFAULT_LOCALE, isCurrency, isLocale, type Currency, type Locale } from '../i18n/locales.js';
import { socialNetworksQuery } from '../layout/layout.api.js';
import { SiteLayout } from '../layout/site-layout.js';
import { rootRoute } from './root.js';

/** `/{language}/{currency}`: all pages are below it, in its layout. */
export const siteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$lang/$currency',
  params: {
    parse: ({ lang, currency }) => ({ lang: lang as Locale, currency: currency as Currency }),
    stringify: ({ lang, currency }) => ({ lang, currency }),
  },
  beforeLoad: async ({ params, matches }) => {
    if (!isLocale(params.lang) || !isCurrency(params.currency)) {
      await loadMessages(DEFAULT_LOCALE);
      throw notFound();
    }
    const features = matches.flatMap((match) => match.staticData.messages ?? []);
    await loadMessages(params.lang, features);
    return { locale: params.lang, currency: params.currency };
  },
  // A page is a page without its networks.
  loader: ({ context }) => context.queryClient.prefetchQuery(socialNetworksQuery(context)),
  component: SiteLayout,
});
