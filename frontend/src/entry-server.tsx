import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from './api/query.js';
import { returnForm } from './api/returned-form.js';
import { App } from './app.js';
import { loadAllMessages } from './i18n/intl.js';
import { DEFAULT_LOCALE, isLocale, LOCALES } from './i18n/locales.js';
import { popularCitiesQuery } from './layout/layout.api.js';
import { createSiteRouter, type SiteRouter } from './router.js';
import { documentOf } from './ssr/document.js';
import { writeState } from './ssr/page-state.js';
import type { PageRequest, PageResult } from './ssr/page.js';

export { ApiProblem } from './api/api.js';
export { listedPages, routes } from './routes/listed-pages.js';
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

function render(router: SiteRouter, request: PageRequest): { pieces: readonly string[]; error: unknown } {
  const [head, app] = splitHead(renderToString(<App router={router} />));
  const pieces = documentOf({
    locale: request.locale,
    theme: request.theme,
    head,
    app,
    state: writeState(router.options.context.queryClient, request),
    assets: request.template,
    modules: modulesOf(router, request),
  });
  return { pieces, error: failureOf(router, app) };
}

/** The canonical form of the address that was asked for: for good, unlike a redirect to another page. */
const isSamePage = (target: string, url: string): boolean => target.split('?')[0] === url.split('?')[0];

/** The not-found page belongs to no route whose loader could read for it; it is shown without its cities too. */
async function loadNotFound(router: SiteRouter): Promise<void> {
  const [, lang = ''] = router.state.location.pathname.split('/');
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  await router.options.context.queryClient.prefetchQuery({ ...popularCitiesQuery({ locale }), retry: false });
}

/** The document of one address: complete, the same for all visitors of a public page, with a mark for the nonce. */
export async function renderPage(request: PageRequest): Promise<PageResult> {
  await messagesReady;
  const { api, publicUrl, demo, viewer, returned } = request;
  const queryClient = createQueryClient(api);
  if (returned) returnForm(queryClient, returned);
  const history = createMemoryHistory({ initialEntries: [request.url] });
  const router = createSiteRouter({ queryClient, api, publicUrl, demo, viewer }, history);
  try {
    await router.load();
    const result = router._serverResult;
    if (result?.type === 'redirect') {
      const target = result.redirect.headers.get('Location') ?? '/';
      const status = isSamePage(target, request.url) ? 301 : result.redirect.status;
      return { status, pieces: [], redirect: target };
    }
    if (result?.status === 404) await loadNotFound(router);
    const { pieces, error } = render(router, request);
    return { status: result?.status ?? 200, pieces, ...(error === undefined ? {} : { error }) };
  } finally {
    queryClient.clear();
  }
}
