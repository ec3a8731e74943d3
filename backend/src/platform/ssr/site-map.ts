import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { isLocale, LOCALES } from '../../shared-kernel/language/locale.js';
import { Config } from '../config.js';
import { readsEncoding } from '../http/accepted-encoding.js';
import { hasAlready, weakTagOf } from '../http/entity-tags.js';
import { ResponseCache } from '../http/response-cache.js';
import { CachedValue } from '../cache/cached-value.js';
import type { FrontendBundle } from './frontend-bundle.js';
import { robotsText } from './robots.js';
import { fileName, filesOf, type MappedPage, siteMapFile, siteMapIndex } from './site-map-files.js';
import { SitePages } from './site-pages.js';

interface Kept {
  readonly etag: string;
  readonly zipped: Buffer;
}

const FILE = /^([a-z]{2}_[A-Z]{2})(?:-([1-9]\d{0,3}))?\.xml$/;
const AN_HOUR_MS = 3_600_000;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/**
 * Serves `/robots.txt`, `/sitemap.xml` and the files that it names, made of the contexts' pages that the site can show.
 */
@Injectable()
export class SiteMap {
  private site: Pick<FrontendBundle, 'routes' | 'listedPages'> = { routes: [], listedPages: [] };
  private readonly pages = new CachedValue(() => this.read(), AN_HOUR_MS);
  /** The compressed files. Each is made at its first request. */
  private readonly files = new Map<string, Promise<Kept>>();

  constructor(
    private readonly config: Config,
    private readonly sources: SitePages,
    answers: ResponseCache,
  ) {
    answers.onForgotten(() => {
      this.pages.forget();
      this.files.clear();
    });
  }

  serve(server: FastifyInstance, frontend: Pick<FrontendBundle, 'routes' | 'listedPages'>): void {
    this.site = frontend;
    server.get('/robots.txt', (_, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(this.config.publicUrl)),
    );
    server.get('/sitemap.xml', (request, reply) =>
      this.send(
        request,
        reply,
        this.kept('index', async () => siteMapIndex(this.config.publicUrl, await this.pages.get())),
      ),
    );
    server.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) => this.file(request, reply));
  }

  private async file(
    request: FastifyRequest<{ Params: { file: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    const name = request.params.file;
    const [, language = '', number = '1'] = FILE.exec(name) ?? [];
    const known = isLocale(language) ? this.files.get(name) : undefined;
    // The pages are counted once, not for each request.
    if (known) return this.send(request, reply, known);
    const at = Number(number) - 1;
    const pages = isLocale(language) ? filesOf(language, await this.pages.get())[at] : undefined;
    if (!isLocale(language) || !pages || fileName(language, at) !== name) {
      reply.callNotFound();
      return reply;
    }
    // Pages are read again, because a change between the reads must not be cached.
    const make = async (): Promise<string> =>
      siteMapFile(this.config.publicUrl, language, filesOf(language, await this.pages.get())[at] ?? []);
    return this.send(request, reply, this.kept(name, make));
  }

  private async send(request: FastifyRequest, reply: FastifyReply, kept: Promise<Kept>): Promise<FastifyReply> {
    const { etag, zipped } = await kept;
    void reply.header('etag', etag).header('cache-control', 'public, max-age=3600').header('vary', 'Accept-Encoding');
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.status(304).send();
    void reply.type('application/xml; charset=utf-8');
    if (readsEncoding(request.headers, 'gzip')) return reply.header('content-encoding', 'gzip').send(zipped);
    return reply.send(await unzip(zipped));
  }

  /** Requests for the same file share one reading; a failure is not cached. */
  private kept(name: string, make: () => Promise<string>): Promise<Kept> {
    const known = this.files.get(name);
    if (known) return known;
    const making = make().then(async (text) => ({
      etag: weakTagOf(text),
      zipped: await zip(text),
    }));
    this.files.set(name, making);
    making.catch(() => this.files.get(name) === making && this.files.delete(name));
    return making;
  }

  private async read(): Promise<readonly MappedPage[]> {
    const pages = await this.sources.all();
    const own = this.site.listedPages.map((path) => ({ path, languages: LOCALES }));
    const shown = pages.filter(({ route }) => this.site.routes.includes(route));
    return [
      ...own,
      ...shown.map(({ route, slug, changedAt, languages = LOCALES }) => ({
        path: route.replace('$slug', slug),
        changedAt,
        languages,
      })),
    ];
  }
}
