import { Injectable } from '@nestjs/common';
import { ContentApi } from '../../content/index.js';
import { TourPosters } from '../documents/tour-posters.js';

@Injectable()
export class ContentTourPosters extends TourPosters {
  constructor(private readonly content: ContentApi) {
    super();
  }

  find(tourSlug: string): Promise<Buffer | undefined> {
    return this.content.findTourPoster(tourSlug);
  }
}
