import { createContext, useContext, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { intlOf } from './intl.js';
import type { Currency, Locale } from './locales.js';

export interface Site {
  readonly locale: Locale;
  readonly currency: Currency;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = ({ site, children }: { site: Site; children: ReactNode }) => (
  <SiteContext value={site}>
    <RawIntlProvider value={intlOf(site.locale)}>{children}</RawIntlProvider>
  </SiteContext>
);

export const useOptionalSite = (): Site | undefined => useContext(SiteContext);

/** Language and currency of the address. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside of the site');
  return site;
}

/** `/tours` → `/de_DE/EUR/tours`. */
export const sitePath = ({ locale, currency }: Site, path: string): string =>
  `/${locale}/${currency}${path === '/' ? '/' : path}`;
