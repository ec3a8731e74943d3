import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { TourPhoto } from '../domain/tour-content.js';
import type { ImageView } from './views.js';

/** Where everybody gets a photograph of a tour. */
export const photoAddress = ({ path }: Pick<TourPhoto, 'path'>): string => `/photos/${path}`;

/** A photograph as pages show it; called after the tour where nobody has said what it shows. */
export const photoView = (photo: TourPhoto, colour: string, title: string, language: Locale): ImageView => {
  const { width, height } = photo;
  return { src: photoAddress(photo), width, height, colour, alt: inLanguage(photo.alt, language) || title };
};

@Injectable()
export class TourPhotos {
  constructor(private readonly db: ReadDb) {}

  /** Whether the file is a photograph of a tour: other files of the store are nobody else's affair. */
  async has(path: string): Promise<boolean> {
    const of = JSON.stringify([{ path }]);
    return (await this.db.first(sql`select id from catalogue.tour where photos @> ${of}::jsonb limit 1`)) !== undefined;
  }
}
