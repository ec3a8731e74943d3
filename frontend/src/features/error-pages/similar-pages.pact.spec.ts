import { expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { similarPagesQuery } from './similar-pages.api.js';

const { eachLike, string } = MatchersV3;
const given = 'the demonstration';
const path = '/api/similar-pages';

it('a page that there is not is told what may have been meant', async () => {
  const query = { kind: 'tour' as const, slug: 'rome-colosseum-and-fourm', language: 'ja_JP' };
  const answer = eachLike({ slug: string('rome-colosseum-and-forum'), name: string('コロッセオ') });
  const near = await expectAnswer('tours nearly called so', { given, path, query, answer }, (client) =>
    client.fetchQuery(similarPagesQuery(query, { locale: 'ja_JP' })),
  );
  expect(near[0]?.slug).toBe('rome-colosseum-and-forum');
});

it('a page that is like none is told so', async () => {
  const query = { kind: 'city' as const, slug: 'qqqqqq', language: 'ja_JP' };
  const near = await expectAnswer('no city nearly called so', { given, path, query, answer: [] }, (client) =>
    client.fetchQuery(similarPagesQuery(query, { locale: 'ja_JP' })),
  );
  expect(near).toEqual([]);
});
