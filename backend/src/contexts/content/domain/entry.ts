import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { type EntryDetails, isCompanyPage, isEntrySlug } from './cms-entries.js';
import {
  EntryIncomplete,
  EntryNeeded,
  EntrySlugNotValid,
  EntryTextNotFound,
  EntryWouldBeMixed,
  PublicationInThePast,
} from './content.errors.js';

/** What an entry says in one language. */
export interface EntryWords {
  readonly title: string;
  /** One or two sentences for lists and the page's description; may be empty. */
  readonly summary: string;
  readonly markdown: string;
  /** Who says so; of figures. */
  readonly source?: string;
  /** What people type who look for this text, beside its own words. */
  readonly searchWords?: string;
}

/** Words with the number of the revision that they were written as. */
export interface WrittenWords extends EntryWords {
  readonly number: number;
  /** The revision of the English text that they say the same as. Null for English, and where nobody knows. */
  readonly translatedFrom: number | null;
}

/** What is the same in every language of an entry. */
export interface EntryFacts extends Omit<EntryDetails, 'source' | 'searchWords'> {
  /** Order within the kind, lowest first. */
  readonly position: number;
}

/** An entry in one language. */
export interface LanguageText {
  readonly id: string;
  readonly language: Locale;
  /** Grows with each change; 0 where the language has no text yet. */
  version: number;
  /** What visitors read. */
  published: WrittenWords | null;
  /** What is being written, where it differs from what visitors read. */
  draft: WrittenWords | null;
  /** When the draft is to be published. */
  publishAt: Date | null;
  publishedAt: Date | null;
  /** Of the latest revision. */
  lastNumber: number;
}

export interface SeenText {
  readonly language: Locale;
  /** The version that the person saw. */
  readonly version: number;
}

export interface MixedLanguages {
  /** Visitors would read a translation of an older English text. */
  readonly outdated: readonly Locale[];
  /** Visitors would read English. */
  readonly missing: readonly Locale[];
}

/** A state of a text that is kept for ever. */
export interface NewRevision {
  readonly text: LanguageText;
  readonly number: number;
  readonly words: WrittenWords;
  readonly status: 'draft' | 'published';
}

/** Kinds whose texts may be a title alone. */
const WITHOUT_BODY: readonly string[] = ['figures'];

/** An entry of the site in all its languages: a page, a question, an article, the text of a city. */
export class Entry extends AggregateRoot {
  readonly kind!: string;
  readonly slug!: string;
  facts!: EntryFacts;
  factsVersion!: number;
  private readonly texts = new Map<Locale, LanguageText>();
  private readonly revisions: NewRevision[] = [];
  private readonly changed = new Set<LanguageText>();
  private seenByVisitors = false;

  static restored(row: Pick<Entry, 'kind' | 'slug' | 'facts' | 'factsVersion'>, texts: readonly LanguageText[]): Entry {
    const entry = Object.assign(new Entry(), row);
    for (const text of texts) entry.texts.set(text.language, text);
    return entry;
  }

  /** An English draft that nobody but the team sees. Throws EntrySlugNotValid. */
  static begin(kind: string, slug: string, facts: EntryFacts, words: EntryWords, id: string): Entry {
    if (!isEntrySlug(slug)) throw new EntrySlugNotValid({ slug });
    const entry = Entry.restored({ kind, slug, facts, factsVersion: 1 }, []);
    entry.write({ language: DEFAULT_LOCALE, version: 0 }, words, undefined, id);
    return entry;
  }

  in(language: Locale): LanguageText | undefined {
    return this.texts.get(language);
  }

  get languages(): readonly LanguageText[] {
    return LOCALES.flatMap((language) => this.texts.get(language) ?? []);
  }

  /**
   * Keeps a draft; what visitors read stays. A draft that was to be published at a certain time no longer is: nobody
   * has read its new words. `translatedFrom` is the revision of the English text that the person had before their eyes.
   * Throws ChangedMeanwhile.
   */
  write(seen: SeenText, words: EntryWords, translatedFrom: number | undefined, newId: string): void {
    const text = this.texts.get(seen.language) ?? emptyText(newId, seen.language);
    mustBeVersion(text, seen.version);
    this.texts.set(seen.language, text);
    const before = text.draft ?? text.published;
    const number = text.lastNumber + 1;
    const from = seen.language === DEFAULT_LOCALE ? null : (translatedFrom ?? before?.translatedFrom ?? null);
    text.draft = { ...words, number, translatedFrom: from };
    text.publishAt = null;
    this.revise(text, text.draft, 'draft');
  }

  /** The draft becomes what it was in an earlier revision. Throws ChangedMeanwhile or EntryTextNotFound. */
  restore(seen: SeenText, words: Omit<WrittenWords, 'number'>): void {
    this.textOf(seen);
    const { translatedFrom, ...own } = words;
    this.write(seen, own, translatedFrom ?? undefined, '');
  }

  /** Throws ChangedMeanwhile, EntryTextNotFound, or EntryIncomplete where there would be nothing left. */
  discardDraft(seen: SeenText): void {
    const text = this.textOf(seen);
    if (text.draft === null) return;
    if (text.published === null) throw new EntryIncomplete('draft');
    text.draft = null;
    text.publishAt = null;
    this.revise(text, text.published, 'published');
  }

  /**
   * Shows the drafts of these languages to visitors. Throws ChangedMeanwhile, EntryTextNotFound, EntryIncomplete, or
   * EntryWouldBeMixed unless `evenIfMixed`.
   */
  publish(chosen: readonly SeenText[], evenIfMixed: boolean, now: Date): void {
    const texts = chosen.map((seen) => this.ready(seen));
    if (!evenIfMixed) this.mustNotBeMixed(texts);
    for (const text of texts) this.show(text, now);
  }

