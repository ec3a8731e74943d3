import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { isProblem } from './api/api.js';
import { createQueryClient } from './api/query.js';
import { returnForm } from './api/returned-form.js';
import { App } from './app.js';
import { missingPage, similarPagesQuery } from './features/error-pages/similar-pages.api.js';
import { loadAllMessages } from './i18n/intl.js';
import { DEFAULT_LOCALE, isLocale, LOCALES } from './i18n/locales.js';
import { popularCitiesQuery } from './shared/catalogue/catalogue.api.js';
import { createSiteRouter, type SiteRouter } from './router.js';
import { routeTree } from './routes/route-tree.js';
import { documentOf } from './ssr/document.js';
import { writeState } from './ssr/page-state.js';
import type { PageRequest, PageResult } from './ssr/page.js';
import { readableAddress } from './ssr/readable-address.js';

export { ApiProblem } from './api/api.js';
export { listedPages, routes } from './routes/listed-pages.js';
export { inlineScripts } from './ssr/document.js';
export { inlineStyles } from './ssr/inline-styles.js';
export { pageAssets } from './ssr/page.js';
export type { PageAssets, PageRequest, PageResult, ViteManifest } from './ssr/page.js';

const messagesReady = Promise.all(LOCALES.map(loadAllMessages));

/** React puts title, meta and links before the first element of ours: they belong into the head. */
function splitHead(html: string): [head: string, app: string] {
  const start = html.search(/<!--|<div/);
  return [html.slice(0, start), html.slice(start)];
}

function modulesOf(router: SiteRouter, { template, locale }: PageRequest): string[] {
  const data = router.state.matches.map((match) => match.staticData);
  const pages = data.flatMap(({ module }) => module ?? []);
  const messages = data.flatMap((route) => route.messages ?? []).map((name) => `i18n/compiled/${locale}/${name}.ts`);
  const sources = [`i18n/compiled/${locale}/core.ts`, ...messages, ...pages];
  return [...new Set(sources.flatMap((source) => template.modules[source] ?? []))];
}

/** How React marks a part that it left to the browser because it failed here. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';

function failureOf(router: SiteRouter, app: string): unknown {
  const failed = router.state.matches.find((match) => match.status === 'error');
  if (failed) return failed.error;
  return app.includes(LEFT_TO_THE_BROWSER) ? new Error('A part of the page could not be rendered') : undefined;
}

function render(router: SiteRouter, request: PageRequest): { pieces: PageResult['pieces']; error: unknown } {
  const [head, app] = splitHead(renderToString(<App router={router} />));
  const pieces = documentOf({
    locale: request.locale,
    head,
    app,
    state: writeState(router.options.context.queryClient, request),
    assets: request.template,
    modules: modulesOf(router, request),
  });
  return { pieces, error: failureOf(router, app) };
}

/** Of the router's own way to an address in its canonical form. */
const CANONICAL = 307;

/** The address that was asked for in another form, unlike a redirect to another page. */
const isSamePage = (target: string, url: string): boolean => target.split('?')[0] === url.split('?')[0];

/** The not-found page belongs to no route whose loader could read for it; it is shown without what they tell too. */
async function loadNotFound(router: SiteRouter): Promise<void> {
  const { pathname } = router.state.location;
  const [, lang = ''] = pathname.split('/');
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const { queryClient } = router.options.context;
  const missed = missingPage(pathname);
  await Promise.all([
    queryClient.prefetchQuery({ ...popularCitiesQuery({ locale }), retry: false }),
    missed && queryClient.prefetchQuery({ ...similarPagesQuery(missed, { locale }), retry: false }),
  ]);
}

/** As the browser's own router is given it. */
function readable(url: string): string {
  const [path = '', ...query] = url.split(/(?=\?)/);
  return readableAddress(path) + query.join('');
}

async function loaded(request: PageRequest, queryClient: QueryClient, url: string): Promise<SiteRouter> {
  const { api, publicUrl, demo, viewer } = request;
  const history = createMemoryHistory({ initialEntries: [readable(url)] });
  const router = createSiteRouter({ queryClient, api, publicUrl, demo, viewer }, history, routeTree);
  await router.load();
  return router;
}

function targetOf({ _serverResult: result }: SiteRouter): string | undefined {
  return result?.type === 'redirect' ? (result.redirect.headers.get('Location') ?? undefined) : undefined;
}

const FORBIDDEN = 403;

/** The page tells who it is for; what it would show is kept from others by the calls that it is read with. */
const isForOthers = (router: SiteRouter, { viewer }: PageRequest): boolean =>
  viewer !== undefined && router.state.matches.some(({ staticData }) => staticData.isFor?.(viewer) === false);

const UNAVAILABLE = 503;

/** A search engine comes back to what is away for a while, where it forgets a page that fails. */
const isAway = (error: unknown): boolean => isProblem(error) && error.status === UNAVAILABLE;

const statusOf = (status: number, router: SiteRouter, request: PageRequest): number =>
  status === 200 && isForOthers(router, request) ? FORBIDDEN : status;

/** The document of one address: complete, the same for all visitors of a public page. */
export async function renderPage(request: PageRequest): Promise<PageResult> {
  await messagesReady;
  const queryClient = createQueryClient(request.api);
  if (request.returned) returnForm(queryClient, request.returned);
  try {
    const router = await loaded(request, queryClient, request.url);
    const result = router._serverResult;
    if (result?.type === 'redirect') {
      const target = targetOf(router) ?? '/';
      if (!isSamePage(target, request.url)) return { status: result.redirect.status, pieces: [], redirect: target };
      // A filter that there is not gets a canonical form first, and is taken out of that.
      const further = targetOf(await loaded(request, queryClient, target));
      const isFurther = further !== undefined && isSamePage(further, target);
      // For good only what is written otherwise: a city that there is not today may be there tomorrow.
      const isForGood = result.redirect.status === CANONICAL && !isFurther;
      return { status: isForGood ? 301 : 302, pieces: [], redirect: isFurther ? further : target };
    }
    if (result?.status === 404) await loadNotFound(router);
    const { pieces, error } = render(router, request);
    return {
      status: isAway(error) ? UNAVAILABLE : statusOf(result?.status ?? 200, router, request),
      pieces,
      ...(error === undefined ? {} : { error }),
    };
  } finally {
    queryClient.clear();
  }
}
