import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn } from '../../../../test/contract/people.js';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { publishMissingTexts } from '../../../missing-texts.js';
import { Commands } from '../../../platform/commands.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { PublishScheduledEntries } from '../jobs/publish-scheduled-entries.job.js';
import type { LegalVersionView } from '../queries/find-legal-versions.js';
import type { EntryView } from '../queries/entry-view.js';
import type {
  EntryPreviewView,
  EntryRevisionView,
  TeamEntriesPage,
  TeamEntryRecord,
  TeamEntryText,
  TranslationCountView,
} from '../queries/team-entry-views.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ENTRIES = '/api/admin/entries';

type Answered = TeamEntryRecord & { code: string; params: object; errors: { field: string }[] };
let testApp: CatalogueTestApp;
let authorization: string;

const words = (markdown: string, title = 'When it rains') => ({ title, summary: '', markdown });
const post = (path: string, body: object) => testApp.post<Answered>(`${ENTRIES}${path}`, body, { authorization });
const put = (path: string, body: object) => testApp.put<Answered>(`${ENTRIES}${path}`, { authorization }, body);
const read = async (path: string) => (await testApp.get<Answered>(`${ENTRIES}${path}`, { authorization })).body;
const begin = (slug: string, markdown = 'Take a coat.', kind = 'faq') =>
  post('', { kind, slug, facts: { position: 50, topic: 'booking' }, words: words(markdown) });
const textIn = ({ texts }: TeamEntryRecord, language: Locale = 'en_US'): TeamEntryText => {
  const text = texts.find((each) => each.language === language);
  if (!text) throw new Error(language);
  return text;
};
const seen = (record: TeamEntryRecord, ...languages: Locale[]) =>
  languages.map((language) => ({ language, version: textIn(record, language).version }));
const write = async (slug: string, markdown: string, language: Locale = 'en_US', further: object = {}) => {
  const { version } = textIn(await read(`/faq/${slug}`), language);
  return put(`/faq/${slug}/texts/${language}`, { ...words(markdown), version, ...further });
};
const publish = async (slug: string, languages: Locale[], evenIfMixed = true) =>
  post(`/faq/${slug}/publish`, { texts: seen(await read(`/faq/${slug}`), ...languages), evenIfMixed });
const shown = async (slug: string, language: Locale = 'en_US'): Promise<EntryView | undefined> =>
  (
    await testApp.get<EntryView[]>(
      `/api/cms/entry/dataByCmsAndLanguage?content_cms=faq&slug=${slug}&language=${language}`,
    )
  ).body[0];

beforeAll(async () => {
  testApp = await CatalogueTestApp.open(NOW);
  const admin = {
    id: '0192c7a0-0000-7000-8000-000000000071',
    sessionId: '0192c7a0-0000-7000-8000-000000000072',
    email: 'carlo@example.org',
    role: ROLES.admin,
  };
  authorization = await signIn(testApp, admin, NOW);
});
afterAll(() => testApp.close());

