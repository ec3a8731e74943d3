import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { AccessTokens } from '../../src/platform/http/access-tokens.js';
import { CatalogueHouse } from '../../src/contexts/catalogue/testing/catalogue-house.js';

const CONTRACT = path.join(import.meta.dirname, '..', '..', '..', '.pacts');
const FEWEST = 12;
const NOW = new Date('2026-11-20T12:00:00Z');

describe('the API', () => {
  let house: CatalogueHouse;
  let pactUrls: readonly string[];
  /** Who asks, where the state says that somebody has signed in. */
  let authorization: string | undefined;

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

  const READER = '0192c7a0-0000-7000-8000-000000000002';
  const READERS_SESSION = '0192c7a0-0000-7000-8000-000000000003';

  /** Told of one mission, in another language than that of the tour's place. */
  const tellReader = async (): Promise<void> => {
    await house.change(
      `insert into identity.user_account (id, email, password_hash, password_changed_at, first_name, last_name, language,
         currency, role, status, is_pro, email_verified_at, terms_accepted_at, signed_up_at)
       values ($1, 'reader@example.org', 'none', $2, 'Giulia', 'Marchetti', 'it_IT', 'EUR', 3, 'guide_approved', false, $2,
         $2, $2)
       on conflict do nothing`,
      [READER, NOW],
    );
    await house.change(
      `insert into identity.session (id, user_id, opened_at, ip, user_agent) values ($1, $2, $3, '', '') on conflict do nothing`,
      [READERS_SESSION, READER, NOW],
    );
    const saying = {
      tour: { de_DE: 'Kolosseum und Forum', it_IT: 'Colosseo e Foro' },
      city: { de_DE: 'Rom', it_IT: 'Roma' },
      startsAt: '2026-12-05T07:30:00.000Z',
      timeZone: 'Europe/Rome',
      respondBefore: '2026-11-20T18:00:00.000Z',
      bookingReference: 'BK-4F8T2W',
      missionId: '0192c7a0-0000-7000-8000-000000000004',
    };
    await house.change(
      `insert into notifications.notification (id, recipient_id, position, kind, occasion, saying, created_at)
       values ('0192c7a0-0000-7000-8000-00000000000a', $1, 1, 'mission-offered', 'first', $2, $3)
       on conflict (id) do update set read_at = null`,
      [READER, JSON.stringify(saying), NOW],
    );
    const claims = { userId: READER, sessionId: READERS_SESSION };
    authorization = `Bearer ${house.app.get(AccessTokens).sign(claims)}`;
  };

  it('answers as the pages expect', async () => {
    await new Verifier({
      provider: 'api',
      providerBaseUrl: await house.app.getUrl(),
      pactUrls: [...pactUrls],
      logLevel: 'error',
      requestFilter: (request, _, next) => {
        if (authorization) request.headers['authorization'] = authorization;
        next();
      },
      afterEach: async () => {
        authorization = undefined;
      },
      stateHandlers: {
        'the demonstration': () => Promise.resolve(),
        'a tour that has moved': moveSlug('tour', 'rome-colosseum-and-forum'),
        'a city that has moved': moveSlug('city', 'rome'),
        'a country that has moved': moveSlug('country', 'italy'),
        'a continent that has moved': moveSlug('continent', 'europa'),
        'a reader who has been mailed the links confirm-me and leave-me': mailLinks,
        'a person who was told of an offered mission and has not read it': tellReader,
      },
    }).verifyProvider();
  }, 120_000);
});
