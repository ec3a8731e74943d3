import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Site } from './site.js';

describe('addresses that are written otherwise', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  const answer = async (url: string) => {
    const { status, headers } = await site.get(url);
    return [status, headers['location']];
  };

  it.each([
    ['/de_DE/EUR/city/Rome', '/de_DE/EUR/city/rome'],
    ['/de_DE/EUR/city/ROME/', '/de_DE/EUR/city/rome'],
    ['/de_DE/EUR/city/new%20york', '/de_DE/EUR/city/new-york'],
    ['/de_DE/EUR/Tours/?people=3', '/de_DE/EUR/tours?people=3'],
    ['/de_DE/EUR', '/de_DE/EUR/'],
    ['/de_DE/eur/Tours', '/de_DE/EUR/tours'],
    ['/de_de/EUR/tours?people=3', '/de_DE/EUR/tours?people=3'],
  ])('%s moves for good to %s', async (url, to) => {
    expect(await answer(url)).toEqual([301, to]);
    expect(await answer(to)).toEqual([200, undefined]);
  });

  it('with the currency alone keep it', async () => {
    expect(await answer('/USD/city/rome')).toEqual([302, '/en_US/USD/city/rome']);
  });

  it.each(['city', 'country', 'continent', 'tour', 'author', 'blog', 'legal'])(
    'of no %s are not there',
    async (kind) => {
      for (const slug of ['r%C3%B6m', 'a.b', 'rome%2F', '%00', 'nowhere'])
        expect([slug, ...(await answer(`/de_DE/EUR/${kind}/${slug}`))]).toEqual([slug, 404, undefined]);
    },
  );

  it('of guides in a city or of a kind that there is not are not there', async () => {
    expect(await answer('/de_DE/EUR/author?city=nowhere')).toEqual([404, undefined]);
    expect(await answer('/de_DE/EUR/author?category=nothing')).toEqual([404, undefined]);
    expect(await answer('/de_DE/EUR/author?city=rome')).toEqual([200, undefined]);
  });

  it.each([
    ['city=nowhere&people=3', 'people=3&sought=nowhere'],
    ['categories=food-tour,nothing&people=3', 'people=3'],
    ['startAt=2020-01-01&people=3', 'people=3'],
  ])('of tours with %s lead to %s', async (asked, understood) => {
    expect((await answer(`/de_DE/EUR/tours?${asked}`))[1]).toBe(`/de_DE/EUR/tours?${understood}`);
    expect(await answer(`/de_DE/EUR/tours?${understood}`)).toEqual([200, undefined]);
  });

  it('of files that there are not lead to no page', async () => {
    for (const file of ['/manifest.webmanifest', '/ads.txt', '/.well-known/security.txt'])
      expect(await answer(file)).toEqual([404, undefined]);
  });

  it('of icons have them', async () => {
    for (const [file, type] of [
      ['/favicon.ico', /^image\/(vnd\.microsoft\.icon|x-icon)/],
      ['/apple-touch-icon.png', /^image\/png/],
    ] as const) {
      const { status, headers } = await site.get(file);
      expect([file, status, String(headers['content-type'])]).toEqual([file, 200, expect.stringMatching(type)]);
    }
  });
});