  /** Has the drafts of these languages published at a certain time. Throws as `publish`, and PublicationInThePast. */
  schedule(chosen: readonly SeenText[], at: Date, evenIfMixed: boolean, now: Date): void {
    if (at.getTime() <= now.getTime()) throw new PublicationInThePast();
    const texts = chosen.map((seen) => this.ready(seen));
    if (!evenIfMixed) this.mustNotBeMixed(texts);
    for (const text of texts) {
      text.publishAt = at;
      this.touch(text);
    }
  }

  /** Takes the appointed time away. Throws ChangedMeanwhile or EntryTextNotFound. */
  unschedule(seen: SeenText): void {
    const text = this.textOf(seen);
    text.publishAt = null;
    this.touch(text);
  }

  /** Publishes what was to be published by now. */
  publishDue(now: Date): void {
    for (const text of this.texts.values())
      if (text.publishAt !== null && text.publishAt.getTime() <= now.getTime()) this.show(text, now);
  }

  /**
   * Takes the text from the visitors; it becomes a draft. Throws ChangedMeanwhile, EntryTextNotFound, or EntryNeeded
   * where the site cannot be without it.
   */
  withdraw(seen: SeenText): void {
    const text = this.textOf(seen);
    if (text.published === null) return;
    if (text.language === DEFAULT_LOCALE && this.isNeeded) throw new EntryNeeded({ kind: this.kind, slug: this.slug });
    text.draft ??= text.published;
    text.published = null;
    text.publishAt = null;
    this.seenByVisitors = true;
    this.revise(text, text.draft, 'draft');
  }

  /** Changes what is the same in all languages, for visitors too. Throws ChangedMeanwhile. */
  changeFacts(facts: EntryFacts, version: number): void {
    mustBeVersion({ version: this.factsVersion }, version);
    this.facts = facts;
    this.factsVersion += 1;
    this.seenByVisitors = true;
    for (const text of this.texts.values()) {
      const number = text.lastNumber + 1;
      const words = text.draft ?? text.published;
      // The words stay those of their own revision: no translation is out of date for it.
      if (words) this.revisions.push({ text, number, words, status: text.published ? 'published' : 'draft' });
      text.lastNumber = number;
      this.changed.add(text);
    }
  }

  /** The languages in which visitors would not read what the English text says, with these drafts published. */
  mixedWith(publishing: readonly LanguageText[]): MixedLanguages {
    const shown = (language: Locale): WrittenWords | null => {
      const text = this.texts.get(language);
      return (text && publishing.includes(text) ? text.draft : undefined) ?? text?.published ?? null;
    };
    const english = shown(DEFAULT_LOCALE);
    if (english === null) return { outdated: [], missing: [] };
    const isNew = publishing.some(({ language }) => language === DEFAULT_LOCALE);
    const asked = isNew ? LOCALES : publishing.map(({ language }) => language);
    const others = asked.filter((language) => language !== DEFAULT_LOCALE);
    return {
      outdated: others.filter((language) => isOutdated(shown(language), english)),
      missing: others.filter((language) => shown(language) === null),
    };
  }

  /** What is to be kept, and whether visitors see something else than before. */
  takeChanges(): { texts: readonly LanguageText[]; revisions: readonly NewRevision[]; seenByVisitors: boolean } {
    const taken = { texts: [...this.changed], revisions: [...this.revisions], seenByVisitors: this.seenByVisitors };
    this.changed.clear();
    this.revisions.length = 0;
    this.seenByVisitors = false;
    return taken;
  }

  /** The site leads to these pages by their names. */
  private get isNeeded(): boolean {
    return this.kind === 'legal' || (this.kind === 'page' && isCompanyPage(this.slug));
  }

  private textOf({ language, version }: SeenText): LanguageText {
    const text = this.texts.get(language);
    if (!text) throw new EntryTextNotFound({ language });
    mustBeVersion(text, version);
    return text;
  }

  private ready(seen: SeenText): LanguageText {
    const text = this.textOf(seen);
    const { title, markdown } = text.draft ?? text.published ?? { title: '', markdown: '' };
    if (title.trim() === '') throw new EntryIncomplete('title');
    if (markdown.trim() === '' && !WITHOUT_BODY.includes(this.kind)) throw new EntryIncomplete('markdown');
    return text;
  }

  private mustNotBeMixed(texts: readonly LanguageText[]): void {
    const { outdated, missing } = this.mixedWith(texts);
    if (outdated.length + missing.length > 0) throw new EntryWouldBeMixed([...outdated, ...missing]);
  }

  private show(text: LanguageText, now: Date): void {
    if (text.draft === null) return;
    text.published = text.draft;
    text.draft = null;
    text.publishAt = null;
    text.publishedAt ??= now;
    this.seenByVisitors = true;
    this.revise(text, text.published, 'published');
  }

  private revise(text: LanguageText, words: WrittenWords, status: NewRevision['status']): void {
    text.lastNumber += 1;
    this.revisions.push({ text, number: text.lastNumber, words, status });
    this.touch(text);
  }

  private touch(text: LanguageText): void {
    if (!this.changed.has(text)) text.version += 1;
    this.changed.add(text);
  }
}

/** Whether the words say what an older English text said. */
export const isOutdated = (
  words: Pick<WrittenWords, 'translatedFrom'> | null,
  english: Pick<WrittenWords, 'number'>,
): boolean => words !== null && words.translatedFrom !== null && words.translatedFrom < english.number;

const emptyText = (id: string, language: Locale): LanguageText => ({
  id,
  language,
  version: 0,
  published: null,
  draft: null,
  publishAt: null,
  publishedAt: null,
  lastNumber: 0,
});
