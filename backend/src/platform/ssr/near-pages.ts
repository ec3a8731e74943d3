import { Injectable } from '@nestjs/common';
import type { Locale } from '../../shared-kernel/language/locale.js';

/** A page that somebody may have meant who asked for one that there is not. */
export interface NearPage {
  readonly slug: string;
  /** In the reader's language. */
  readonly name: string;
}

/** The first parts of the paths of pages that somebody may miss by a letter or a language. */
export const NEAR_KINDS = ['city', 'country', 'continent', 'tour', 'blog', 'page'] as const;

export type NearKind = (typeof NEAR_KINDS)[number];

/** Nearest first. `slug` is what was asked for. */
export type FindNearPages = (slug: string, language: Locale, limit: number) => Promise<readonly NearPage[]>;

const MOST = 3;

/** Where contexts say what their pages are nearly called. */
@Injectable()
export class NearPages {
  private readonly sources = new Map<NearKind, FindNearPages>();

  /** For the pages `/{kind}/{slug}`, for the life of the process. */
  add(kind: NearKind, find: FindNearPages): void {
    this.sources.set(kind, find);
  }

  /** None for a page that is there. */
  async find(kind: NearKind, slug: string, language: Locale): Promise<readonly NearPage[]> {
    const found = (await this.sources.get(kind)?.(slug, language, MOST)) ?? [];
    return found.some((page) => page.slug === slug) ? [] : found;
  }
}
