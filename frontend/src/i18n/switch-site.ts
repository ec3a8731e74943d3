import { useLocation, useRouter } from '@tanstack/react-router';
import { useSite, type Site } from './site.js';

const YEAR_IN_SECONDS = 31_536_000;

/** `/en_US/EUR/tours?page=2` and German → `/de_DE/EUR/tours?page=2`. */
export const rewriteSite = (href: string, change: Partial<Site>): string =>
  href.replace(
    /^\/([^/?#]+)\/([^/?#]+)/,
    (_, locale: string, currency: string) => `/${change.locale ?? locale}/${change.currency ?? currency}`,
  );

/** The choice for the next visit by an address without language and currency. */
export function rememberSite({ locale, currency }: Site): void {
  for (const [name, value] of [
    ['language', locale],
    ['currency', currency],
  ] as const) {
    document.cookie = `${name}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  }
}

/** The same page, with its filters and what was typed into it, in another language or currency. */
export function useSwitchSite() {
  const router = useRouter();
  const site = useSite();
  const href = useLocation({ select: (location) => location.href });
  return {
    hrefIn: (change: Partial<Site>): string => rewriteSite(href, change),
    switchTo: (change: Partial<Site>): void => {
      rememberSite({ ...site, ...change });
      void router.navigate({
        href: rewriteSite(router.state.location.href, change),
        replace: true,
        resetScroll: false,
      });
    },
  };
}
