import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { EntryView as CmsEntry } from '../../api/generated/types.gen.js';

/** Texts of one kind in their order. With a slug, a list of that text alone, or an empty one. */
export const cmsEntriesQuery = (kind: string, { locale }: Pick<Site, 'locale'>, slug?: string) =>
  apiQuery('/api/cms/entry/dataByCmsAndLanguage', { content_cms: kind, slug, language: locale });
