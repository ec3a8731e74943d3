import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { legalQuery } from './legal.api.js';

const { eachLike, like } = MatchersV3;
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
});
