import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { CatalogueApi } from '../../catalogue/index.js';
import { type CatalogueKind, PosterSubjects } from '../domain/poster-subjects.js';
import type { PosterSubject } from '../domain/poster-studio.js';

@Injectable()
export class CataloguePosterSubjects extends PosterSubjects {
  constructor(private readonly catalogue: CatalogueApi) {
    super();
  }

  async find(kind: CatalogueKind, slug: string): Promise<PosterSubject | undefined> {
    const subject = await this.catalogue.findPosterSubject(kind, slug);
    return subject && { ...subject, kind: kind === 'tour' ? 'tour' : 'city' };
  }
  findName(kind: CatalogueKind, slug: string, language: Locale): Promise<string | undefined> {
    return this.catalogue.findName(kind, slug, language);
  }
}
