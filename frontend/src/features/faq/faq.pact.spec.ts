import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, refused } from '../../testing/contract.js';
import { nearQuestionsQuery } from './faq.api.js';

const given = 'the demonstration';
const path = '/api/faq/search';
const site = { locale: 'de_DE' } as const;
const language = 'de_DE';

describe('the questions about something', () => {
  it('are named by their ids, though a letter is missing', async () => {
    const answer = MatchersV3.eachLike('0192');
    const expectation = { given, path, query: { q: 'Rückerstatung', language }, answer };
    const found = await expectAnswer('questions near a word', expectation, (client, api) =>
      client.fetchQuery(nearQuestionsQuery(api, ' Rückerstatung ', site)),
    );
    expect(found).toEqual(['0192']);
  });

  it('are none where nothing is like it', async () => {
    const expectation = { given, path, query: { q: 'Quantenphysik', language }, answer: [] };
    const found = await expectAnswer('no question', expectation, (client, api) =>
      client.fetchQuery(nearQuestionsQuery(api, 'Quantenphysik', site)),
    );
    expect(found).toEqual([]);
  });

  it('are not asked for by nothing', async () => {
    const expectation = { given, path, query: { q: '', language }, ...refused('q') };
    const asked = expectAnswer('questions about nothing', expectation, (client, api) =>
      client.fetchQuery(nearQuestionsQuery(api, ' ', site)),
    );
    await expect(asked).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  });
});
