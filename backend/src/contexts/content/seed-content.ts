import { type Locale, LOCALES } from '../../shared-kernel/language/locale.js';
import type { CmsEntries, EntryText } from './domain/cms-entries.js';
import type { EditorialEntry } from './editorial/read-editorial.js';

const inEveryLanguage = ({ kind, slug, position, details: shared, texts }: EditorialEntry): EntryText[] =>
  LOCALES.map((language) => {
    const { source, searchWords, ...text } = texts[language];
    const details = { ...shared, ...(source && { source }), ...(searchWords && { searchWords }) };
    return { kind, slug, language, ...text, status: 'published', position, details };
  });

/**
 * Publishes the texts that come with the product in every language where they are missing; a text that is there stays,
 * whatever the team has made of it. Answers how many it added.
 */
export async function seedContent(entries: CmsEntries, now: Date): Promise<number> {
  // Only who publishes needs what reads the files.
  const { readEditorial } = await import('./editorial/read-editorial.js');
  const known = await entries.known();
  const isKnown = (kind: string, slug: string, language: Locale): boolean => known.has(`${kind}/${slug}/${language}`);
  const incomplete = (kind: string, slug: string): boolean => !LOCALES.every((each) => isKnown(kind, slug, each));
  let added = 0;
  for (const text of readEditorial(undefined, incomplete).flatMap(inEveryLanguage))
    if (!isKnown(text.kind, text.slug, text.language))
      if (await entries.addMissing(text, { by: 'content.seed', at: now })) added += 1;
  return added;
}
