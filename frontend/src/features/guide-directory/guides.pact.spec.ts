import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFound } from '../../testing/contract.js';
import { guideQuery, guidesQuery, languagesQuery } from './guides.api.js';

const { boolean, eachLike, integer, like, regex } = MatchersV3;
const given = 'the demonstration';
const site = { locale: 'it_IT' } as const;
const language = 'it_IT';
const path = '/api/guides';

const locale = regex(/^[a-z]{2}_[A-Z]{2}$/, 'ja_JP');
const guide = {
  slug: like('sakura-m'),
  firstName: like('Sakura'),
  initial: regex(/^\p{L}$/u, 'M'),
  city: like({ slug: 'kyoto', name: 'Kyoto', country: 'Giappone' }),
  languages: eachLike({ code: locale, level: regex(/^(native|fluent|good)$/, 'native') }),
  categories: eachLike({ slug: 'food-tour', title: 'Tour gastronomici' }),
  hasCar: boolean(false),
  hasBikes: boolean(false),
};
const guides = { totalItems: integer(1), totalPages: integer(1), currentPage: 1 };

describe('the pages of guides', () => {
  it('show who they are, and nothing that is private', async () => {
    const expectation = { given, path, query: { page: 1, language }, answer: { ...guides, guides: eachLike(guide) } };
    const found = await expectAnswer('the guides', expectation, (client) => client.fetchQuery(guidesQuery({}, site)));
    expect(found.guides[0]?.firstName).toBe('Sakura');
  });

  it('show those of a city who speak a language', async () => {
    const ofRome = { ...guide, city: like({ slug: 'rome', name: 'Roma', country: 'Italia' }) };
    const expectation = {
      given,
      path,
      query: { city: 'rome', guideLanguage: 'ja_JP', page: 1, language },
      answer: { ...guides, guides: eachLike(ofRome) },
    };
    const found = await expectAnswer('the guides of Rome who speak Japanese', expectation, (client) =>
      client.fetchQuery(guidesQuery({ city: 'rome', guideLanguage: 'ja_JP' }, site)),
    );
    expect(found.guides[0]?.city.name).toBe('Roma');
  });

  it('show nobody beyond the last page', async () => {
    const answer = { guides: [], totalItems: integer(1), totalPages: integer(1), currentPage: 900 };
    const expectation = { given, path, query: { page: 900, language }, answer };
    const found = await expectAnswer('a page of guides that is not', expectation, (client) =>
      client.fetchQuery(guidesQuery({ page: '900' }, site)),
    );
    expect(found.guides).toEqual([]);
  });

  it('show one guide, or that there is no such guide', async () => {
    const query = { language };
    const one = { given, path: `${path}/sakura-m`, query, answer: { ...guide, slug: 'sakura-m' } };
    const found = await expectAnswer('a guide', one, (client) => client.fetchQuery(guideQuery('sakura-m', site)));
    expect(found.slug).toBe('sakura-m');
    const nobody = expectAnswer('no guide', { given, path: `${path}/nobody-x`, query, ...notFound }, (client) =>
      client.fetchQuery(guideQuery('nobody-x', site)),
    );
    await expect(nobody).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('let languages be chosen by name', async () => {
    const languages = { given, path: '/api/languages', query: { language } };
    const names = await expectAnswer(
      'languages to choose from',
      { ...languages, answer: eachLike({ code: locale, name: like('giapponese') }) },
      (client) => client.fetchQuery(languagesQuery(site)),
    );
    expect(names[0]?.name).toBe('giapponese');
  });
});
