import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, notFoundAs } from '../../testing/contract.js';
import {
  entriesQuery,
  entryQuery,
  previewEntry,
  publishEntry,
  revisionsQuery,
  translationsQuery,
  writeText,
} from './content.api.js';

const { boolean, eachLike, integer, like, string } = MatchersV3;
const given = 'an admin whom a mission and a payment wait for';
const LIST = '/api/admin/entries';
const QUESTION = `${LIST}/faq/tipping`;
const key = { kind: 'faq', slug: 'tipping' } as const;
const words = { title: like('Do you tip?'), summary: like(''), markdown: string('Yes.'), number: integer(1) };

describe('the texts of the site, for the team', () => {
  it('are listed by kind and state', async () => {
    const answer = {
      items: eachLike({
        kind: 'faq',
        slug: like('tipping'),
        title: like('Do you tip?'),
        state: 'published',
        position: integer(1),
        languages: eachLike('en_US'),
        outdated: [],
        changedAt: like('2026-11-20T12:00:00.000Z'),
      }),
      pagination: { page: 1, size: 25, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) },
    };
    const query = { kind: 'faq', state: 'published', page: 1, language: 'en_US' };
    const found = await expectAnswer('the questions', { given, path: LIST, query, answer }, (client) =>
      client.fetchQuery(entriesQuery({ kind: 'faq', state: 'published' }, { locale: 'en_US' })),
    );
    expect(found.items[0]?.state).toBe('published');
  });

  it('show one in all languages', async () => {
    const answer = {
      kind: 'faq',
      slug: 'tipping',
      facts: { position: integer(1), topic: like('on-the-day') },
      factsVersion: integer(1),
      texts: eachLike({
        language: like('en_US'),
        version: integer(1),
        published: { ...words },
        draft: null,
        publishAt: null,
        outdated: boolean(false),
        actions: eachLike('write'),
      }),
      placeholders: eachLike('company'),
      path: '/faq',
    };
    const found = await expectAnswer('a question', { given, path: QUESTION, answer }, (client) =>
      client.fetchQuery(entryQuery(key)),
    );
    expect(found.texts[0]?.published?.markdown).toBe('Yes.');
  });

  it('say where there is none', async () => {
    const expectation = { given, path: `${LIST}/faq/unheard`, ...notFoundAs('ENTRY_NOT_FOUND') };
    await expect(
      expectAnswer('no question', expectation, (client) => client.fetchQuery(entryQuery({ ...key, slug: 'unheard' }))),
    ).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });

  it('show what one has said', async () => {
    const answer = eachLike({
      number: integer(1),
      status: 'published',
      writtenAt: like('2026-11-20T12:00:00.000Z'),
      title: like('Do you tip?'),
      summary: like(''),
      markdown: string('Yes.'),
    });
    const expectation = { given, path: `${QUESTION}/revisions/de_DE`, answer };
    const found = await expectAnswer('its revisions', expectation, (client) =>
      client.fetchQuery(revisionsQuery(key, 'de_DE')),
    );
    expect(found[0]?.status).toBe('published');
  });

  it('are counted by kind and language', async () => {
    const counts = { english: integer(1), translated: integer(1), outdated: integer(0), missing: integer(0) };
    const answer = eachLike({ kind: like('faq'), language: like('fr_FR'), ...counts });
    const expectation = { given, path: '/api/admin/translations', answer };
    const found = await expectAnswer('the translations', expectation, (client) =>
      client.fetchQuery(translationsQuery()),
    );
    expect(found).toHaveLength(1);
  });

  it('are previewed', async () => {
    const body = { title: 'Rain', summary: '', markdown: 'Take **a coat**.' };
    const answer = { title: 'Rain', summary: '', html: '<p>Take <strong>a coat</strong>.</p>\n', sections: [] };
    const expectation = { given, method: 'POST', path: '/api/admin/entry-preview', body, answer } as const;
    const found = await expectAnswer('a preview', expectation, (_, api) => previewEntry(api, body));
    expect(found.html).toContain('<strong>');
  });

  it('refuse who did not see the latest words', async () => {
    const body = { title: 'Rain', summary: '', markdown: 'Take a coat.', version: 1000 };
    await expect(
      expectAnswer(
        'words of an old version',
        { given, method: 'PUT', path: `${QUESTION}/texts/en_US`, body, ...conflict('CHANGED_MEANWHILE') },
        (_, api) => writeText(api, key, 'en_US', body),
      ),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const publishing = { texts: [{ language: 'en_US', version: 1000 }], evenIfMixed: false } as const;
    await expect(
      expectAnswer(
        'a publication of an old version',
        { given, method: 'POST', path: `${QUESTION}/publish`, body: publishing, ...conflict('CHANGED_MEANWHILE') },
        (_, api) => publishEntry(api, key, { ...publishing, texts: [...publishing.texts] }),
      ),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });
});