describe('texts kept by the team', () => {
  it('are drafts until they are published, and then shown to visitors within seconds', async () => {
    const { status, body } = await begin('rain');
    expect([status, textIn(body).draft?.markdown, textIn(body).actions]).toEqual([
      201,
      'Take a coat.',
      ['write', 'publish', 'schedule'],
    ]);
    expect(await shown('rain')).toBeUndefined();
    expect((await publish('rain', ['en_US'])).status).toBe(200);
    await testApp.until(async () => (await shown('rain'))?.html === '<p>Take a coat.</p>\n');
    await write('rain', 'Take **an umbrella**.');
    expect((await shown('rain'))?.html).toBe('<p>Take a coat.</p>\n');
    const list = await testApp.get<TeamEntriesPage>(`${ENTRIES}?kind=faq&state=changed`, { authorization });
    expect(list.body.items).toMatchObject([{ slug: 'rain', title: 'When it rains', languages: ['en_US'] }]);
    await publish('rain', ['en_US']);
    await testApp.until(async () => (await shown('rain'))?.html === '<p>Take <strong>an umbrella</strong>.</p>\n');
    const revisions = await testApp.get<EntryRevisionView[]>(`${ENTRIES}/faq/rain/revisions/en_US`, { authorization });
    expect(revisions.body.map(({ number, status: of, markdown }) => [number, of, markdown])).toEqual([
      [4, 'published', 'Take **an umbrella**.'],
      [3, 'draft', 'Take **an umbrella**.'],
      [2, 'published', 'Take a coat.'],
      [1, 'draft', 'Take a coat.'],
    ]);
    const restored = await post('/faq/rain/restore', { ...seen(await read('/faq/rain'), 'en_US')[0], number: 1 });
    expect(textIn(restored.body)).toMatchObject({
      draft: { markdown: 'Take a coat.' },
      published: { markdown: 'Take **an umbrella**.' },
    });
    const discarded = await post('/faq/rain/discard', seen(restored.body, 'en_US')[0] ?? {});
    expect(textIn(discarded.body).draft).toBeNull();
    await post('/faq/rain/withdraw', seen(discarded.body, 'en_US')[0] ?? {});
    await testApp.until(async () => (await shown('rain')) === undefined);
  });

  it('lose none of forty edits at once unseen', async () => {
    const { body } = await begin('forty');
    const version = textIn(body).version;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => put('/faq/forty/texts/en_US', { ...words(`Text ${index}`), version })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: { code } }) => code === 'CHANGED_MEANWHILE')).toHaveLength(39);
    const translations = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        put('/faq/forty/texts/fr_FR', { ...words(`Texte ${index}`), version: 0 }),
      ),
    );
    expect(translations.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(translations.filter(({ body: { code } }) => code === 'CHANGED_MEANWHILE')).toHaveLength(39);
    const begun = await Promise.all(Array.from({ length: 40 }, () => begin('once')));
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(begun.filter(({ body: { code } }) => code === 'ENTRY_SLUG_TAKEN')).toHaveLength(39);
  });

  it('are published at their time by the clock', async () => {
    await begin('later');
    const publishAt = '2026-11-20T12:05:00.000Z';
    const scheduled = await post('/faq/later/schedule', {
      texts: seen(await read('/faq/later'), 'en_US'),
      publishAt,
      evenIfMixed: true,
    });
    expect(textIn(scheduled.body)).toMatchObject({ publishAt, actions: expect.arrayContaining(['unschedule']) });
    const run = () =>
      testApp.app.get(Commands).inTransaction(() => testApp.app.get(PublishScheduledEntries, { strict: false }).run());
    testApp.moveTo(new Date('2026-11-20T12:04:59Z'));
    await run();
    expect(textIn(await read('/faq/later')).published).toBeNull();
    testApp.moveTo(new Date(publishAt));
    await run();
    await run();
    await testApp.until(async () => String((await shown('later'))?.publishedAt).startsWith('2026-11-20T12:05:0'));
    const past = await post('/faq/later/schedule', {
      texts: seen(await read('/faq/later'), 'en_US'),
      publishAt: '2026-11-20T11:00:00Z',
      evenIfMixed: true,
    });
    expect([past.status, past.body.code]).toEqual([422, 'PUBLICATION_IN_THE_PAST']);
  });

  it('say which translations are missing or older than the English text', async () => {
    await begin('coat');
    const mixed = await publish('coat', ['en_US'], false);
    expect([mixed.status, mixed.body.code, mixed.body.params]).toEqual([
      409,
      'ENTRY_WOULD_BE_MIXED',
      { languages: 'fr_FR, de_DE, es_ES, it_IT, ru_RU, ja_JP', count: 6 },
    ]);
    const others = ['fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'] as const;
    for (const language of others) await write('coat', `Coat in ${language}`, language, { translatedFrom: 1 });
    expect((await publish('coat', ['en_US', ...others], false)).status).toBe(200);
    await testApp.until(async () => (await shown('coat', 'ja_JP'))?.fallback === false);
    const changed = await write('coat', 'Take two coats.');
    const english = textIn(changed.body).draft?.number;
    expect(others.map((language) => textIn(changed.body, language).outdated)).toEqual(others.map(() => true));
    expect(textIn((await write('coat', 'Deux', 'fr_FR', { translatedFrom: english })).body, 'fr_FR').outdated).toBe(
      false,
    );
    await publish('coat', ['en_US', 'fr_FR']);
    const outdatedIn = async (language: Locale) =>
      (
        await testApp.get<TeamEntriesPage>(`${ENTRIES}?kind=faq&outdatedIn=${language}`, { authorization })
      ).body.items.map(({ slug }) => slug);
    expect([await outdatedIn('de_DE'), await outdatedIn('fr_FR')]).toEqual([['coat'], []]);
    const counts = await testApp.get<TranslationCountView[]>('/api/admin/translations', { authorization });
    const german = counts.body.find(({ kind, language }) => kind === 'faq' && language === 'de_DE');
    expect(german).toMatchObject({ outdated: 1 });
    expect((german?.translated ?? 0) + (german?.outdated ?? 0) + (german?.missing ?? 0)).toBe(german?.english);
  });

  it('change their place in all languages at once', async () => {
    const record = await read('/faq/are-tickets-included');
    const changed = await put('/faq/are-tickets-included/facts', {
      position: 3,
      topic: 'changes',
      version: record.factsVersion,
    });
    expect(changed.body.facts).toEqual({ position: 3, topic: 'changes' });
    await testApp.until(async () => (await shown('are-tickets-included', 'ja_JP'))?.details.topic === 'changes');
    expect(textIn(changed.body, 'ja_JP')).toMatchObject({ outdated: false, draft: null });
    const again = await put('/faq/are-tickets-included/facts', { position: 4, version: record.factsVersion });
    expect(again.body.code).toBe('CHANGED_MEANWHILE');
    const blog = await read('/blog/rome-by-its-light');
    const unknown = await put('/blog/rome-by-its-light/facts', {
      position: 1,
      landmarks: [{ motif: 'unicorn', name: 'Unicorn' }],
      version: blog.factsVersion,
    });
    expect([unknown.body.code, unknown.body.errors[0]?.field]).toEqual(['ENTRY_MOTIF_UNKNOWN', 'landmarks']);
  });

  it('are previewed as visitors get them, and no script with them', async () => {
    const preview = await testApp.post<EntryPreviewView>(
      '/api/admin/entry-preview',
      {
        title: 'Of {site}',
        summary: '',
        markdown: '## One\n\n<script>alert(1)</script> [x](javascript:alert(1)) {holdMinutes}',
      },
      { authorization },
    );
    expect(preview.body.html).toContain('<h2 id="section-1">One</h2>');
    expect(preview.body.html).not.toMatch(/<script|javascript:|\{holdMinutes\}/);
    expect(preview.body.title).not.toContain('{site}');
  });

  it('leave visitors what a legal text said on a day', async () => {
    const versions = async (query = '') =>
      (await testApp.get<LegalVersionView[]>(`/api/legal/terms/versions?language=de_DE${query}`)).body;
    const [first, ...none] = await versions();
    expect([first?.until, none]).toEqual([null, []]);
    const at = (time: string) => testApp.moveTo(new Date(time));
    at('2026-11-20T12:06:00Z');
    const { version } = textIn(await read('/legal/terms'), 'de_DE');
    const drafted = await put('/legal/terms/texts/de_DE', { ...words('Es gilt **etwas anderes**.', 'AGB'), version });
    const texts = seen(drafted.body, 'de_DE');
    expect((await post('/legal/terms/publish', { texts, evenIfMixed: true })).status).toBe(200);
    await testApp.until(async () => (await versions()).length === 2);
    const [now, before] = await versions();
    expect(now).toMatchObject({ title: 'AGB', until: null, html: '<p>Es gilt <strong>etwas anderes</strong>.</p>\n' });
    expect(before).toMatchObject({ title: first?.title, html: first?.html, until: now?.from });
    // What changes for all languages is no other text.
    const record = await read('/legal/terms');
    await put('/legal/terms/facts', { position: 9, version: record.factsVersion });
    expect(await versions()).toHaveLength(2);
    expect((await versions('&on=2026-11-20')).map(({ title }) => title)).toEqual(['AGB', first?.title]);
    expect((await versions('&on=2026-11-21')).map(({ title }) => title)).toEqual(['AGB']);
    expect(await versions('&on=2020-01-01')).toEqual([]);
    const unheard = await testApp.get<{ code: string }>('/api/legal/unheard/versions');
    expect([unheard.status, unheard.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('are found by the search field', async () => {
    const hits = await testApp.get<{ path: string }[]>('/api/admin/search?query=rome-by-its', { authorization });
    expect(JSON.stringify(hits.body)).toContain('/admin/content/blog/rome-by-its-light');
  });

  it('that come with the product are put online where they are missing, and never over edited ones', async () => {
    expect(await publishMissingTexts(testApp.app)).toBe(0);
    await write('are-tickets-included', 'Never.');
    await publish('are-tickets-included', ['en_US']);
    await testApp.change(
      `update content.entry set slug = 'gone' where kind = 'faq' and slug = 'tipping' and language = 'it_IT'`,
    );
    expect(await publishMissingTexts(testApp.app)).toBe(1);
    expect(textIn(await read('/faq/are-tickets-included')).published?.markdown).toBe('Never.');
    expect(textIn(await read('/faq/tipping'), 'it_IT').published?.title).toMatch(/\w/);
  });
});
