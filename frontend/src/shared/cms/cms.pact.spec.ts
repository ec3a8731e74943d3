import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { cmsEntriesQuery } from './cms.api.js';

const { eachLike, like, number, regex, string } = MatchersV3;
const given = 'the demonstration';
const path = '/api/cms/entry/dataByCmsAndLanguage';
const site = { locale: 'ru_RU' } as const;
const language = 'ru_RU';

const entry = {
  id: like('0192'),
  slug: like('what-private-means'),
  language,
  fallback: false,
  title: like('Что значит «индивидуальная»?'),
  summary: like(''),
  html: string('<p>Гид</p>'),
};
const image = like({ src: '/posters/blog/rome-by-its-light/wide.svg', width: 1200, height: 514, colour: '#aabbcc' });
const article = {
  ...entry,
  slug: like('rome-by-its-light'),
  sections: eachLike({ id: 'utro', title: 'Утро' }),
  publishedOn: regex(/^\d{4}-\d{2}-\d{2}$/, '2026-07-21'),
  changedAt: like('2026-07-21T08:00:00.000Z'),
  image,
  wideImage: image,
  shareImage: image,
  details: like({ author: 'Chiara', minutesToRead: 5 }),
};

describe('the texts of the site', () => {
  it('of a kind come all together, as HTML', async () => {
    const query = { content_cms: 'faq', language };
    const details = { topic: like('booking') };
    const expectation = { given, path, query, answer: eachLike({ ...entry, details }) };
    const found = await expectAnswer('questions and answers', expectation, (client) =>
      client.fetchQuery(cmsEntriesQuery('faq', site)),
    );
    expect(found[0]?.details.topic).toBe('booking');
  });

  it('show what an article looks like, and who wrote it', async () => {
    const expectation = { given, path, query: { content_cms: 'blog', language }, answer: eachLike(article) };
    const found = await expectAnswer('the articles', expectation, (client) =>
      client.fetchQuery(cmsEntriesQuery('blog', site)),
    );
    expect(found[0]?.details.minutesToRead).toBe(5);
  });

  it('can be one alone', async () => {
    const query = { content_cms: 'blog', slug: 'rome-by-its-light', language };
    const expectation = { given, path, query, answer: [{ ...article, slug: 'rome-by-its-light' }] };
    const found = await expectAnswer('an article', expectation, (client) =>
      client.fetchQuery(cmsEntriesQuery('blog', site, 'rome-by-its-light')),
    );
    expect(found).toHaveLength(1);
  });

  it('are an empty list where there is none', async () => {
    const query = { content_cms: 'blog', slug: 'no-such-article', language };
    const found = await expectAnswer('no article', { given, path, query, answer: [] }, (client) =>
      client.fetchQuery(cmsEntriesQuery('blog', site, 'no-such-article')),
    );
    expect(found).toEqual([]);
  });

  it('tell the size of the company, with day and source', async () => {
    const details = { value: number(250), date: regex(/^\d{4}-\d{2}-\d{2}$/, '2026-11-20'), source: like('Katalog') };
    const query = { content_cms: 'figures', language };
    const answer = eachLike({ slug: like('cities'), title: like('Города'), details });
    const found = await expectAnswer('the figures', { given, path, query, answer }, (client) =>
      client.fetchQuery(cmsEntriesQuery('figures', site)),
    );
    expect(found[0]?.details.value).toBe(250);
  });
});
