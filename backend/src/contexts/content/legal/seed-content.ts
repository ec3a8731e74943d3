import { LOCALES } from '../../../shared-kernel/locale.js';
import type { Entries } from '../domain/entries.js';
import { legalTexts } from './index.js';
import type { LegalTexts } from './legal-texts.js';

/** In the order in which they are listed. */
const SLUGS: readonly (keyof LegalTexts)[] = ['terms', 'privacy', 'legal-notice'];

/** Publishes the legal pages in every language where they are missing; a text that is there stays. Answers how many it added. */
export async function seedContent(entries: Entries, now: Date): Promise<number> {
  let added = 0;
  for (const language of LOCALES) {
    for (const [position, slug] of SLUGS.entries()) {
      const text = {
        kind: 'legal',
        slug,
        language,
        ...legalTexts[language][slug],
        status: 'published' as const,
        position,
      };
      if (await entries.addMissing(text, { by: 'content.seed', at: now })) added += 1;
    }
  }
  return added;
}
