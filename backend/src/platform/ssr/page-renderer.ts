import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Currency } from '../../shared-kernel/money/currency.js';
import type { Locale } from '../../shared-kernel/language/locale.js';
import { Config } from '../config.js';
import { findFrontend, type FrontendBundle, loadFrontend, type ReturnedForm } from './frontend-bundle.js';
import { HealthChecks } from '../health/health-checks.js';
import { InProcessApi } from './in-process-api.js';
import { InProcessRoutes } from './in-process-routes.js';
import { isPersonal } from './personal-pages.js';
import { StoredPage } from './stored-page.js';
import { Viewers } from './viewers.js';

/** A redirect that a page requested. It passes through the cache as an error. */
export class Redirect extends Error {
  constructor(
    readonly status: number,
    readonly to: string,
  ) {
    super();
  }
}

export interface PageAsked {
  /** Path and query, with language and currency. */
  readonly url: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly cookies: FastifyRequest['cookies'];
  /** The form that was sent without script, with its problems. */
  readonly returned?: ReturnedForm | undefined;
}

/** Renders pages with the frontend's build in this process. */
@Injectable()
export class PageRenderer {
  private readonly logger = new Logger('Pages');
  private frontend: FrontendBundle | undefined;

  constructor(
    private readonly config: Config,
    private readonly viewers: Viewers,
    private readonly api: InProcessRoutes,
    private readonly checks: HealthChecks,
  ) {}

  /**
   * Loads the frontend's build and learns the API's routes. Must be called before the routes are added to the server.
   */
  async prepare(server: FastifyInstance): Promise<FrontendBundle> {
    this.api.learnFrom(server);
    this.frontend = await loadFrontend();
    this.checks.add('pages', findFrontend);
    return this.frontend;
  }

  /** Renders the page; a personal page for the viewer of the cookie. Throws {@link Redirect} if the page redirects. */
  async render({ url, locale, currency, cookies, returned }: PageAsked): Promise<StoredPage> {
    const { frontend } = this;
    if (!frontend) throw new Error('The frontend was not loaded');
    const viewer = isPersonal(url) ? await this.viewers.viewerOf(cookies) : undefined;
    const api = new InProcessApi(this.api, frontend, locale);
    const page = await frontend.renderPage({
      url,
      locale,
      currency,
      publicUrl: this.config.publicUrl,
      api,
      viewer,
      template: frontend.template,
      returned,
      demo: !this.config.isProduction,
    });
    if (page.redirect) throw new Redirect(page.status, page.redirect);
    if (page.error !== undefined) this.logger.error({ url, err: page.error });
    return new StoredPage(page.status, page.pieces, Date.now(), api.reads);
  }
}
