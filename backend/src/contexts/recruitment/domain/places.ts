import type { Locale } from '../../../shared-kernel/language/locale.js';

export interface GuideCity {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
}

/** Cities and categories in which guides work. */
export abstract class Places {
  /** By id or slug; undefined if the site does not show such a city. */
  abstract city(idOrSlug: string, language: Locale): Promise<GuideCity | undefined>;
  /** The categories of these slugs that there are, in their order. */
  abstract categories(
    slugs: readonly string[],
    language: Locale,
  ): Promise<readonly { readonly slug: string; readonly title: string }[]>;
}
