import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sql } from 'kysely';
import { type TestDatabase, testDatabase } from '../../../../test/harness/database/test-database.js';
import { createApp } from '../../../app.js';
import { Commands } from '../../../platform/commands.js';
import { readConfig } from '../../../platform/config.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { SitePages } from '../../../platform/ssr/site-pages.js';
import { untilTold } from '../../../../test/harness/until-told.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { RenameEntry } from '../commands/rename-entry.js';
import { WriteEntry } from '../commands/write-entry.js';
import { CmsEntries, ENTRY_KINDS, type EntryText, COMPANY_PAGES } from '../domain/cms-entries.js';
import { seedContent } from '../seed-content.js';
import type { EntryView } from '../queries/entry-view.js';

const draft: EntryText = {
  kind: 'notes',
  slug: 'rain',
  language: 'en_US',
  title: 'Rain',
  summary: '',
  markdown: 'Take **a coat**.',
  status: 'draft',
  position: 0,
  details: {},
};
const job = Actor.job('test');

interface Feed {
  readonly language: string;
  readonly item: readonly {
    readonly title: string;
    readonly link: string;
    readonly guid: string;
    readonly pubDate: string;
  }[];
}

describe('texts of the site', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await testDatabase();
    const config = {
      APP_MODE: 'test',
      ROLE: 'web',
      RATE_LIMITS: '0',
      LOG_LEVEL: 'error',
      TEAM_EMAIL: 'us@company.example',
    };
    const own = {
      APP_SECRET: 'a secret of the tests, long enough for all',
      POSTAL_LINE: 'Grand & *Tours* <Ltd>, 1 High Street, London',
    };
    app = await createApp(readConfig({ ...config, ...own }), database.url);
    await seed();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const seed = (): Promise<number> =>
    app.get(Commands).inTransaction(() => seedContent(app.get(CmsEntries, { strict: false }), app.get(Clock).now()));
  const write = (change: Partial<EntryText>, actor = job): Promise<void> =>
    app.get(Commands).execute(new WriteEntry({ ...draft, ...change }, actor));
  const rename = (slug: string, newSlug: string, actor = job, kind = 'notes'): Promise<void> =>
    app.get(Commands).execute(new RenameEntry(kind, slug, newSlug, actor));
  const get = (query: string, headers = {}) =>
    app.inject({ method: 'GET', url: `/api/cms/entry/dataByCmsAndLanguage?${query}`, headers });
  const entries = async (query: string): Promise<EntryView[]> => (await get(query)).json<EntryView[]>();
  const revisions = async (slug: string): Promise<unknown[]> => {
    const work = sql`
      select revision.number, revision.title, revision.summary, revision.markdown, revision.details, revision.status,
             revision.written_by
      from content.entry_revision revision join content.entry on entry.id = revision.entry_id
      where entry.kind = 'notes' and entry.slug = ${slug} order by number
    `;
    return app.get(Commands).inTransaction(async () => (await work.execute(app.get(EntityManager).getKysely())).rows);
  };

  it.each(LOCALES)('answers the legal pages in %s, in their order', async (language) => {
    const found = await entries(`content_cms=legal&language=${language}`);
    expect(found.map(({ slug }) => slug)).toEqual(['terms', 'privacy', 'legal-notice']);
    for (const entry of found) {
      expect(entry).toMatchObject({ kind: 'legal', language, fallback: false });
      expect(entry.sections.length).toBeGreaterThan(2);
      expect(entry.sections.filter(({ id }) => !entry.html.includes(`<h2 id="${id}">`))).toEqual([]);
    }
  });

  it('names who runs the site, whatever characters are in the name', async () => {
    const [notice] = await entries('content_cms=legal&language=de_DE&slug=legal-notice');
    expect(notice?.html).toContain('<p>Grand &amp; *Tours* &lt;Ltd&gt;, 1 High Street, London</p>');
    expect(notice?.html).toContain('Grand &amp; *Tours* &lt;Ltd&gt; verkauft');
    expect(notice?.html).toContain('<a href="mailto:us@company.example">us@company.example</a>');
    expect(notice?.html).not.toMatch(/\{\w+\}/);
  });

  it('answers one text alone, nothing where there is none, English in an unknown language', async () => {
    expect((await entries('content_cms=legal&language=fr_FR&slug=privacy')).map(({ title }) => title)).toEqual([
      'Politique de confidentialité',
    ]);
    expect(await entries('content_cms=legal&slug=unheard')).toEqual([]);
    expect((await entries('content_cms=legal&language=nl_NL&slug=terms'))[0]).toMatchObject({
      language: 'en_US',
      fallback: false,
    });
  });

  it('answers what the product says of itself, with the terms of the company filled in', async () => {
    const [holding] = (await entries('content_cms=faq&language=fr_FR')).filter(({ html }) => html.includes('15'));
    expect(holding).toMatchObject({ kind: 'faq', language: 'fr_FR', image: null, publishedOn: null });
    for (const kind of ['faq', 'page', 'category', 'gift-cards'])
      for (const entry of await entries(`content_cms=${kind}&language=ja_JP`)) {
        expect(entry).toMatchObject({ language: 'ja_JP', fallback: false });
        expect(JSON.stringify(entry)).not.toMatch(/\{(?!")\w+\}/);
      }
  });

  it('lets a picture that is opened on its own do nothing', async () => {
    for (const url of ['/posters/hero/home/card.svg', '/posters/hero/home/card.png?w=320']) {
      const { statusCode, headers } = await app.inject({ method: 'GET', url });
      expect([statusCode, headers['content-security-policy']]).toEqual([
        200,
        `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
      ]);
    }
  });

  it('answers articles with author, day, length and pictures', async () => {
    const [article] = await entries('content_cms=blog&slug=rome-by-its-light&language=de_DE');
    expect(article).toMatchObject({
      publishedOn: '2026-06-18',
      details: { author: 'Livia Santarelli', cities: ['rome'], minutesToRead: expect.any(Number) },
      image: { src: '/posters/blog/rome-by-its-light/card.svg', width: 640, height: 480, alt: article?.title },
      wideImage: { src: '/posters/blog/rome-by-its-light/wide.svg', width: 1260, height: 540 },
      shareImage: { src: '/posters/blog/rome-by-its-light/share.svg', width: 1200, height: 630 },
    });
    expect(article?.details).not.toHaveProperty('landmarks');
    const drawing = await app.inject({ method: 'GET', url: article?.image?.src ?? '' });
    expect([drawing.statusCode, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await app.inject({ method: 'GET', url: '/posters/blog/unheard/card.svg' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'GET', url: '/posters/faq/tips/card.svg' })).statusCode).toBe(404);
    for (const address of ['hero/constructor', 'hero/__proto__', 'category/toString'])
      expect((await app.inject({ method: 'GET', url: `/posters/${address}/card.svg` })).statusCode).toBe(404);
  });

  it('says one day of each article, until somebody changes it', async () => {
    const articles = await entries('content_cms=blog&language=fr_FR');
    expect(articles.length).toBeGreaterThan(1);
    for (const { publishedOn, publishedAt, changedAt } of articles)
      expect([publishedAt, changedAt]).toEqual(Array(2).fill(`${publishedOn}T00:00:00.000Z`));
    const details = { publishedOn: '2026-03-01' };
    const text = { kind: 'blog', slug: 'spring', language: 'fr_FR', status: 'published', details } as const;
    await write(text);
    await write({ ...text, title: 'Le printemps', details: { publishedOn: '2026-03-02' } });
    const [changed] = await entries('content_cms=blog&language=fr_FR&slug=spring');
    expect(changed).toMatchObject({ publishedOn: '2026-03-02', publishedAt: '2026-03-02T00:00:00.000Z' });
    expect(Date.parse(String(changed?.changedAt))).toBeGreaterThan(Date.parse('2026-03-02'));
  });

  it('has a feed of articles in each language, valid and with whole addresses', async () => {
    for (const language of LOCALES) {
      const feed = await app.inject({ method: 'GET', url: `/feeds/${language}/blog.xml` });
      expect([feed.statusCode, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
      expect(XMLValidator.validate(feed.body)).toBe(true);
      const { channel } = new XMLParser().parse(feed.body).rss as { channel: Feed };
      expect(channel.language).toBe(language.replace('_', '-'));
      const articles = await entries(`content_cms=blog&language=${language}`);
      expect(channel.item.map(({ title }) => title).sort()).toEqual(articles.map(({ title }) => title).sort());
      for (const { link, guid } of channel.item) {
        expect(link).toMatch(new RegExp(`^http://[^/]+/${language}/EUR/blog/[a-z-]+$`));
        expect(guid).toBe(link);
      }
      const days = channel.item.map(({ pubDate }) => Date.parse(pubDate));
      expect(days).toEqual([...days].sort((one, other) => other - one));
    }
    const first = await app.inject({ method: 'GET', url: '/feeds/ja_JP/blog.xml' });
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ method: 'GET', url: '/feeds/ja_JP/blog.xml', headers: known })).statusCode).toBe(304);
    expect((await app.inject({ method: 'GET', url: '/feeds/nl_NL/blog.xml' })).statusCode).toBe(404);
  });

  it('writes what is no XML in titles of the feed as it is', async () => {
    const title = 'Salt & <pepper>';
    await write({ kind: 'blog', slug: 'salt', title, language: 'it_IT', status: 'published' });
    const feed = await app.inject({ method: 'GET', url: '/feeds/it_IT/blog.xml' });
    expect(feed.body).toContain('<title>Salt &amp; &lt;pepper&gt;</title>');
  });

  it('fills in who runs the site wherever a title or a summary stands', async () => {
    const landmarks = [{ motif: 'sea', name: 'Sea' }] as const;
    const text = { title: 'What {company} does', summary: 'Write to {email}.', details: { landmarks } };
    await write({ kind: 'blog', slug: 'who', language: 'es_ES', status: 'published', ...text });
    const [article] = await entries('content_cms=blog&slug=who&language=es_ES');
    const [title, summary] = ['What Grand & *Tours* <Ltd> does', 'Write to us@company.example.'];
    expect(article).toMatchObject({ title, summary, image: { alt: title }, wideImage: { alt: title } });
    const feed = await app.inject({ method: 'GET', url: '/feeds/es_ES/blog.xml' });
    expect(feed.body).toContain('<title>What Grand &amp; *Tours* &lt;Ltd&gt; does</title>');
    expect(feed.body).toContain(`<description>${summary}</description>`);
  });

  it.each(['blog/rome-by-its-light', 'page/home', 'page/about', 'page/gift-cards'])(
    'has a picture with its title in each language for %s',
    async (page) => {
      const pictures = await Promise.all(
        LOCALES.map((language) => app.inject({ method: 'GET', url: `/share/${page}/${language}.png` })),
      );
      expect(new Set(pictures.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(LOCALES.length);
      expect(pictures[0]?.headers['content-type']).toBe('image/png');
      const known = { 'if-none-match': String(pictures[0]?.headers.etag) };
      const again = await app.inject({ method: 'GET', url: `/share/${page}/en_US.png`, headers: known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it.each([
    'blog/unheard/en_US.png',
    'page/unheard/en_US.png',
    'guide/unheard/en_US.png',
    'city/rome/nl_NL.png',
    'city/rome/en_US.svg',
    'moon/a/en_US.png',
  ])('has no picture %s', async (path) =>
    expect((await app.inject({ method: 'GET', url: `/share/${path}` })).statusCode).toBe(404),
  );

  it('answers the figures with value, day and source, in their order', async () => {
    const found = await entries('content_cms=figures&language=ru_RU');
    expect(found.map(({ slug, details }) => [slug, details.value])).toEqual([
      ['bookings', 50_000],
      ['rating', 4.8],
      ['destinations', 250],
      ['guides', 15_000],
      ['agencies', 2_500],
    ]);
    for (const { details, title } of found) {
      expect(details).toMatchObject({ date: '2026-01-01', source: expect.stringMatching(/[а-я]/) });
      expect(title).toMatch(/[а-я]/);
    }
  });

  it.each(['continent', 'country'])('answers the text of a %s in this very language, else nothing', async (kind) => {
    await write({ kind, slug: 'elsewhere', title: 'Elsewhere', status: 'published' });
    const ask = (query: string) => app.inject({ method: 'GET', url: `/api/${kind}/cms/data?${query}` });
    const found = await ask('content_cms_entry__=elsewhere&language=en_US');
    expect(found.json<EntryView>()).toMatchObject({ kind, slug: 'elsewhere', title: 'Elsewhere', fallback: false });
    const known = { 'if-none-match': String(found.headers.etag) };
    const again = await app.inject({
      url: `/api/${kind}/cms/data?content_cms_entry__=elsewhere&language=en_US`,
      headers: known,
    });
    expect(again.statusCode).toBe(304);
    for (const query of ['elsewhere&language=ja_JP', 'nowhere&language=en_US']) {
      const missing = await ask(`content_cms_entry__=${query}`);
      expect([missing.statusCode, missing.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await ask('language=en_US')).statusCode).toBe(422);
  });

  it.each([
    'language=en_US',
    'content_cms=',
    'content_cms=%27--',
    'content_cms=legal&slug=a/b',
    'content_cms=legal&unheard=1',
  ])('refuses %s', async (query) => {
    expect((await get(query)).statusCode).toBe(422);
  });

  it('names the kinds where it is asked for one that there is not', async () => {
    const answer = await get('content_cms=unheard&language=de_DE');
    expect(answer.statusCode).toBe(422);
    const [problem] = answer.json<{ errors: { field: string; code: string; detail: string }[] }>().errors;
    expect(problem).toMatchObject({ field: 'content_cms', code: 'IS_IN' });
    expect(problem?.detail).toMatch(/^Wählen Sie einen dieser Werte: about, blog, .*faq, figures, gift-cards, legal, /);
  });

  it.each(LOCALES)('answers the plain pages of the site in %s, and each by its own name too', async (language) => {
    const pages = await entries(`content_cms=page&language=${language}`);
    expect(pages.map(({ slug }) => slug)).toEqual(COMPANY_PAGES);
    for (const page of pages) {
      expect(page).toMatchObject({ kind: 'page', language, fallback: false });
      expect(await entries(`content_cms=${page.slug}&language=${language}`)).toEqual([page]);
      expect(await entries(`content_cms=${page.slug}&slug=${page.slug}&language=${language}`)).toEqual([page]);
      expect(await entries(`content_cms=${page.slug}&slug=gift-cards&language=${language}`)).toEqual([]);
    }
  });

  it('renames no page that the site has a place for', async () => {
    for (const slug of COMPANY_PAGES)
      await expect(rename(slug, 'elsewhere', job, 'page')).rejects.toMatchObject({ code: 'ENTRY_ADDRESS_FIXED' });
    await write({ kind: 'page', slug: 'tours', title: 'What a tour is', status: 'published' });
    await expect(rename('tours', 'about', job, 'page')).rejects.toMatchObject({ code: 'ENTRY_SLUG_TAKEN' });
  });

  it('shares a page with its own title, whatever else of the site is called so', async () => {
    const picture = async (address: string) => {
      const { statusCode, rawPayload } = await app.inject({ method: 'GET', url: address });
      return [statusCode, rawPayload.toString('base64')];
    };
    const list = await picture('/share/hero/zones/en_US.png');
    expect(list[0]).toBe(200);
    // As links have it that are older than pages.
    expect(await picture('/share/page/zones/en_US.png')).toEqual(list);
    expect((await picture('/share/page/gift-cards/en_US.png'))[0]).toBe(200);
    await write({ kind: 'page', slug: 'zones', title: 'How we draw zones', status: 'published' });
    const own = await picture('/share/page/zones/en_US.png');
    expect(own[0]).toBe(200);
    expect(own).not.toEqual(list);
    expect((await entries('content_cms=page&slug=zones'))[0]?.shareImage?.src).toBe('/posters/page/zones/share.svg');
    expect((await picture('/posters/page/zones/share.svg'))[0]).toBe(200);
    expect((await picture('/posters/page/unheard/share.svg'))[0]).toBe(404);
  });

  it('draws the pages of the company under their old addresses too', async () => {
    for (const slug of COMPANY_PAGES) {
      const [old, now] = await Promise.all(
        [`/posters/${slug}/${slug}/card.svg`, `/posters/page/${slug}/card.svg`].map((url) =>
          app.inject({ method: 'GET', url }),
        ),
      );
      expect([old?.statusCode, old?.body]).toEqual([200, now?.body]);
    }
  });

  it.each([...ENTRY_KINDS, ...COMPANY_PAGES])('has texts of the kind %s', async (kind) => {
    expect((await entries(`content_cms=${kind}`)).length).toBeGreaterThan(0);
  });

  it('may be kept by browsers and proxies, and knows what they have', async () => {
    const first = await get('content_cms=legal&language=it_IT');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const second = await get('content_cms=legal&language=it_IT', { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(304);
  });

  it('shows a text once it is published, says where it is not translated, and forgets answers that have changed', async () => {
    await write({});
    expect((await get('content_cms=notes&language=ja_JP')).statusCode).toBe(422);
    await write({ status: 'published' });
    await untilTold(async () => (await entries('content_cms=notes&language=ja_JP')).length === 1);
    expect(await entries('content_cms=notes&language=ja_JP')).toMatchObject([
      { language: 'en_US', fallback: true, html: '<p>Take <strong>a coat</strong>.</p>\n' },
    ]);
    await write({ status: 'published', language: 'ja_JP', title: '雨', markdown: '<b>上着</b>' });
    await untilTold(async () => (await entries('content_cms=notes&language=ja_JP'))[0]?.language === 'ja_JP');
    expect(await entries('content_cms=notes&language=ja_JP')).toMatchObject([
      { fallback: false, title: '雨', html: '<p>&lt;b&gt;上着&lt;/b&gt;</p>\n' },
    ]);
  });

  describe('shows nobody a draft', () => {
    const landmarks = [{ motif: 'bridge', name: 'Bridge' }] as const;
    const unready = { slug: 'zanthor', title: 'Zanthor', details: { landmarks } };

    const answers = async (url: string): Promise<string> => {
      const { statusCode, body } = await app.inject({ method: 'GET', url });
      expect([200, 404]).toContain(statusCode);
      return statusCode === 200 ? body : '';
    };
    const names = async (url: string): Promise<boolean> => (await answers(url)).includes('Zanthor');
    const exists = async (url: string): Promise<boolean> => (await answers(url)) !== '';
    const sitePage = async (kind: string, slug: string) =>
      (await app.get(SitePages).all()).find((page) => page.route === `/${kind}/$slug` && page.slug === slug);

    /** Where texts of a kind are shown to everybody, and whether this one is. */
    const places: readonly (readonly [place: string, kind: string, isShown: () => Promise<boolean>])[] = [
      ...ENTRY_KINDS.map((kind) => {
        const query = `content_cms=${kind}&slug=zanthor`;
        return [
          `texts of the kind ${kind}`,
          kind,
          () => names(`/api/cms/entry/dataByCmsAndLanguage?${query}`),
        ] as const;
      }),
      ...['continent', 'country'].map((kind) => {
        const query = 'content_cms_entry__=zanthor&language=en_US';
        return [`what is said about a ${kind}`, kind, () => names(`/api/${kind}/cms/data?${query}`)] as const;
      }),
      ...['blog', 'legal', 'page'].map(
        (kind) => [`the site map: ${kind}`, kind, async () => Boolean(await sitePage(kind, 'zanthor'))] as const,
      ),
      ...['blog', 'page'].map(
        (kind) =>
          [
            `what a ${kind} is nearly called`,
            kind,
            () => names(`/api/similar-pages?kind=${kind}&slug=zanthr`),
          ] as const,
      ),
      ['the feed', 'blog', () => names('/feeds/en_US/blog.xml')],
      ['posters', 'blog', () => exists('/posters/blog/zanthor/card.svg')],
      ['pictures for links', 'blog', () => exists('/share/blog/zanthor/en_US.png')],
      ['the search of questions', 'faq', async () => (await answers('/api/faq/search?q=zanthor')) !== '[]'],
    ];

    it.each(places)('in %s, until it is published', async (_, kind, isShown) => {
      await write({ ...unready, kind });
      expect(await isShown()).toBe(false);
      await write({ ...unready, kind, status: 'published' });
      await untilTold(isShown);
      await write({ ...unready, kind });
      await untilTold(async () => !(await isShown()));
    });

    it('in the languages of a page on the site map', async () => {
      const page = { kind: 'page', slug: 'half-ready' } as const;
      await write({ ...page, status: 'published' });
      await write({ ...page, language: 'fr_FR' });
      expect((await sitePage('page', 'half-ready'))?.languages).toEqual(['en_US']);
      await write({ ...page, language: 'fr_FR', status: 'published' });
      expect((await sitePage('page', 'half-ready'))?.languages).toEqual(['en_US', 'fr_FR']);
    });
  });

  it('keeps every state of a text, and lets nobody change what was', async () => {
    const first = { title: 'Drizzle', summary: 'Little.', markdown: 'No **coat**.', details: { author: 'Ada' } };
    const second = { title: 'Downpour', summary: 'Much.', markdown: 'Two coats.', details: { topic: 'weather' } };
    await write({ slug: 'drizzle', ...first });
    await write({ slug: 'drizzle', ...second, status: 'published' });
    await write({ slug: 'drizzle', ...second, status: 'published' });
    expect(await revisions('drizzle')).toEqual([
      { number: 1, ...first, status: 'draft', written_by: 'test' },
      { number: 2, ...second, status: 'published', written_by: 'test' },
    ]);
    for (const change of [
      sql`update content.entry_revision set title = ''`,
      sql`delete from content.entry_revision`,
      sql`truncate content.entry_revision`,
    ]) {
      const work = app.get(Commands).inTransaction(() => change.execute(app.get(EntityManager).getKysely()));
      await expect(work).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('numbers forty changes at once one after the other', async () => {
    await write({ slug: 'snow' });
    await Promise.all(Array.from({ length: 40 }, (_, number) => write({ slug: 'snow', title: `Snow ${number}` })));
    const numbers = sql<{
      number: number;
    }>`select number from content.entry_revision join content.entry on id = entry_id where slug = 'snow' order by number`;
    const { rows } = await app.get(Commands).inTransaction(() => numbers.execute(app.get(EntityManager).getKysely()));
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  });

  it('renames a text in all its languages, and leads every older name to the newest', async () => {
    for (const language of ['en_US', 'it_IT'] as const) await write({ slug: 'fog', language, status: 'published' });
    await rename('fog', 'mist');
    await rename('mist', 'haze');
    for (const slug of ['fog', 'mist']) {
      const answer = await get(`content_cms=notes&language=it_IT&slug=${slug}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'MOVED', params: { slug: 'haze' } });
    }
    expect(await entries('content_cms=notes&language=it_IT&slug=haze')).toMatchObject([{ language: 'it_IT' }]);
    await rename('haze', 'fog');
    expect(await entries('content_cms=notes&language=it_IT&slug=fog')).toHaveLength(1);
    const back = await get('content_cms=notes&slug=mist');
    expect(back.json()).toMatchObject({ code: 'MOVED', params: { slug: 'fog' } });
  });

  it('gives no text the name of another, none that cannot stand in an address, and none to what there is not', async () => {
    await write({ slug: 'hail' });
    await write({ slug: 'sleet' });
    await expect(rename('hail', 'sleet')).rejects.toMatchObject({ code: 'ENTRY_SLUG_TAKEN' });
    for (const slug of ['', 'Hail', 'hail/storm', '-hail', 'h'.repeat(121)])
      await expect(rename('hail', slug)).rejects.toMatchObject({ code: 'ENTRY_SLUG_NOT_VALID' });
    await rename('hail', 'h'.repeat(120));
    await expect(rename('thunder', 'storm')).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    await expect(rename('sleet', 'slush', Actor.visitor())).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('lets one of forty texts have a name that all want', async () => {
    const slugs = Array.from({ length: 40 }, (_, number) => `wind-${number}`);
    for (const slug of slugs) await write({ slug });
    const done = await Promise.allSettled(slugs.map((slug) => rename(slug, 'storm')));
    const refused = done.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 39 }, () => 'ENTRY_SLUG_TAKEN'));
  });

  it('lets only the administration write', async () => {
    const customer = Actor.person({ id: '0', role: ROLES.customer, isPro: false, language: 'en_US', sessionId: '0' });
    await expect(write({}, customer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(write({}, Actor.visitor())).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('keeps the picture of a text that is renamed, and leads its old addresses to the new ones', async () => {
    const picture = async (address: string) => (await app.inject({ method: 'GET', url: address })).body;
    const landmarks = [{ motif: 'bridge', name: 'Bridge' }] as const;
    const article = { kind: 'blog', slug: 'puddles', status: 'published', details: { landmarks } } as const;
    await write(article);
    await write({ ...article, language: 'de_DE' });
    const before = await picture('/posters/blog/puddles/card.svg');
    const [one] = await entries('content_cms=blog&slug=puddles');
    await rename('puddles', 'ponds', job, 'blog');
    await rename('ponds', 'lakes', job, 'blog');
    await write({ ...article, slug: 'lakes', language: 'fr_FR' });

    expect(await picture('/posters/blog/lakes/card.svg')).toBe(before);
    for (const language of ['en_US', 'de_DE', 'fr_FR']) {
      const [renamed] = await entries(`content_cms=blog&slug=lakes&language=${language}`);
      expect(renamed?.image).toEqual({ ...one?.image, src: '/posters/blog/lakes/card.svg' });
    }
    for (const [old, now] of [
      ['/posters/blog/puddles/card.svg', '/posters/blog/lakes/card.svg'],
      ['/posters/blog/ponds/wide.png?w=640', '/posters/blog/lakes/wide.png?w=640'],
      ['/share/blog/puddles/de_DE.png', '/share/blog/lakes/de_DE.png'],
    ] as const) {
      const { statusCode, headers } = await app.inject({ method: 'GET', url: old });
      expect([statusCode, headers.location]).toEqual([301, now]);
      expect((await app.inject({ method: 'GET', url: now })).statusCode).toBe(200);
    }
  });

  it('seeds what is missing and leaves what an operator has written or renamed', async () => {
    await rename('rome-by-its-light', 'rome-in-the-evening', job, 'blog');
    await write({ kind: 'legal', slug: 'terms', title: 'Our own terms', status: 'published' });
    expect(await seed()).toBe(0);
    await untilTold(async () => (await entries('content_cms=legal&slug=terms'))[0]?.title === 'Our own terms');
  });
});
