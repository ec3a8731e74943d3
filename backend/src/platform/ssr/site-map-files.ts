import { DEFAULT_CURRENCY } from '../../shared-kernel/money/currency.js';
import { bcp47, DEFAULT_LOCALE, type Locale, LOCALES } from '../../shared-kernel/language/locale.js';

/** Below both limits of sitemaps.org: 50,000 addresses and 50 MB a file, with eight alternates for each address. */
export const MOST_ADDRESSES = 10_000;

/** A page of the site in its languages; `path` follows language and currency. */
export interface MappedPage {
  readonly path: string;
  readonly changedAt?: Date | undefined;
  readonly languages: readonly Locale[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The pages of a language in files of {@link MOST_ADDRESSES}; at least one file. */
export function filesOf(language: Locale, pages: readonly MappedPage[]): readonly (readonly MappedPage[])[] {
  const readable = pages.filter(({ languages }) => languages.includes(language));
  const count = Math.max(1, Math.ceil(readable.length / MOST_ADDRESSES));
  return Array.from({ length: count }, (_, at) => readable.slice(at * MOST_ADDRESSES, (at + 1) * MOST_ADDRESSES));
}

/** `de_DE.xml`, and `de_DE-2.xml` for a second file. */
export const fileName = (language: Locale, at: number): string => `${language}${at === 0 ? '' : `-${at + 1}`}.xml`;

export function siteMapIndex(publicUrl: string, pages: readonly MappedPage[]): string {
  const entries = LOCALES.flatMap((language) =>
    filesOf(language, pages).map((file, at) => {
      const times = file.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
      const latest = times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b))) : undefined;
      return `<sitemap><loc>${publicUrl}/sitemaps/${fileName(language, at)}</loc>${lastmod(latest)}</sitemap>\n`;
    }),
  );
  return `${HEAD}<sitemapindex ${NAMESPACES}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One file. Each address lists itself and its translations as alternates. Prices are shown in euros there. */
export function siteMapFile(publicUrl: string, language: Locale, pages: readonly MappedPage[]): string {
  const entries = pages.map(({ path, changedAt, languages }) => {
    const addressIn = (locale: Locale): string => `${publicUrl}/${locale}/${DEFAULT_CURRENCY}${path}`;
    const alternate = (tag: string, locale: Locale): string =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(locale)}"/>`;
    const own = languages.map((locale) => alternate(bcp47(locale), locale)).join('');
    const others = languages.includes(DEFAULT_LOCALE) ? alternate('x-default', DEFAULT_LOCALE) : '';
    return `<url><loc>${addressIn(language)}</loc>${lastmod(changedAt)}${own}${others}</url>\n`;
  });
  return `${HEAD}<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`;
}

const lastmod = (at: Date | undefined): string => (at ? `<lastmod>${at.toISOString().slice(0, 19)}Z</lastmod>` : '');
