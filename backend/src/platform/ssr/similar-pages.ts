import { Injectable } from '@nestjs/common';
import type { Locale } from '../../shared-kernel/language/locale.js';

/** An existing page that the reader may have meant by a wrong address. */
export interface SimilarPage {
  readonly slug: string;
  /** The name in the reader's language. */
  readonly name: string;
}

/** Returns the nearest first. `slug` is the requested one. */
export type FindSimilarPages = (slug: string, language: Locale, limit: number) => Promise<readonly SimilarPage[]>;

const MOST = 3;

/** Contexts register a search for pages with a similar slug. */
@Injectable()
export class SimilarPages {
  private readonly sources = new Map<string, FindSimilarPages>();

  /** Registers the search for the pages `/{kind}/{slug}`. */
  add(kind: string, find: FindSimilarPages): void {
    this.sources.set(kind, find);
  }

  /** At most three pages, nearest first; none if the page exists. */
  async find(kind: string, slug: string, language: Locale): Promise<readonly SimilarPage[]> {
    const found = (await this.sources.get(kind)?.(slug, language, MOST)) ?? [];
    return found.some((page) => page.slug === slug) ? [] : found;
  }
}
