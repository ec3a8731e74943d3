import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { NotFound } from '../../../platform/http/http-problems.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import { postersOf } from './find-tour.js';
import { TourRecords } from './tour-records.js';
import { ImageView, inLanguage } from './views.js';

export class GalleryView {
  @ApiProperty({ type: [ImageView] }) galleries!: ImageView[];
}

export class FindTourGallery extends Query<GalleryView> {
  constructor(
    readonly idOrSlug: string,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindTourGallery)
export class FindTourGalleryHandler implements IQueryHandler<FindTourGallery> {
  constructor(private readonly tours: TourRecords) {}

  async execute({ idOrSlug, language }: FindTourGallery): Promise<GalleryView> {
    const tour = await this.tours.find(idOrSlug);
    if (!tour) throw new NotFound();
    const { landscape, portrait, wide } = postersOf(tour, inLanguage(tour.names, language));
    return { galleries: [wide, landscape, portrait] };
  }
}
