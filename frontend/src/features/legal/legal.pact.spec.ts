import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { legalQuery, legalVersionsQuery } from './legal.api.js';

const { eachLike, integer, like } = MatchersV3;
const given = 'the demonstration';
const path = '/api/cms/entry/dataByCmsAndLanguage';
const asking = (slug: string) => ({ path, query: { content_cms: 'legal', slug, language: 'es_ES' } });

describe('a legal page', () => {
  it('shows its text with its headings', async () => {
    const text = {
      id: like('0192'),
      slug: 'terms',
      language: 'es_ES',
      fallback: false,
      title: like('Condiciones'),
      html: like('<h2 id="a">A</h2>'),
      sections: eachLike({ id: 'a', title: 'A' }),
      changedAt: like('2026-11-20T12:00:00.000Z'),
    };
    const expectation = { given, ...asking('terms'), answer: [text] };
    const found = await expectAnswer('a legal text', expectation, (client) =>
      client.fetchQuery(legalQuery('terms', { locale: 'es_ES' })),
    );
    expect(found[0]?.fallback).toBe(false);
  });

  it('is not there where the list is empty', async () => {
    const expectation = { given, ...asking('no-such-text'), answer: [] };
    const found = await expectAnswer('no legal text', expectation, (client) =>
      client.fetchQuery(legalQuery('no-such-text', { locale: 'es_ES' })),
    );
    expect(found).toEqual([]);
  });

  it('shows what it said before', async () => {
    const version = {
      number: integer(1),
      language: 'es_ES',
      title: like('Condiciones'),
      html: like('<p>A</p>'),
      from: like('2026-11-20T12:00:00.000Z'),
    };
    const query = { language: 'es_ES' };
    const expectation = { given, path: '/api/legal/terms/versions', query, answer: [{ ...version, until: null }] };
    const found = await expectAnswer('the versions of a legal text', expectation, (client) =>
      client.fetchQuery(legalVersionsQuery('terms', { locale: 'es_ES' })),
    );
    expect(found[0]?.until).toBeNull();
  });
});
