import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { PublicAnswers } from '../http/public-answers.js';
import type { StoredPage } from './stored-page.js';

const FRESH_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

interface Entry {
  readonly page: StoredPage;
  readonly size: number;
}

/**
 * Public pages, the same for everybody, by their address. A page is never older than sixty seconds, nor older than the
 * last change that this process was told of; many who want one cold page wait for one rendering.
 */
@Injectable()
export class PageCache {
  private readonly pages = new Map<string, Entry>();
  private readonly rendering = new Map<string, Promise<StoredPage>>();
  private bytes = 0;
  private generation = 0;

  constructor(
    private readonly config: Config,
    answers: PublicAnswers,
  ) {
    // Pages are made of public answers.
    answers.onForgotten(() => this.forgetAll());
  }

  /** Whether nobody has to render the page: it is in memory, or being rendered for another. */
  isAtHand(address: string): boolean {
    return this.fresh(address) !== undefined || this.rendering.has(address);
  }

  /** The page of the address, from memory or rendered now. */
  async get(address: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    if (this.config.PAGE_CACHE === 0) return render();
    const known = this.fresh(address);
    if (known) return this.lately(address, known);
    const running = this.rendering.get(address);
    if (running) return running;
    const generation = this.generation;
    const work = render().finally(() => {
      // After a change another rendering may stand here.
      if (this.rendering.get(address) === work) this.rendering.delete(address);
    });
    this.rendering.set(address, work);
    const page = await work;
    if (page.status === 200 && generation === this.generation) this.keep(address, page);
    return page;
  }

  forgetAll(): void {
    this.generation += 1;
    this.pages.clear();
    this.rendering.clear();
    this.bytes = 0;
  }

  private fresh(address: string): StoredPage | undefined {
    const page = this.pages.get(address)?.page;
    return page && Date.now() - page.renderedAt < FRESH_MS ? page : undefined;
  }

  /** What is asked for stays longest: who asks for ever new pages pushes out these alone. */
  private lately(address: string, page: StoredPage): StoredPage {
    const entry = this.pages.get(address);
    if (entry) {
      this.pages.delete(address);
      this.pages.set(address, entry);
    }
    return page;
  }

  private keep(address: string, page: StoredPage): void {
    this.drop(address);
    // Both forms of it; the compressed one is made when it is first asked for.
    const size = Math.ceil(page.text.length * 1.4);
    this.pages.set(address, { page, size });
    this.bytes += size;
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= MOST_BYTES) break;
      this.drop(oldest);
    }
  }

  private drop(address: string): void {
    const entry = this.pages.get(address);
    if (!entry) return;
    this.pages.delete(address);
    this.bytes -= entry.size;
  }
}
