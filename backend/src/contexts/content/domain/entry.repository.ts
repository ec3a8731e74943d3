import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Written } from './cms-entries.js';
import type { Entry, WrittenWords } from './entry.js';

/** The entries of the site. Every state that a text was ever in is kept. */
export abstract class EntryRepository {
  /** Locks the entry until the transaction ends. Throws EntryNotFound. */
  abstract getForChange(kind: string, slug: string): Promise<Entry>;
  /** Throws EntrySlugTaken. */
  abstract add(entry: Entry, written: Written): Promise<void>;
  abstract save(entry: Entry, written: Written): Promise<void>;
  /** What a text was once. Throws EntryTextNotFound. */
  abstract getRevision(entry: Entry, language: Locale, number: number): Promise<WrittenWords>;
  /** Kind and slug of those with a draft that is to be published by now. */
  abstract dueBy(now: Date, most: number): Promise<readonly { readonly kind: string; readonly slug: string }[]>;
}
