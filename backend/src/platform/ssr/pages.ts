import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { bcp47, type Locale } from '../../shared-kernel/language/locale.js';
import { Config } from '../config.js';
import { readsEncoding } from '../http/accepted-encoding.js';
import { isApi } from '../http/api-path.js';
import { hasAlready } from '../http/entity-tags.js';
import { enterRequestContext } from '../request-context.js';
import { isForm, isForReader } from '../http/media-types.js';
import { networkOf } from '../http/network.js';
import { TooManyRequests } from '../too-many-requests.js';
import { answerProblemPage } from '../http/problem-page.js';
import { AWAY_SECONDS } from '../http/problem.filter.js';
import { type Limit, RateLimits } from '../http/rate-limit.js';
import { hasUnreadablePath, isDecodable } from '../http/readable-url.js';
import { canonicalUrl, isFile, isInALanguage, isPage } from './canonical-path.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { CLIENT_FILES, type FrontendBundle } from './frontend-bundle.js';
import { nowhere, type PageAddress, type Preferences, readAddress } from './page-address.js';
import { PageCache } from './page-cache.js';
import { type PageAsked, PageRenderer, Redirect } from './page-renderer.js';
import { isPersonal } from './personal-pages.js';
import { type PageForm, PageForms } from './page-forms.js';
import { sendForm } from './sent-form.js';
import { PERMISSIONS_POLICY } from './permissions-policy.js';
import { isStripePage } from './stripe-pages.js';
import { SiteMap } from './site-map.js';
import type { StoredPage } from './stored-page.js';

/**
 * Whether the address holds the token of a newsletter mail. Later pages must not learn it from the Referer header. With
 * `no-referrer`, browsers would also send `Origin: null` with the page's form, and older browsers send nothing else
 * about its origin.
 */
const isMailedLink = (url: string): boolean => /[?&](?:confirm|leave)=/.test(url);

/** Personal pages and pages of mailed links, which change when the link is used. They are never cached. */
const isForOne = (url: string): boolean => isPersonal(url) || isMailedLink(url);

/**
 * Files with a hash of their content in the name never change. The site's icons lie beside the folders under fixed
 * names.
 */
const hasHashedName = (file: string): boolean => path.dirname(file) !== CLIENT_FILES;

/** Public pages are the same for everybody. Personal pages and their redirects are for one browser alone. */
const cacheControl = (url: string): string => (isForOne(url) ? 'private, no-cache' : 'no-cache');

/** Whether the address has no language and cannot be a page. Programs request such addresses more often than people. */
const isOutsideOfSite = (url: string, address: PageAddress, routes: readonly string[]): boolean =>
  !isInALanguage(url) && (address.kind === 'unknown' || (address.kind === 'redirect' && !isPage(address.to, routes)));

/** The target of the address. An address that cannot be decoded leads to no page and is not redirected. */
function placeOf({ url, raw }: FastifyRequest, preferences: Preferences): PageAddress {
  const address = readAddress(url, preferences);
  const { kind } = address;
  if (!isDecodable(url)) return kind === 'page' ? { ...address, kind: 'unknown' } : nowhere(preferences);
  return kind !== 'page' && hasUnreadablePath(raw) ? nowhere(preferences) : address;
}

const referrerPolicy = (url: string): string =>
  isMailedLink(url) ? 'strict-origin' : 'strict-origin-when-cross-origin';

/** The headers that select language and currency if the address does not. */
const CHOSEN_BY = ['Cookie', 'Accept-Language'];

/**
 * Headers that browsers ignore on other files than pages, or no longer support. On each script of a first visit they
 * would take half a kilobyte.
 */
const ABOUT_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];
/** A file with a hashed name never changes, so nobody revalidates it. */
const ABOUT_CHANGES = ['accept-ranges', 'etag', 'last-modified'];

/** The same limit as for calls of the API. Pages from memory do not count. */
export const RENDERED: Limit = { name: 'rendered-pages', times: 1200, perSeconds: 60, store: 'memory' };

