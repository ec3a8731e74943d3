import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { EntryDetails } from '../domain/cms-entries.js';
import type { EntryFacts, EntryWords, LanguageText, WrittenWords } from '../domain/entry.js';

/** A row of `content.entry`. */
export interface EntryTextRow {
  readonly id: string;
  readonly language: Locale;
  readonly version: number;
  readonly factsVersion: number;
  readonly status: 'draft' | 'published';
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
  readonly details: EntryDetails;
  readonly position: number;
  readonly wordsNumber: number;
  readonly translatedFrom: number | null;
  readonly draft: WrittenWords | null;
  readonly publishAt: Date | string | null;
  readonly publishedAt: Date | string | null;
  readonly lastNumber: number | null;
}

/** What of the details is said in the text's own language. */
export const ownDetails = ({ source, searchWords }: Pick<EntryWords, 'source' | 'searchWords'>) => ({
  ...(source && { source }),
  ...(searchWords && { searchWords }),
});

export function factsIn({ details, position }: Pick<EntryTextRow, 'details' | 'position'>): EntryFacts {
  const { source: _, searchWords: __, ...shared } = details;
  return { ...shared, position };
}

export const wordsIn = ({ title, summary, markdown, number, translatedFrom, ...own }: WrittenWords): WrittenWords => ({
  title,
  summary,
  markdown,
  ...ownDetails(own),
  number,
  translatedFrom,
});

/** In a transaction the driver leaves instants as PostgreSQL writes them. */
const instantOf = (written: Date | string | null): Date | null => (written === null ? null : new Date(written));

export function textOf(row: EntryTextRow): LanguageText {
  const { id, language, version, status, details, draft, publishAt, publishedAt } = row;
  const { title, summary, markdown, wordsNumber: number, translatedFrom } = row;
  const words: WrittenWords = { title, summary, markdown, ...ownDetails(details), number, translatedFrom };
  const isPublished = status === 'published';
  return {
    id,
    language,
    version,
    published: isPublished ? words : null,
    draft: isPublished ? draft : words,
    publishAt: instantOf(publishAt),
    publishedAt: instantOf(publishedAt),
    lastNumber: row.lastNumber ?? number,
  };
}
