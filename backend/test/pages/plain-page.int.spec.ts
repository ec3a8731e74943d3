import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RenameEntry } from '../../src/contexts/content/commands/rename-entry.js';
import { WriteEntry } from '../../src/contexts/content/commands/write-entry.js';
import { type EntryText, COMPANY_PAGES } from '../../src/contexts/content/domain/cms-entries.js';
import { Commands } from '../../src/platform/commands.js';
import { Actor } from '../../src/shared-kernel/actor.js';
import { bcp47, LOCALES } from '../../src/shared-kernel/language/locale.js';
import { PUBLIC_URL, Site } from './site.js';

const job = Actor.job('test');
const page: EntryText = {
  kind: 'page',
  slug: 'tours',
  language: 'en_US',
  title: 'How a tour comes about',
  summary: '',
  markdown: 'A guide walks the way **three times** before anybody else does.\n\n## Then\n\nSomebody else walks it.',
  status: 'published',
  position: 0,
  details: {},
};

describe('a page that the team writes', () => {
  let site: Site;

  const write = (change: Partial<EntryText>): Promise<void> =>
    site.testApp.app.get(Commands).execute(new WriteEntry({ ...page, ...change }, job));
  const mapped = async (): Promise<string> =>
    (await Promise.all((await site.siteMaps()).map((file) => site.get(file)))).map(({ body }) => body).join('\n');

  beforeAll(async () => {
    site = await Site.open();
    // Its name is that of another page of the site.
    await write({});
    await write({ language: 'de_DE', title: 'Wie eine Tour entsteht', summary: 'Dreimal gegangen, einmal erzählt.' });
    await write({ slug: 'nur-hier', language: 'de_DE', title: 'Nur hier' });
    await write({ slug: 'not-yet', status: 'draft' });
    await site.testApp.until(async () => (await site.get('/de_DE/EUR/page/tours')).status === 200);
  });
  afterAll(() => site.close());

  it('is read in its languages, with its title, its picture and its sisters', async () => {
    const german = await site.page('/de_DE/EUR/page/tours');
    expect(german).toMatchObject({
      title: 'Wie eine Tour entsteht · Cicerone',
      headings: ['Wie eine Tour entsteht'],
      description: 'Dreimal gegangen, einmal erzählt.',
      isListed: true,
      canonical: `${PUBLIC_URL}/de_DE/EUR/page/tours`,
    });
    expect(german.alternates).toEqual({
      ...Object.fromEntries(LOCALES.map((each) => [bcp47(each), `${PUBLIC_URL}/${each}/EUR/page/tours`])),
      'x-default': `${PUBLIC_URL}/en_US/EUR/page/tours`,
    });
    expect(german.shared['image']).toBe(`${PUBLIC_URL}/share/page/tours/de_DE.png?v=4`);
    expect((await site.get('/share/page/tours/de_DE.png')).headers['content-type']).toBe('image/png');
    const english = await site.page('/en_US/USD/page/tours');
    expect(english.description).toMatch(/^A guide walks the way three times before anybody else does\./);
    expect(english.canonical).toBe(`${PUBLIC_URL}/en_US/EUR/page/tours`);
  });

  it.each(['fr_FR', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] as const)(
    'says in %s that it is English, and is not listed there',
    async (language) => {
      const { status, body } = await site.get(`/${language}/EUR/page/tours`);
      expect(status).toBe(200);
      expect(body).toContain('<h1 lang="en-US">');
      expect(body).toContain('bg-sun-soft');
      expect((await site.page(`/${language}/EUR/page/tours`)).isListed).toBe(false);
    },
  );

  it('stands in the map of the site in the languages that it has', async () => {
    await site.testApp.until(async () => (await mapped()).includes('/page/'));
    const map = await mapped();
    for (const path of ['/de_DE/EUR/page/tours', '/en_US/EUR/page/tours', '/de_DE/EUR/page/nur-hier'])
      expect(map).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
    for (const path of ['/fr_FR/EUR/page/tours', '/en_US/EUR/page/nur-hier', '/en_US/EUR/page/not-yet', '/page/about'])
      expect(map).not.toContain(`${path}<`);
  });

  it('is not there as a draft, nor where neither the language nor English has it', async () => {
    for (const path of ['/en_US/EUR/page/not-yet', '/fr_FR/EUR/page/nur-hier', '/en_US/EUR/page/nothing'])
      expect([path, (await site.get(path)).status]).toEqual([path, 404]);
    expect((await site.get('/de_DE/EUR/page/nur-hier')).status).toBe(200);
  });

  it('is offered to who misses it by a letter', async () => {
    expect((await site.get('/de_DE/EUR/page/nur-hie')).body).toContain('href="/de_DE/EUR/page/nur-hier"');
  });

  it('leaves the page of that name as it is', async () => {
    expect((await site.page('/en_US/EUR/tours')).headings).toEqual(['Tours with local guides']);
    expect((await site.page('/en_US/EUR/tours')).shared['image']).toBe(`${PUBLIC_URL}/share/hero/tours/en_US.png?v=4`);
  });

  it.each(COMPANY_PAGES)('is none where the site has a place for it, as for %s', async (slug) => {
    const { status, headers } = await site.get(`/ja_JP/JPY/page/${slug}?from=there`);
    expect([status, headers['location']]).toEqual([301, `/ja_JP/JPY/${slug}?from=there`]);
    expect((await site.get(`/ja_JP/JPY/${slug}`)).status).toBe(200);
  });

  it('leads from its old address to the new one', async () => {
    await site.testApp.app.get(Commands).execute(new RenameEntry('page', 'nur-hier', 'hier-allein', job));
    await site.testApp.until(async () => (await site.get('/de_DE/EUR/page/nur-hier')).status !== 200);
    const { status, headers } = await site.get('/de_DE/EUR/page/nur-hier');
    expect([status, headers['location']]).toEqual([301, '/de_DE/EUR/page/hier-allein']);
  });
});
