import { Injectable } from '@nestjs/common';
import type { Locale } from '../../shared-kernel/language/locale.js';

/** An existing page that the reader may have meant by an address that has none. */
export interface SimilarPage {
  readonly slug: string;
  /** In the reader's language. */
  readonly name: string;
}

/** Nearest first. `slug` is what was asked for. */
export type FindSimilarPages = (slug: string, language: Locale, limit: number) => Promise<readonly SimilarPage[]>;

const MOST = 3;

/** Contexts register how pages of theirs with a similar slug are found. */
@Injectable()
export class SimilarPages {
  private readonly sources = new Map<string, FindSimilarPages>();

  /** For the pages `/{kind}/{slug}`. */
  add(kind: string, find: FindSimilarPages): void {
    this.sources.set(kind, find);
  }

  /** At most three, nearest first; none where the page exists. */
  async find(kind: string, slug: string, language: Locale): Promise<readonly SimilarPage[]> {
    const found = (await this.sources.get(kind)?.(slug, language, MOST)) ?? [];
    return found.some((page) => page.slug === slug) ? [] : found;
  }
}
