import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Config } from '../config.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { CacheInvalidation } from '../cache/cache-invalidation.js';
import { readsEncoding } from './accepted-encoding.js';
import { EncodedJson } from './encoded-json.js';
import { hasAlready, weakTagOf } from './entity-tags.js';
import { isRendering } from './rendering-mark.js';

/** How long browsers, proxies and this process may show an outdated answer. */
const MAX_AGE_SECONDS = 60;
/** Topics whose changes make all answers stale. */
const topics = new Set<string>();
const MOST_BYTES = 48 * 1024 * 1024;
/** The memory of an answer beside its texts: its map entry, its tag and the objects around its bytes. */
const ENTRY_BYTES = 640;
const WORTH_COMPRESSING = 1024;

const compress = promisify(brotliCompress);

/** Whether a change touches the answer of this address. */
export type Touches = (url: string) => boolean;
/** What a change of a topic touches, by its key; other topics touch everything. */
const touchedBy = new Map<string, (key: string) => Touches>();

/** Registers the topics that public answers depend on. A context calls it when its module is loaded. */
export function registerPublicTopics(...names: readonly string[]): void {
  for (const name of names) topics.add(name);
}

/** Registers a topic whose changes make only some answers stale: those whose address is touched by the change's key. */
export function registerTouchedAnswers(topic: string, touches: (key: string) => Touches): void {
  touchedBy.set(topic, touches);
}

/** The answer to a public read: the same for every request of the same address. */
export class CachedResponse {
  brotli: Buffer | undefined;
  private tag: string | undefined;

  /** @param body JSON as UTF-8, encoded once for the tag, the length and all responses */
  constructor(
    readonly body: Buffer,
    readonly since: number,
  ) {}

  get etag(): string {
    return (this.tag ??= weakTagOf(this.body));
  }
}

/**
 * Caches answers of public reads by address until a registered topic changes, 60 seconds at most by the product's
 * clock. Only requests without a credential are cached.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new LRUCache<string, CachedResponse>({
    maxSize: MOST_BYTES,
    sizeCalculation: weightOf,
  });
  private readonly making = new Map<string, Promise<CachedResponse>>();
  private readonly onForgetting: ((touches?: Touches) => void)[] = [];

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    changes: CacheInvalidation,
  ) {
    for (const topic of topics) changes.on(topic, () => this.forgetAll());
    for (const [topic, touches] of touchedBy)
      changes.on(topic, (key) => (key === undefined ? this.forgetAll() : this.forget(touches(key))));
  }

  /** Hook of the server. Answers from memory before anything else runs. */
  answerFromMemory(request: FastifyRequest, reply: FastifyReply): boolean {
    if (request.method !== 'GET' || request.headers.authorization !== undefined) return false;
    const answer = this.kept(request.raw.url ?? '');
    if (!answer) return false;
    void reply.send(this.prepare(answer, request, reply));
    return true;
  }

  /** The cached answer of the address, if it is still valid. */
  kept(url: string): CachedResponse | undefined {
    const answer = this.answers.get(url);
    if (!answer) return undefined;
    const age = this.clock.now().getTime() - answer.since;
    return age < 0 || age > MAX_AGE_SECONDS * 1000 ? undefined : answer;
  }

  /**
   * The answer to this request. Requests for the same address at the same time share one read or its failure. An answer
   * during whose read something changed is not cached.
   */
  answerTo(request: FastifyRequest, read: () => Promise<unknown>): Promise<CachedResponse> {
    if (request.headers.authorization !== undefined || this.config.PAGE_CACHE === 0) return this.make(read);
    const url = request.raw.url ?? '';
    const running = this.making.get(url);
    if (running) return running;
    const making: Promise<CachedResponse> = this.make(read)
      .then((answer) => {
        // After a change it is made no longer, or another one is.
        if (this.making.get(url) === making) this.answers.set(url, answer);
        return answer;
      })
      .finally(() => {
        if (this.making.get(url) === making) this.making.delete(url);
      });
    this.making.set(url, making);
    return making;
  }

  private async make(read: () => Promise<unknown>): Promise<CachedResponse> {
    const content = await read();
    const body = content instanceof EncodedJson ? content.bytes : Buffer.from(JSON.stringify(content));
    return new CachedResponse(body, this.clock.now().getTime());
  }

  /** Sets status and headers and returns the body: none if the client has it already. */
  prepare(answer: CachedResponse, request: FastifyRequest, reply: FastifyReply): string | Buffer | undefined {
    if (isRendering(request)) return answer.body.toString();
    const isShared = request.headers.authorization === undefined;
    // A browser or a proxy must not reuse an answer from before the login.
    void reply
      .header('vary', 'authorization, accept-encoding')
      .header('etag', answer.etag)
      .header('cache-control', isShared ? `public, max-age=${MAX_AGE_SECONDS}` : 'private, no-cache');
    if (hasAlready(request.headers['if-none-match'], answer.etag)) {
      void reply.status(304);
      return undefined;
    }
    void reply.header('content-type', 'application/json; charset=utf-8');
    if (answer.body.length < WORTH_COMPRESSING) return answer.body;
    if (!readsEncoding(request.headers, 'br')) return answer.body;
    if (!answer.brotli) {
      this.compressForTheNext(answer);
      return answer.body;
    }
    void reply.header('content-encoding', 'br');
    return answer.brotli;
  }

  private compressForTheNext(answer: CachedResponse): void {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: answer.body.length };
    compress(answer.body, { params }).then(
      (brotli) => (answer.brotli = brotli),
      () => undefined,
    );
  }

  /**
   * Registers a handler for the life of the process, for caches that are built on these answers. It is called with the
   * answers that were forgotten, or without where all were.
   */
  onForgotten(handler: (touches?: Touches) => void): void {
    this.onForgetting.push(handler);
  }

  /**
   * Forgets all answers, for code that learns of a change late: answers made until now may be older than the change.
   */
  forgetAll(): void {
    this.answers.clear();
    this.making.clear();
    for (const handler of this.onForgetting) handler();
  }

  /** Forgets the answers of these addresses. */
  private forget(touches: Touches): void {
    for (const kept of [this.answers, this.making])
      for (const url of [...kept.keys()]) if (touches(url)) kept.delete(url);
    for (const handler of this.onForgetting) handler(touches);
  }
}

/** Bytes. A compressed copy of the JSON takes at most a quarter more. */
function weightOf({ body }: CachedResponse, url: string): number {
  return ENTRY_BYTES + url.length + Math.ceil(body.length * 1.25);
}
