import { Injectable } from '@nestjs/common';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { GuidesApi } from '../../guides/index.js';
import { type GuideOnPoster, GuidesOnPosters } from '../domain/guides-on-posters.js';

@Injectable()
export class ShownGuidesOnPosters extends GuidesOnPosters {
  constructor(private readonly guides: GuidesApi) {
    super();
  }

  async find(slug: string, language: Locale): Promise<GuideOnPoster | undefined> {
    const guide = await this.guides.findShownGuide(slug, language);
    return guide && { name: `${guide.firstName} ${guide.initial.replace(/\.?$/u, '.')}`, city: guide.city };
  }
}
