import type { Locale } from '../../../shared-kernel/language/locale.js';

export interface GuideOnPoster {
  /** `Giulia R.` */
  readonly name: string;
  readonly city: { readonly slug: string; readonly name: string };
}

/** Guides whom everybody may know. */
export abstract class GuidesOnPosters {
  /** By slug; undefined where there is none. */
  abstract find(slug: string, language: Locale): Promise<GuideOnPoster | undefined>;
}
