import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Entry, type EntryWords } from './entry.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00Z');
const words = (markdown: string): EntryWords => ({ title: 'Rain', summary: '', markdown });
const facts = { position: 1 };

describe('an entry', () => {
  let entry: Entry;
  const text = (language: Locale = 'en_US') => {
    const found = entry.in(language);
    if (!found) throw new Error(`no text in ${language}`);
    return found;
  };
  const seen = (language: Locale = 'en_US') => ({ language, version: text(language).version });
  /** As if it had been saved and read again. */
  const saved = (): void => void entry.takeChanges();
  const write = (markdown: string, language: Locale = 'en_US', translatedFrom?: number): void => {
    const version = entry.in(language)?.version ?? 0;
    entry.write({ language, version }, words(markdown), translatedFrom, language);
    saved();
  };
  const publish = (...languages: Locale[]): void => {
    entry.publish(
      languages.map((each) => seen(each)),
      true,
      NOW,
    );
    saved();
  };

  beforeEach(() => {
    entry = Entry.begin('faq', 'rain', facts, words('Take a coat.'), 'en');
    saved();
  });

  it('begins as an English draft that visitors do not see', () => {
    expect(text()).toMatchObject({ version: 1, published: null, draft: { markdown: 'Take a coat.', number: 1 } });
    expect(() => Entry.begin('faq', 'Rain!', facts, words(''), 'en')).toThrow(
      expect.objectContaining({ code: 'ENTRY_SLUG_NOT_VALID' }),
    );
  });

  it('keeps what visitors read while a draft is written', () => {
    publish('en_US');
    write('Take an umbrella.');
    expect(text()).toMatchObject({ published: { markdown: 'Take a coat.' }, draft: { markdown: 'Take an umbrella.' } });
    publish('en_US');
    expect(text()).toMatchObject({ published: { markdown: 'Take an umbrella.' }, draft: null, publishedAt: NOW });
  });

  it('refuses who did not see the latest words', () => {
    const before = seen();
    write('Take an umbrella.');
    for (const change of [
      () => entry.write(before, words('Stay at home.'), undefined, ''),
      () => entry.publish([before], true, NOW),
      () => entry.discardDraft(before),
    ])
      expect(change).toThrow(expect.objectContaining({ code: 'CHANGED_MEANWHILE' }));
    expect(text().draft?.markdown).toBe('Take an umbrella.');
  });

  it('is not shown without words', () => {
    write(' ');
    expect(() => publish('en_US')).toThrow(expect.objectContaining({ code: 'ENTRY_INCOMPLETE', field: 'markdown' }));
    const figure = Entry.begin('figures', 'rating', facts, words(''), 'en');
    figure.publish([{ language: 'en_US', version: 1 }], true, NOW);
    expect(figure.in('en_US')?.published?.title).toBe('Rain');
  });

  it('goes back to what visitors read, or to an earlier revision', () => {
    publish('en_US');
    write('Take an umbrella.');
    entry.discardDraft(seen());
    expect(text()).toMatchObject({ published: { markdown: 'Take a coat.' }, draft: null });
    saved();
    entry.restore(seen(), { ...words('Take nothing.'), translatedFrom: null });
    expect(text()).toMatchObject({ published: { markdown: 'Take a coat.' }, draft: { markdown: 'Take nothing.' } });
  });

  it('does not lose its only draft', () => {
    expect(() => entry.discardDraft(seen())).toThrow(expect.objectContaining({ code: 'ENTRY_INCOMPLETE' }));
  });

  it('is published at its time and not before', () => {
    expect(() => entry.schedule([seen()], NOW, true, NOW)).toThrow(
      expect.objectContaining({ code: 'PUBLICATION_IN_THE_PAST' }),
    );
    entry.schedule([seen()], LATER, true, NOW);
    entry.publishDue(new Date(LATER.getTime() - 1));
    expect(text().published).toBeNull();
    entry.publishDue(LATER);
    expect(text()).toMatchObject({ published: { markdown: 'Take a coat.' }, publishAt: null, publishedAt: LATER });
  });

  it('loses its time when new words are written, which nobody has read', () => {
    entry.schedule([seen()], LATER, true, NOW);
    saved();
    write('Take an umbrella.');
    entry.publishDue(LATER);
    expect(text()).toMatchObject({ published: null, publishAt: null });
  });

  it('becomes a draft when it is withdrawn, unless the site needs it', () => {
    publish('en_US');
    entry.withdraw(seen());
    expect(text()).toMatchObject({ published: null, draft: { markdown: 'Take a coat.' } });
    for (const [kind, slug] of [
      ['page', 'about'],
      ['legal', 'terms'],
    ] as const) {
      const needed = Entry.begin(kind, slug, facts, words('We.'), 'en');
      needed.takeChanges();
      needed.publish([{ language: 'en_US', version: 1 }], true, NOW);
      needed.takeChanges();
      expect(() => needed.withdraw({ language: 'en_US', version: 2 })).toThrow(
        expect.objectContaining({ code: 'ENTRY_NEEDED' }),
      );
    }
  });

  it('tells whether visitors see something else', () => {
    entry.write(seen(), words('Take an umbrella.'), undefined, '');
    expect(entry.takeChanges()).toMatchObject({ seenByVisitors: false, revisions: [{ number: 2, status: 'draft' }] });
    entry.publish([seen()], true, NOW);
    expect(entry.takeChanges()).toMatchObject({
      seenByVisitors: true,
      revisions: [{ number: 3, status: 'published' }],
    });
  });

  describe('in several languages', () => {
    const mixed = (...languages: Locale[]) => entry.mixedWith(languages.map((each) => text(each)));

    beforeEach(() => {
      write('Prenez un manteau.', 'fr_FR', 1);
      write('Nehmen Sie einen Mantel.', 'de_DE', 1);
    });

    it('would be mixed where the English text is shown without translations', () => {
      expect(mixed('en_US')).toEqual({ outdated: [], missing: ['fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] });
      expect(mixed('en_US', 'fr_FR', 'de_DE').missing).toEqual(['es_ES', 'it_IT', 'ru_RU', 'ja_JP']);
      expect(() => entry.publish([seen()], false, NOW)).toThrow(
        expect.objectContaining({ code: 'ENTRY_WOULD_BE_MIXED', params: expect.objectContaining({ count: 6 }) }),
      );
      expect(text().published).toBeNull();
    });

    it('would be mixed where a translation says what an older English text said', () => {
      publish('en_US', 'fr_FR', 'de_DE');
      write('Take an umbrella.');
      expect(mixed('en_US').outdated).toEqual(['fr_FR', 'de_DE']);
      write('Prenez un parapluie.', 'fr_FR', text().draft?.number);
      expect(mixed('en_US', 'fr_FR').outdated).toEqual(['de_DE']);
      publish('en_US');
      // The French draft waits; what it says is what the English text says.
      expect(mixed('fr_FR')).toEqual({ outdated: [], missing: [] });
      expect(mixed('de_DE').outdated).toEqual(['de_DE']);
    });

    it('stays up to date when a word of a translation is mended, and when the facts change', () => {
      publish('en_US', 'fr_FR', 'de_DE');
      write('Prenez donc un manteau.', 'fr_FR');
      expect(mixed('fr_FR')).toEqual({ outdated: [], missing: [] });
      entry.changeFacts({ position: 2 }, 1);
      saved();
      expect(mixed('fr_FR', 'de_DE').outdated).toEqual([]);
    });
  });
});
