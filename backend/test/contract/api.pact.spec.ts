import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { CatalogueHouse } from '../../src/contexts/catalogue/testing/catalogue-house.js';

const CONTRACT = path.join(import.meta.dirname, '..', '..', '..', '.pacts');
const FEWEST = 12;
const NOW = new Date('2026-11-20T12:00:00Z');

describe('the API', () => {
  let house: CatalogueHouse;
  let pactUrls: readonly string[];

  beforeAll(async () => {
    pactUrls = globSync('*/*.json', { cwd: CONTRACT }).map((file) => path.join(CONTRACT, file));
    if (pactUrls.length < FEWEST)
      throw new Error('The pages have not written down what they expect: run contract-pages');
    house = await CatalogueHouse.open(NOW);
    await house.app.listen(0, '127.0.0.1');
  }, 60_000);
  afterAll(() => house.close());

  const moveSlug = (kind: string, slug: string) => async (): Promise<void> => {
    const text = `insert into platform.moved_slug (kind, slug, moved_to) values ($1, 'as-it-was', $2) on conflict do nothing`;
    await house.change(text, [kind, slug]);
  };

  /** Both links are as good as new again, whoever has opened them. */
  const mailLinks = async (): Promise<void> => {
    const subscriber = '0192c7a0-0000-7000-8000-000000000001';
    await house.change(
      `insert into support.subscriber (id, email, language, state, asked_at, changed_at)
       values ($1, 'mailed@example.org', 'de_DE', 'pending', $2, $2)
       on conflict (id) do update set state = 'pending', asked_at = $2, changed_at = $2`,
      [subscriber, NOW],
    );
    for (const purpose of ['confirm', 'leave'])
      await house.change(
        `insert into support.subscription_token (hash, subscriber_id, purpose, issued_at)
         values ($1, $2, $3, $4) on conflict do nothing`,
        [createHash('sha256').update(`${purpose}-me`).digest('hex'), subscriber, purpose, NOW],
      );
  };

  it('answers as the pages expect', async () => {
    await new Verifier({
      provider: 'api',
      providerBaseUrl: await house.app.getUrl(),
      pactUrls: [...pactUrls],
      logLevel: 'error',
      stateHandlers: {
        'the demonstration': () => Promise.resolve(),
        'a tour that has moved': moveSlug('tour', 'rome-colosseum-and-forum'),
        'a city that has moved': moveSlug('city', 'rome'),
        'a country that has moved': moveSlug('country', 'italy'),
        'a continent that has moved': moveSlug('continent', 'europa'),
        'a reader who has been mailed the links confirm-me and leave-me': mailLinks,
      },
    }).verifyProvider();
  }, 120_000);
});
