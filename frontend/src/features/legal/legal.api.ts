import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';
import type { Image } from '../../ui/poster.js';

export interface LegalText {
  readonly id: string;
  readonly slug: string;
  /** Of the text: English where the language asked for has none. */
  readonly language: Locale;
  readonly fallback: boolean;
  readonly title: string;
  /** Made by the server from Markdown, without anything that a text could have smuggled in. */
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly shareImage: Image | null;
  /** An instant. */
  readonly changedAt: string;
}

/** The page in a list of its own; an empty list where there is none. */
export const legalQuery = (slug: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery<readonly LegalText[]>('/api/cms/entry/dataByCmsAndLanguage', {
    content_cms: 'legal',
    slug,
    language: locale,
  });
