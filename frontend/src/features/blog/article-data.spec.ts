import { describe, expect, it } from '@jest/globals';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { articleData } from './article-data.js';
import { latestFirst } from './latest-first.js';
import { aCmsEntry } from '../../shared/cms/testing/a-cms-entry.js';

const article = (slug: string, publishedOn: string | null, changes: Partial<CmsEntry> = {}): CmsEntry =>
  aCmsEntry({
    id: slug,
    slug,
    title: 'The Roman day',
    html: '<p>Until …</p>',
    language: 'de_DE',
    fallback: false,
    summary: 'Why Rome gets up early.',
    sections: [],
    publishedOn,
    changedAt: '2026-07-01T08:00:00.000Z',
    image: null,
    wideImage: null,
    shareImage: null,
    details: {},
    ...changes,
  });

describe('an article for search engines', () => {
  const address = 'https://cicerone.example/de_DE/EUR/blog/rome';

  it('says who wrote it and when, with the picture that is shared', () => {
    const shareImage = { src: '/posters/blog/rome/share.svg', width: 1200, height: 630, colour: '#ccc', alt: '' };
    const rome = article('rome', '2026-06-18', { shareImage, details: { author: 'Livia S.', minutesToRead: 3 } });
    expect(articleData(rome, 'ja_JP', 'https://cicerone.example', address)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'The Roman day',
      inLanguage: 'de-DE',
      mainEntityOfPage: address,
      author: { '@type': 'Person', name: 'Livia S.' },
      datePublished: '2026-06-18',
      dateModified: '2026-07-01T08:00:00.000Z',
      timeRequired: 'PT3M',
      image: ['https://cicerone.example/share/blog/rome/ja_JP.png?v=4'],
    });
  });

  it('leaves out what is not known', () => {
    const data = articleData(article('rome', null), 'de_DE', 'https://cicerone.example', address);
    for (const unknown of ['author', 'datePublished', 'timeRequired', 'image'])
      expect(data).not.toHaveProperty(unknown);
  });
});

describe('the articles of the journal', () => {
  it('begin with the newest; those without a day come last', () => {
    const sorted = latestFirst([article('old', '2026-01-02'), article('none', null), article('new', '2026-11-05')]);
    expect(sorted.map(({ slug }) => slug)).toEqual(['new', 'old', 'none']);
  });
});
