import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Site } from './site.js';

describe('a page that there is not', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  const near = (body: string): readonly string[] => {
    const [, section = ''] = /<section aria-labelledby="near"(.*?)<\/section>/s.exec(body) ?? [];
    return Array.from(section.matchAll(/href="([^"]*)"/g), ([, address = '']) => address);
  };

  it.each([
    ['/de_DE/EUR/city/venedi', '/de_DE/EUR/city/venice', 'Venedig'],
    ['/ru_RU/EUR/city/muncih', '/ru_RU/EUR/city/munich', 'Мюнхен'],
    ['/fr_FR/EUR/country/itali', '/fr_FR/EUR/country/italy', 'Italie'],
    ['/ja_JP/EUR/continent/asai', '/ja_JP/EUR/continent/asia', 'アジア'],
    ['/en_US/USD/tour/rome-colosseum-and-fourm', '/en_US/USD/tour/rome-colosseum-and-forum', 'Colosseum'],
    ['/en_US/EUR/blog/eating-standing', '/en_US/EUR/blog/eating-standing-up', ''],
    ['/en_US/EUR/blog/how-to', '/en_US/EUR/blog/what-to-ask-a-guide', 'What to ask'],
    ['/de_DE/EUR/city/muenchen', '/de_DE/EUR/city/munich', 'München'],
    ['/de_DE/EUR/city/m%C3%BCnchne', '/de_DE/EUR/city/munich', 'München'],
    ['/en_US/EUR/city/nyc', '/en_US/EUR/city/new-york', 'New York'],
    ['/en_US/EUR/country/usa', '/en_US/EUR/country/united-states', 'United States'],
    ['/en_US/EUR/country/england', '/en_US/EUR/country/united-kingdom', 'United Kingdom'],
    ['/ja_JP/EUR/tour/kolosseum', '/ja_JP/EUR/tour/rome-colosseum-and-forum', ''],
    ['/ja_JP/EUR/tour/kolosseun', '/ja_JP/EUR/tour/rome-colosseum-and-forum', ''],
    ['/en_US/EUR/tuors', '/en_US/EUR/tours', 'Our tours'],
    ['/fr_FR/EUR/newsletter', '/fr_FR/EUR/subscription', 'Lettre d’information'],
    ['/de_DE/EUR/legal/privcy', '/de_DE/EUR/legal/privacy', 'Datenschutz'],
  ])('%s offers %s', async (missed, meant, name) => {
    const { status, headers, body } = await site.get(missed);
    expect([status, headers['etag']]).toEqual([404, undefined]);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
    expect(near(body)[0]).toBe(meant);
    expect(near(body).length).toBeLessThanOrEqual(3);
    expect(body).toContain(name);
    expect((await site.get(meant)).status).toBe(200);
  });

  it('offers tours by a word of their titles', async () => {
    const { body } = await site.get('/de_DE/EUR/tour/rom-privat');
    expect(near(body)[0]).toMatch(/^\/de_DE\/EUR\/tour\/rome-/);
  });

  it.each([
    ['/de_DE/EUR/city/m%C3%BCnchen', '/de_DE/EUR/city/munich'],
    ['/ja_JP/EUR/city/%E6%9D%B1%E4%BA%AC', '/ja_JP/EUR/city/tokyo'],
    ['/ja_JP/EUR/city/%D1%80%D0%B8%D0%BC?page=2', '/ja_JP/EUR/city/rome?page=2'],
    ['/en_US/EUR/city/k%c3%b6ln', '/en_US/EUR/city/cologne'],
    ['/en_US/EUR/city/K%C3%B6ln', '/en_US/EUR/city/cologne'],
    ['/en_US/EUR/city/roma', '/en_US/EUR/city/rome'],
    ['/en_US/EUR/country/italien', '/en_US/EUR/country/italy'],
    ['/en_US/EUR/continent/%C3%A1frica', '/en_US/EUR/continent/africa'],
  ])('%s is called so, and is followed to %s for good', async (named, page) => {
    const { status, headers } = await site.get(named);
    expect([status, headers['location']]).toEqual([301, page]);
  });

  it('knows the kinds of pages that it is asked for', async () => {
    const { status, body } = await site.get('/api/similar-pages?kind=bad&slug=rom');
    expect([status, body]).toEqual([422, expect.stringContaining('continent')]);
  });

  it.each([
    '/de_DE/EUR/city/St.%20Qqqqqq',
    "/de_DE/EUR/city/d'Qqqqqq%C3%B6",
    '/de_DE/EUR/city/qqqqqq',
    '/de_DE/EUR/tour/qqqqqq',
    '/de_DE/EUR/nothing/rome',
    '/de_DE/EUR/qqqqqq',
  ])('%s is like none and offers none', async (missed) => {
    const { status, body } = await site.get(missed);
    expect([status, near(body)]).toEqual([404, []]);
  });

  it('offers nothing where the page is there, and only a further one of its list is not', async () => {
    const { status, body } = await site.get('/de_DE/EUR/city/rome?page=99');
    expect([status, near(body)]).toEqual([404, []]);
    expect(near((await site.get('/de_DE/EUR/city/rome')).body)).toEqual([]);
  });

  it.each(['city/%E0%A4%A?on=1', 'country/%25', 'tour/%00', 'city/%3Cb%3E', 'legal/-'])(
    '%s is built at its address, so that the browser builds the same',
    async (missed) => {
      const opening = /<main id="content"[^>]*>(?:<!--.*?-->)*/;
      const { status, body } = await site.get(`/de_DE/EUR/${missed}`);
      const usual = await site.get('/de_DE/EUR/city/nowhere-at-all');
      expect([status, opening.exec(body)?.[0]]).toEqual([404, opening.exec(usual.body)?.[0]]);
      expect(opening.exec(body)?.[0]).toContain('<!--$-->');
    },
  );

  it('is answered with a page of the site if its address cannot be decoded', async () => {
    const { status, headers, body } = await site.get('/en_US/EUR/city/%E0%A4%A', { accept: 'text/html' });
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('This page is not on our map');
    const call = await site.get('/api/cities/%E0%A4%A', { accept: 'text/html' });
    expect([call.status, call.headers['content-type']]).toEqual([
      400,
      expect.stringMatching(/^application\/problem\+json/),
    ]);
  });
});
