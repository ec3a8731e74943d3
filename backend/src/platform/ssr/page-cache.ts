import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../config.js';
import { ResponseCache, type Touches } from '../http/response-cache.js';
import type { StoredPage } from './stored-page.js';

const FRESH_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Caches public pages, which are the same for everybody, by address. A page is never older than sixty seconds, nor
 * older than the last change that this process knows of. Requests for the same uncached page share one rendering.
 */
@Injectable()
export class PageCache {
  private readonly pages = new LRUCache<string, StoredPage>({
    maxSize: MOST_BYTES,
    // The plain and the compressed form. The compressed one is made at its first request.
    sizeCalculation: ({ text }) => Math.ceil(text.length * 1.4),
  });
  private readonly rendering = new Map<string, Promise<StoredPage>>();
  private generation = 0;

  constructor(
    private readonly config: Config,
    answers: ResponseCache,
  ) {
    // Pages are made of public answers.
    answers.onForgotten((touches) => (touches ? this.forget(touches) : this.forgetAll()));
  }

  /** Whether the page needs no new rendering: it is in memory, or another request is rendering it. */
  isAtHand(address: string): boolean {
    return this.fresh(address) !== undefined || this.rendering.has(address);
  }

  /** The page of the address, from memory or rendered now. */
  async get(address: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    if (this.config.PAGE_CACHE === 0) return render();
    const known = this.fresh(address);
    if (known) return known;
    const running = this.rendering.get(address);
    if (running) return running;
    const generation = this.generation;
    const work = render().finally(() => {
      // After a change another rendering may have replaced this one.
      if (this.rendering.get(address) === work) this.rendering.delete(address);
    });
    this.rendering.set(address, work);
    const page = await work;
    if (page.status === 200 && generation === this.generation) this.pages.set(address, page);
    return page;
  }

  forgetAll(): void {
    this.generation += 1;
    this.pages.clear();
    this.rendering.clear();
  }

  /** Forgets the pages that were made of one of these answers. Pages that are being rendered may be: they are not kept. */
  private forget(touches: Touches): void {
    this.generation += 1;
    this.rendering.clear();
    for (const [address, { reads }] of [...this.pages.entries()])
      if (reads.some((url) => touches(url))) this.pages.delete(address);
  }

  private fresh(address: string): StoredPage | undefined {
    const page = this.pages.get(address);
    return page && Date.now() - page.renderedAt < FRESH_MS ? page : undefined;
  }
}
