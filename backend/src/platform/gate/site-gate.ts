import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { Locale } from '../../shared-kernel/language/locale.js';
import { Config } from '../config.js';
import { isApi } from '../http/api-path.js';
import { isForReader } from '../http/media-types.js';
import { networkOf } from '../http/network.js';
import { preferredLocale } from '../http/preferred-locale.js';
import { TooManyRequests } from '../too-many-requests.js';
import { problemText } from '../http/problem-texts.js';
import { answerProblem } from '../http/problem.filter.js';
import { type Limit, RateLimits } from '../http/rate-limit.js';
import { enterRequestContext } from '../request-context.js';
import { isSameSecret } from '../secrets.js';
import { SiteLocked, SitePasswordWrong } from './gate.errors.js';
import { GATE_PAGE_POLICY, GATE_PATH, gatePage } from './gate-page.js';
import { isOutsideGate } from './outside-gate.js';
import { ownPath } from './own-path.js';

const COOKIE = 'cicerone_gate';
const GUESSES: Limit = { name: 'site-gate', times: 10, perSeconds: 300, store: 'database' };
/** A limit for all networks together, against guesses from many of them. Visitors with a pass are not affected. */
const ALL_GUESSES: Limit = { name: 'site-gate-all', times: 100, perSeconds: 300, store: 'database' };
const EVERYBODY = 'everybody';
const YEAR_SECONDS = 365 * 86_400;

/** Keeps everybody out who has not entered SITE_GATE_PASSWORD in this browser. Without the setting there is no gate. */
@Injectable()
export class SiteGate {
  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly limits: RateLimits,
  ) {}

  get isThere(): boolean {
    return this.config.SITE_GATE_PASSWORD !== undefined;
  }

  /**
   * Stops requests without a pass before any other hook and any route, and lets no proxy keep an answer to a pass. To be
   * called before others are added.
   */
  guard(): void {
    if (!this.isThere) return;
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
      const path = request.url.replace(/\?.*$/s, '');
      const isEntry = path === GATE_PATH && request.method === 'POST';
      if (isEntry || isOutsideGate(request)) done();
      else if (!this.isPassed(request)) this.refuse(request, reply);
      else if (path === GATE_PATH) void reply.redirect('/', 303);
      else done();
    });
    server.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, _: unknown, done: () => void) => {
      if (!isOutsideGate(request)) void reply.header('cache-control', madePrivate(reply.getHeader('cache-control')));
      done();
    });
  }

  /** Throws SitePasswordWrong, or TooManyRequests where the network, or all together, have guessed too often. */
  async enter(password: unknown, address: string): Promise<void> {
    const network = networkOf(address);
    await this.limits.take(GUESSES, network);
    await this.limits.take(ALL_GUESSES, EVERYBODY);
    if (typeof password !== 'string' || !isSameSecret(this.passOf(password), this.pass)) throw new SitePasswordWrong();
    await this.limits.giveBack(GUESSES, network);
    await this.limits.giveBack(ALL_GUESSES, EVERYBODY);
  }

  /** Lets the browser pass for a year, or until the password changes. */
  givePass(reply: FastifyReply): void {
    void reply.setCookie(COOKIE, this.pass, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: YEAR_SECONDS,
    });
  }

  /** The page that asks for the password, with what was wrong with the last try. */
  showPage(
    request: FastifyRequest,
    reply: FastifyReply,
    to: unknown,
    refusal?: SitePasswordWrong | TooManyRequests,
  ): void {
    const language = languageOf(request);
    const path = ownPath(to);
    const error = refusal && problemText(refusal.code, language, refusal.params);
    if (refusal instanceof TooManyRequests) void reply.header('retry-after', refusal.retryAfterSeconds);
    void reply
      .status(refusal instanceof TooManyRequests ? 429 : 401)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', GATE_PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .header('vary', 'Cookie, Accept-Language, Accept')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .send(gatePage({ language, to: path.startsWith(GATE_PATH) ? '/' : path, error }));
  }

  private refuse(request: FastifyRequest, reply: FastifyReply): void {
    enterRequestContext({ requestId: String(request.id), language: languageOf(request) });
    void reply.header('x-request-id', request.id);
    if (!isApi(request.url) && isForReader(request)) this.showPage(request, reply, request.url);
    else answerProblem(new SiteLocked(), request, reply);
  }

  private isPassed(request: FastifyRequest): boolean {
    return isSameSecret(cookieOf(request, COOKIE) ?? '', this.pass);
  }

  private get pass(): string {
    return this.passOf(this.config.SITE_GATE_PASSWORD ?? '');
  }

  private passOf(password: string): string {
    return createHmac('sha256', `site-gate:${this.config.APP_SECRET}`).update(password).digest('base64url');
  }
}

/** The browser may keep the answer as before, a proxy may not. What does not say how long is not kept. */
function madePrivate(cacheControl: unknown): string {
  if (typeof cacheControl !== 'string') return 'no-store';
  const directives = cacheControl.split(/\s*,\s*/);
  if (directives.includes('no-store')) return cacheControl;
  return ['private', ...directives.filter((each) => !/^(public|private|s-maxage=.*)$/i.test(each))].join(', ');
}

/** By hand: the gate stands before the hook that parses cookies. */
function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const found = (headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

const languageOf = (request: FastifyRequest): Locale =>
  preferredLocale({ language: cookieOf(request, 'language'), acceptLanguage: request.headers['accept-language'] });

/** The cookie of the gate alone, for a call that the server makes in the sender's name. */
export function passOf(request: FastifyRequest): { readonly cookie?: string } {
  const pass = cookieOf(request, COOKIE);
  return pass === undefined ? {} : { cookie: `${COOKIE}=${pass}` };
}
