import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { GalleryNotFound } from '../domain/catalogue.errors.js';
import { Places } from '../discovery/places.js';
import { galleryOf } from './tour-gallery.js';
import { TourRecords } from './tour-records.js';
import { ImageView } from './views.js';

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
  constructor(
    private readonly tours: TourRecords,
    private readonly places: Places,
  ) {}

  async execute({ idOrSlug, language }: FindTourGallery): Promise<GalleryView> {
    const [tour, places] = await Promise.all([this.tours.find(idOrSlug), this.places.all()]);
    if (!tour) throw new GalleryNotFound();
    return { galleries: galleryOf(tour, places, language) };
  }
}
