import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { ContentApi, type SiteText } from '../index.js';
import { FindEntries } from '../queries/find-entries.js';
import { FindPoster } from '../queries/find-poster.js';

/** Answers other contexts' questions about texts and pictures, with those that are kept for the site. */
@Injectable()
export class ContentApiAdapter extends ContentApi {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  findTourPoster(slug: string): Promise<Buffer | undefined> {
    return this.find(new FindPoster('tour', slug, 'strip', 'png', 1200));
  }

  findHeroPoster(slug: string): Promise<Buffer | undefined> {
    return this.find(new FindPoster('hero', slug, 'landscape', 'png', 1600));
  }

  private async find(poster: FindPoster): Promise<Buffer | undefined> {
    try {
      const { bytes } = await this.queries.execute(poster);
      return bytes;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  findTexts(kind: string, language: Locale): Promise<readonly SiteText[]> {
    return this.queries.execute(new FindEntries(kind, language));
  }
}
