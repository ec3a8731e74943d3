import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';
import type { Image } from '../../ui/display/poster.js';

/** A text of the site that its makers may change at any time. */
export interface CmsEntry {
  readonly id: string;
  readonly slug: string;
  /** Of the text: English where the language asked for has none. */
  readonly language: Locale;
  readonly fallback: boolean;
  readonly title: string;
  /** One or two sentences; empty for answers. */
  readonly summary: string;
  /** Made by the server from Markdown, without anything that a text could have smuggled in. */
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly publishedOn: string | null;
  /** A moment. */
  readonly changedAt: string;
  readonly image: Image | null;
  readonly wideImage: Image | null;
  readonly shareImage: Image | null;
  readonly details: CmsEntryDetails;
}

interface CmsEntryDetails {
  readonly author?: string;
  readonly topic?: string;
  /** Words, or how they begin, that find a question beside its own. */
  readonly searchWords?: string;
  readonly value?: number;
  readonly date?: string;
  readonly source?: string;
  /** Slugs. */
  readonly tours?: readonly string[];
  readonly cities?: readonly string[];
  readonly minutesToRead?: number;
}

/** Texts of one kind in their order; with a slug, that one in a list of its own, or none. */
export const cmsEntriesQuery = (kind: string, { locale }: Pick<Site, 'locale'>, slug?: string) =>
  apiQuery<readonly CmsEntry[]>('/api/cms/entry/dataByCmsAndLanguage', { content_cms: kind, slug, language: locale });
