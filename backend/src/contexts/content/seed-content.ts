import { LOCALES } from '../../shared-kernel/language/locale.js';
import type { CmsEntries, EntryText } from './domain/cms-entries.js';
import type { EditorialEntry } from './editorial/read-editorial.js';

const inEveryLanguage = ({ kind, slug, position, details: shared, texts }: EditorialEntry): EntryText[] =>
  LOCALES.map((language) => {
    const { source, searchWords, ...text } = texts[language];
    const details = { ...shared, ...(source && { source }), ...(searchWords && { searchWords }) };
    return { kind, slug, language, ...text, status: 'published', position, details };
  });

/**
 * Publishes the texts that come with the product in every language where they are missing; a text that is there stays.
 * Answers how many it added.
 */
export async function seedContent(entries: CmsEntries, now: Date): Promise<number> {
  // Only who publishes needs what reads the files.
  const { readEditorial } = await import('./editorial/read-editorial.js');
  let added = 0;
  for (const text of readEditorial().flatMap(inEveryLanguage))
    if (await entries.addMissing(text, { by: 'content.seed', at: now })) added += 1;
  return added;
}
