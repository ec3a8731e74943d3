import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Image } from '../../ui/poster.js';

export interface City {
  readonly slug: string;
  readonly name: string;
  readonly country: { readonly slug: string; readonly name: string };
  readonly continentData: { readonly slug: string; readonly name: string };
  /** Paragraphs are separated by a blank line. */
  readonly text: string;
  readonly toursCount: number;
  readonly wideImage: Image;
  readonly shareImage: Image;
}

export const cityQuery = (slug: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery<City>('/api/city/data', { slug, language: locale });
