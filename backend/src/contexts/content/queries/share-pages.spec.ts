import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { HEROES } from '../domain/poster-subjects.js';
import { setTitle } from '../share-pictures/titled-poster.js';
import { GUIDE_TITLE, SHARE_PAGES } from './share-pages.js';

const MESSAGES = path.join(import.meta.dirname, '..', '..', '..', '..', '..', 'frontend', 'src', 'i18n', 'messages');

/** The message that is the title of each page, the first page's apart: its picture says more. */
const TITLES: Readonly<Record<string, string>> = {
  tours: 'tour-list.title',
  zones: 'places.zones.title',
  faq: 'faq.title',
  contact: 'contact.title',
  blog: 'blog.title',
  author: 'guide-directory.title',
  guide: 'cms-pages.guide.title',
  themes: 'tour-list.themes.title',
  map: 'tour-list.atlas.title',
};

function messageIn(locale: string, id: string): string | undefined {
  const file = path.join(MESSAGES, locale, `${id.split('.')[0]}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id];
}

describe('the pictures of shared pages', () => {
  it('are there for each title, and each is its own', () => {
    expect(Object.keys(SHARE_PAGES)).toEqual(['home', ...Object.keys(TITLES)]);
    // Nobody shares an error.
    const { error: _, ...shared } = HEROES;
    expect(Object.keys(shared)).toEqual(Object.keys(SHARE_PAGES));
    expect(new Set(Object.values(shared).map(({ landmarks }) => JSON.stringify(landmarks))).size).toBe(10);
  });

  it.each(LOCALES)('say in %s what the pages are called', (locale) => {
    expect(GUIDE_TITLE[locale]).toBe(messageIn(locale, 'guide-directory.page.title'));
    for (const [page, id] of Object.entries(TITLES)) {
      const title = SHARE_PAGES[page]?.[locale];
      expect([page, title]).toEqual([page, messageIn(locale, id)]);
      expect(setTitle(title ?? '', locale).lines.length).toBeLessThanOrEqual(4);
    }
  });
});
