import type { Locale } from '../../../shared-kernel/language/locale.js';

export interface GuideCity {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

/** Names of cities and categories from the catalogue. */
export abstract class Places {
  /** By id or slug; undefined if it is not in the catalogue. */
  abstract city(idOrSlug: string, language: Locale): Promise<GuideCity | undefined>;
  /** By id or slug of a tour on sale: what its guide needs. */
  abstract tour(idOrSlug: string): Promise<{ readonly cityId: string; readonly category: string } | undefined>;
  /** IANA name of the city's time zone; undefined if the city is not in the catalogue. */
  abstract timeZone(cityId: string): Promise<string | undefined>;
  /** The categories of these slugs that there are, in their order. */
  abstract categories(
    slugs: readonly string[],
    language: Locale,
  ): Promise<readonly { readonly slug: string; readonly title: string }[]>;
}