/** Serves the site: the files of the frontend's build and the pages, which are rendered in this process. */
@Injectable()
export class Pages {
  private policy = '';
  private policyWithCards = '';

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly cache: PageCache,
    private readonly renderer: PageRenderer,
    private readonly siteMap: SiteMap,
    private readonly forms: PageForms,
    private readonly limits: RateLimits,
  ) {}

  /** Adds the site's routes to the server. Must be called before the server is ready. */
  async serve(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const frontend = await this.renderer.prepare(server);
    this.policy = contentSecurityPolicy(this.config, frontend, { takesCards: false });
    this.policyWithCards = contentSecurityPolicy(this.config, frontend, { takesCards: true });
    await server.register(fastifyStatic, {
      root: CLIENT_FILES,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
      maxAge: '1y',
      immutable: true,
      setHeaders: (reply, file) => {
        for (const name of ABOUT_PAGES) void reply.removeHeader(name);
        if (hasHashedName(file)) for (const name of ABOUT_CHANGES) void reply.removeHeader(name);
        else void reply.header('cache-control', 'public, max-age=86400');
      },
    });
    this.siteMap.serve(server, frontend);
    server.get('/*', (request, reply) => this.answer(request, reply, frontend));
    for (const page of this.forms.pages())
      server.post(`/:language/:currency${page}`, (request, reply) =>
        this.takeForm(this.forms.find(page, request.query as object), request, reply, server),
      );
  }

  /**
   * Handles a form that was sent without script: redirects to the page of success, or shows the page again with the
   * problems.
   */
  private async takeForm(
    form: PageForm | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    server: FastifyInstance,
  ): Promise<FastifyReply> {
    const site = readAddress(request.url, {});
    if (!form || site.kind !== 'page' || !isForm(request)) {
      reply.callNotFound();
      return reply;
    }
    const { locale, currency } = site;
    enterRequestContext({ requestId: String(request.id), language: locale });
    const { publicUrl } = this.config;
    const refusal = await sendForm(server, form, request, { language: locale, publicUrl });
    void reply.header('cache-control', 'no-store');
    if (!refusal) return reply.redirect(`/${locale}/${currency}${form.page}?sent=${form.parameter ?? '1'}`, 303);
    const { returned, retryAfter } = refusal;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    const page = await this.renderer.render({ url: request.url, locale, currency, cookies: request.cookies, returned });
    const { status } = returned.problem;
    return this.write(request, reply, locale, page, status);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply, frontend: FrontendBundle): Promise<FastifyReply> {
    const { cookies, url } = request;
    const { routes } = frontend;
    const preferences = {
      language: request.cookies['language'],
      currency: request.cookies['currency'],
      acceptLanguage: request.headers['accept-language'],
    };
    const file = isFile(url);
    // A missing file answers 404 at its own address, like an unknown language.
    const address = file ? nowhere(preferences) : placeOf(request, preferences);
    const isAstray = file || isOutsideOfSite(url, address, routes);
    const about = isAstray ? ['Accept'] : [];
    if (isApi(url) || (isAstray && !isForReader(request))) {
      if (isAstray) void reply.header('vary', about.join(', '));
      reply.callNotFound();
      return reply;
    }
    if (address.kind === 'moved') return this.redirect(request, reply, address.to, 301, frontend);
    if (address.kind === 'redirect')
      return this.redirect(
        request,
        reply.header('vary', [...about, ...CHOSEN_BY].join(', ')),
        address.to,
        302,
        frontend,
      );
    const canonical = address.kind === 'page' ? canonicalUrl(url, routes) : undefined;
    if (canonical !== undefined && canonical !== url) return this.redirect(request, reply, canonical, 301, frontend);
    // If no page can exist at the address, the page is built there anyway, because the browser builds it there again.
    const target = address.kind === 'page' ? url : `/${address.locale}/${address.currency}/404`;
    const { locale, currency } = address;
    try {
      const page = await this.page(request, { url: target, locale, currency, cookies });
      const vary = ['Accept-Encoding', ...about, ...(address.kind === 'unknown' ? CHOSEN_BY : [])];
      return this.send(request, reply.header('vary', vary.join(', ')), locale, page);
    } catch (error) {
      if (error instanceof Redirect)
        return reply.header('cache-control', cacheControl(target)).redirect(error.to, error.status);
      if (error instanceof TooManyRequests && isForReader(request)) {
        answerProblemPage(error, request, reply, locale);
        return reply;
      }
      throw error;
    }
  }

  /** Redirects to the final target. The redirect is permanent only if each step to the target is. */
  private async redirect(
    request: FastifyRequest,
    reply: FastifyReply,
    written: string,
    status: 301 | 302,
    { routes }: FrontendBundle,
  ): Promise<FastifyReply> {
    const url = canonicalUrl(written, routes) ?? written;
    const further = await this.furtherFrom(request, url, routes);
    const isForGood = status === 301 && (further === undefined || further.status === 301);
    return reply.header('cache-control', 'no-cache').redirect(further?.to ?? url, isForGood ? 301 : 302);
  }

  /**
   * The target of the page's redirect; undefined if the page does not redirect. The rendered page is the next request's
   * answer.
   */
  private async furtherFrom(
    request: FastifyRequest,
    url: string,
    routes: readonly string[],
  ): Promise<Redirect | undefined> {
    const address = readAddress(url, {});
    if (address.kind !== 'page' || isForOne(url) || !isPage(url, routes)) return undefined;
    const { locale, currency } = address;
    try {
      await this.page(request, { url, locale, currency, cookies: {} });
      return undefined;
    } catch (error) {
      if (error instanceof Redirect) return error;
      throw error;
    }
  }

  private async page(request: FastifyRequest, asked: PageAsked): Promise<StoredPage> {
    if (!this.cache.isAtHand(asked.url)) {
      enterRequestContext({ requestId: String(request.id), language: asked.locale });
      await this.limits.take(RENDERED, networkOf(request.ip));
    }
    const render = (): Promise<StoredPage> => this.renderer.render(asked);
    return isForOne(asked.url) ? render() : this.cache.get(asked.url, render);
  }

  private send(request: FastifyRequest, reply: FastifyReply, locale: Locale, page: StoredPage): FastifyReply {
    void reply.header('cache-control', cacheControl(request.url));
    if (!this.config.isForSearchEngines) void reply.header('x-robots-tag', 'noindex');
    if (page.status === 200 && !isForOne(request.url)) {
      void reply.header('etag', page.etag);
      if (hasAlready(request.headers['if-none-match'], page.etag)) return this.unchanged(request, reply, locale);
    }
    return this.write(request, reply, locale, page, page.status);
  }

  /** Includes the headers of the page: a browser replaces its stored headers by them. */
  private unchanged(request: FastifyRequest, reply: FastifyReply, locale: Locale): FastifyReply {
    return this.describe(request, reply, locale).status(304).send();
  }

  private describe(request: FastifyRequest, reply: FastifyReply, locale: Locale): FastifyReply {
    return reply
      .header('content-language', bcp47(locale))
      .header('permissions-policy', PERMISSIONS_POLICY)
      .header('referrer-policy', referrerPolicy(request.url))
      .header('content-security-policy', isStripePage(request.url) ? this.policyWithCards : this.policy);
  }

  private write(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: Locale,
    page: StoredPage,
    status: number,
  ): FastifyReply {
    const gzip = readsEncoding(request.headers, 'gzip');
    if (gzip) void reply.header('content-encoding', 'gzip');
    if (status === 503) void reply.header('retry-after', AWAY_SECONDS);
    return this.describe(request, reply, locale)
      .status(status)
      .header('content-type', 'text/html; charset=utf-8')
      .send(gzip ? page.gzipped : page.text);
  }
}
