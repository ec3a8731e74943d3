import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import { globSync } from 'node:fs';
import path from 'node:path';
import { CatalogueHouse } from '../../src/contexts/catalogue/testing/catalogue-house.js';

const CONTRACT = path.join(import.meta.dirname, '..', '..', '..', '.pacts');
const FEWEST = 6;
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
    const text = `insert into catalogue.moved_slug (kind, slug, moved_to) values ($1, 'as-it-was', $2) on conflict do nothing`;
    await house.change(text, [kind, slug]);
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
      },
    }).verifyProvider();
  }, 120_000);
});
