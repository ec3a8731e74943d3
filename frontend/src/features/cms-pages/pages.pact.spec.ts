import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { pageQuery } from './pages.api.js';

const { like, string } = MatchersV3;
const given = 'the demonstration';
const path = '/api/cms/entry/dataByCmsAndLanguage';
const site = { locale: 'ja_JP' } as const;
const asking = (slug: string) => ({ path, query: { content_cms: 'page', slug, language: 'ja_JP' } });

describe('a page of the site', () => {
  it('shows its text and its picture', async () => {
    const image = like({ src: '/posters/page/about/share.svg', width: 1200, height: 630, colour: '#aabbcc' });
    const page = {
      slug: 'about',
      language: 'ja_JP',
      fallback: false,
      title: like('私たちについて'),
      summary: like(''),
      html: string('<p>街</p>'),
      wideImage: image,
      shareImage: image,
    };
    const expectation = { given, ...asking('about'), answer: [page] };
    const found = await expectAnswer('a page of the site', expectation, (client) =>
      client.fetchQuery(pageQuery('about', site)),
    );
    expect(found[0]?.fallback).toBe(false);
  });

  it('is not there where the list is empty', async () => {
    const found = await expectAnswer('no page', { given, ...asking('no-such-page'), answer: [] }, (client) =>
      client.fetchQuery(pageQuery('no-such-page', site)),
    );
    expect(found).toEqual([]);
  });
});
