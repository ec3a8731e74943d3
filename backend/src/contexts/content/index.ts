import type { Locale } from '../../shared-kernel/language/locale.js';

/** A text of the site without its body. */
export interface SiteText {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** What other contexts may ask about texts and pictures. */
export abstract class ContentApi {
  /** The picture of a tour for the head of a page, by its slug: a PNG of 1200 pixels, 65:12; undefined where there is no such tour any more. */
  abstract findTourPoster(slug: string): Promise<Buffer | undefined>;
  /** A drawing of the site by its slug: a PNG of 1600 pixels, landscape; undefined where there is none. */
  abstract findHeroPoster(slug: string): Promise<Buffer | undefined>;
  /** The published texts of a kind in their order; those without a text in the language are English. */
  abstract findTexts(kind: string, language: Locale): Promise<readonly SiteText[]>;
}
