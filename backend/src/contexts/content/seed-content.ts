import { LOCALES } from '../../shared-kernel/language/locale.js';
import type { CmsEntries, EntryText } from './domain/cms-entries.js';
import type { EditorialEntry } from './editorial/editorial-entry.js';
import { searchWords } from './editorial/faq/search-words.js';
import { editorialEntries } from './editorial/index.js';
import { legalTexts } from './legal/index.js';
import type { LegalTexts } from './legal/legal-texts.js';

/** When these texts were last changed: they are of that day wherever they are published. */
const LEGAL_TEXTS_OF = '2026-11-22';

/** In the order in which they are listed. */
const LEGAL_SLUGS: readonly (keyof LegalTexts)[] = ['terms', 'privacy', 'legal-notice'];

const legalEntries: readonly EntryText[] = LOCALES.flatMap((language) =>
  LEGAL_SLUGS.map((slug, position) => ({
    kind: 'legal',
    slug,
    language,
    ...legalTexts[language][slug],
    summary: '',
    status: 'published' as const,
    position,
    details: { publishedOn: LEGAL_TEXTS_OF },
  })),
);

const inEveryLanguage = ({ kind, slug, position, details, texts }: EditorialEntry): EntryText[] =>
  LOCALES.map((language) => {
    const { source, ...text } = texts[language];
    const words = kind === 'faq' ? searchWords[slug]?.[language] : undefined;
    const said = { ...details, ...(source && { source }), ...(words && { searchWords: words }) };
    return { kind, slug, language, ...text, status: 'published', position, details: said };
  });

/**
 * Publishes the texts that come with the product in every language where they are missing; a text that is there stays.
 * Answers how many it added.
 */
export async function seedContent(entries: CmsEntries, now: Date): Promise<number> {
  let added = 0;
  for (const text of [...legalEntries, ...editorialEntries.flatMap(inEveryLanguage)])
    if (await entries.addMissing(text, { by: 'content.seed', at: now })) added += 1;
  return added;
}
