import { XMLParser } from 'fast-xml-parser';
import { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { type PageFacts, readPage } from './page-facts.js';

export const PUBLIC_URL = 'https://cicerone.example';
const NOW = new Date('2026-11-20T12:00:00Z');

export interface MappedAddress {
  readonly path: string;
  readonly changedAt: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

interface UrlElement {
  readonly loc: string;
  readonly lastmod?: string;
  readonly 'xhtml:link': readonly { readonly '@hreflang': string; readonly '@href': string }[];
}

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

/** The whole product with its site, as search engines and people without JavaScript see it. */
export class Site {
  private constructor(readonly testApp: CatalogueTestApp) {}

  static async open(environment: NodeJS.ProcessEnv = {}): Promise<Site> {
    const settings = { PUBLIC_URL, SEARCH_ENGINES: '1', ...environment };
    return new Site(await CatalogueTestApp.open(NOW, settings, { pages: true }));
  }

  close(): Promise<void> {
    return this.testApp.close();
  }

  async get(
    url: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; headers: Readonly<Record<string, unknown>>; body: string; bytes: Buffer }> {
    const response = await this.testApp.app.inject({ method: 'GET', url, headers: { ...headers } });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body,
      bytes: response.rawPayload,
    };
  }

  async page(path: string): Promise<PageFacts> {
    const { status, body } = await this.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return readPage(body);
  }

  /** Addresses of the files that the index names. */
  async siteMaps(): Promise<readonly string[]> {
    const { body } = await this.get('/sitemap.xml');
    const index = xml.parse(body) as { sitemapindex: { sitemap: readonly { loc: string }[] } };
    return index.sitemapindex.sitemap.map(({ loc }) => withoutOrigin(loc));
  }

  async siteMap(file: string): Promise<readonly MappedAddress[]> {
    const { body } = await this.get(file);
    const { urlset } = xml.parse(body) as { urlset: { url: readonly UrlElement[] } };
    return urlset.url.map(({ loc, lastmod, 'xhtml:link': links }) => ({
      path: withoutOrigin(loc),
      changedAt: lastmod,
      alternates: Object.fromEntries(links.map((link) => [link['@hreflang'], withoutOrigin(link['@href'])])),
    }));
  }
}

/** The first of every kind of page: `city`, `tour` … */
export function someOfEachKind(addresses: readonly MappedAddress[], most: number): readonly MappedAddress[] {
  const counts = new Map<string, number>();
  return addresses.filter(({ path }) => {
    const kind = path.split('/')[3] ?? '';
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= most;
  });
}

export function withoutOrigin(address: string): string {
  if (!address.startsWith(`${PUBLIC_URL}/`)) throw new Error(`${address} is not on the site`);
  return address.slice(PUBLIC_URL.length);
}
