import type { Locale } from '../../../shared-kernel/language/locale.js';

export interface ReviewedGuide {
  readonly email: string;
  readonly language: Locale;
}

/** The guides whose tours are reviewed. */
export abstract class Guides {
  /** The account of a guide. */
  abstract find(guideId: string): Promise<ReviewedGuide | undefined>;
  /** The account that has the public page; undefined for guides who are not shown. */
  abstract findIdOfPage(slug: string): Promise<string | undefined>;
}
