import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { Verifier } from '@pact-foundation/pact';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { signInApplicant, signInReviewer } from './applications.js';
import { Buyer } from './buyer.js';
import { leaveMails } from './mails.js';
import { leaveMatters } from './matters.js';
import { offerMissions } from './offers.js';
import { ADMIN, READER, signIn } from './people.js';
import { assignManager, keepAddressesAndAccounts, keepPeople, signInToClose } from './accounts.js';
import { leaveGiftCard } from './gift-cards.js';
import { leaveInvoice } from './invoices.js';
import { leavePayout } from './payouts.js';
import { leaveTransfers } from './transfers.js';
import { leavePromoCodes, signInProfessional } from './promo-codes.js';
import { signUpWithSecondFactor } from './second-factor.js';

const CONTRACT = path.join(import.meta.dirname, '..', '..', '..', '.pacts');
const FEWEST = 12;
const NOW = new Date('2026-11-20T12:00:00Z');

describe('the API', () => {
  let testApp: CatalogueTestApp;
  let pactUrls: readonly string[];
  /** Who asks, where the state says that somebody has signed in. */
  let authorization: string | undefined;

  beforeAll(async () => {
    pactUrls = globSync('*/*.json', { cwd: CONTRACT }).map((file) => path.join(CONTRACT, file));
    if (pactUrls.length < FEWEST)
      throw new Error('The pages have not written down what they expect: run contract-pages');
    testApp = await CatalogueTestApp.open(NOW);
    await testApp.app.listen(0, '127.0.0.1');
  });
  afterAll(() => testApp.close());

  const moveSlug = (kind: string, slug: string) => async (): Promise<void> => {
    const text = `insert into platform.moved_slug (kind, slug, moved_to) values ($1, 'as-it-was', $2) on conflict do nothing`;
    await testApp.change(text, [kind, slug]);
  };

  /** Both links are as good as new again, whoever has opened them. */
  const mailLinks = async (): Promise<void> => {
    const subscriber = '0192c7a0-0000-7000-8000-000000000001';
    await testApp.change(
      `insert into support.subscriber (id, email, language, state, asked_at, changed_at)
       values ($1, 'mailed@example.org', 'de_DE', 'pending', $2, $2)
       on conflict (id) do update set state = 'pending', asked_at = $2, changed_at = $2`,
      [subscriber, NOW],
    );
    for (const purpose of ['confirm', 'leave'])
      await testApp.change(
        `insert into support.subscription_token (hash, subscriber_id, purpose, issued_at)
         values ($1, $2, $3, $4) on conflict do nothing`,
        [createHash('sha256').update(`${purpose}-me`).digest('hex'), subscriber, purpose, NOW],
      );
  };

  /** Told of one mission, in another language than that of the tour's place. */
  const tellReader = async (): Promise<void> => {
    authorization = await signIn(testApp, READER, NOW);
    const saying = {
      tour: { de_DE: 'Kolosseum und Forum', it_IT: 'Colosseo e Foro' },
      city: { de_DE: 'Rom', it_IT: 'Roma' },
      startsAt: '2026-12-05T07:30:00.000Z',
      timeZone: 'Europe/Rome',
      respondBefore: '2026-11-20T18:00:00.000Z',
      bookingReference: 'BK-4F8T2W',
      missionId: '0192c7a0-0000-7000-8000-000000000004',
    };
    await testApp.change(
      `insert into notifications.notification (id, recipient_id, position, kind, deduplication_key, payload, created_at)
       values ('0192c7a0-0000-7000-8000-00000000000a', $1, 1, 'mission-offered', 'first', $2, $3)
       on conflict (id) do update set read_at = null`,
      [READER.id, JSON.stringify(saying), NOW],
    );
  };

  /** One favourite, which is not the tour that the page marks. */
  const markFavourite = async (): Promise<void> => {
    authorization = await signIn(testApp, READER, NOW);
    await testApp.change('delete from catalogue.favourite where user_id = $1', [READER.id]);
    await testApp.change(
      `insert into catalogue.favourite (user_id, tour_id, marked_at)
       select $1, id, $2 from catalogue.tour where slug = 'rome-evening-piazzas'`,
      [READER.id, NOW],
    );
  };

  const callAdmin = async (): Promise<void> => {
    authorization = await signIn(testApp, ADMIN, NOW);
    await leaveMatters(testApp, NOW);
  };

  const callAdminToMails = async (): Promise<void> => {
    authorization = await signIn(testApp, ADMIN, NOW);
    await leaveMails(testApp, NOW);
  };

  const callAdminToPromoCodes = async (): Promise<void> => {
    authorization = await signIn(testApp, ADMIN, NOW);
    await leavePromoCodes(testApp, NOW);
  };

  const callAdminToInvoices = async (): Promise<void> => {
    authorization = await signIn(testApp, ADMIN, NOW);
    await leaveInvoice(testApp);
  };

  const offerToReader = async (): Promise<void> => {
    authorization = await signIn(testApp, READER, NOW);
    await offerMissions(testApp, NOW);
  };

  /** What the buyer does over the API before the pages ask. */
  const buyerWho = (does: (buyer: Buyer) => Promise<string>) => async (): Promise<void> => {
    authorization = await does(new Buyer(testApp, await testApp.app.getUrl()));
  };

  it('answers as the pages expect', async () => {
    await new Verifier({
      provider: 'api',
      providerBaseUrl: await testApp.app.getUrl(),
      pactUrls: [...pactUrls],
      logLevel: 'error',
      timeout: 300_000,
      requestFilter: (request, _, next) => {
        if (authorization) request.headers['authorization'] = authorization;
        // The verifier's own proxy sends a body in pieces where there is none; browsers say that there is none.
        if (request.headers['content-type'] === undefined) {
          delete request.headers['transfer-encoding'];
          request.headers['content-length'] = '0';
        }
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
        'a person with a favourite tour': markFavourite,
        'a guide who was offered missions': offerToReader,
        'a person with an account': buyerWho((buyer) => buyer.signIn()),
        'a person with a second factor': async () =>
          signUpWithSecondFactor(new Buyer(testApp, await testApp.app.getUrl()), testApp, NOW),
        'a reader who is logged in': async () => {
          authorization = await signIn(testApp, READER, NOW);
        },
        'a person with an empty cart': buyerWho((buyer) => buyer.signUp()),
        'a person with a tour in the cart': buyerWho((buyer) => buyer.fillCart()),
        'a person with a tour in the cart where a promo code runs': async () => {
          await leavePromoCodes(testApp, NOW);
          await buyerWho((buyer) => buyer.fillCart())();
        },
        'a person with a tour in the cart and a promo code applied': async () => {
          await leavePromoCodes(testApp, NOW);
          await buyerWho((buyer) => buyer.applyCode('PACT-SPRING'))();
        },
        'a person whose places are held as long as they can be': buyerWho((buyer) => buyer.extendHold()),
        'a person with an order that waits for its payment': buyerWho((buyer) => buyer.order()),
        'a person with a paid booking': buyerWho((buyer) => buyer.pay()),
        'a person with an order that was canceled': buyerWho((buyer) => buyer.closeOrder()),
        'an admin of a product that wrote mails': callAdminToMails,
        'an admin of a product with an invoice': callAdminToInvoices,
        'an admin of a product with a gift card': async () => {
          authorization = await signIn(testApp, ADMIN, NOW);
          await leaveGiftCard(testApp);
        },
        'an admin of a product with promo codes': callAdminToPromoCodes,
        'an admin of a product with bank transfers': async () => {
          authorization = await signIn(testApp, ADMIN, NOW);
          await leaveTransfers(testApp, NOW);
        },
        'a guide who was paid': async () => {
          authorization = await signIn(testApp, READER, NOW);
          await leavePayout(testApp, NOW);
        },
        'an admin of a product that paid a guide': async () => {
          await signIn(testApp, READER, NOW);
          authorization = await signIn(testApp, ADMIN, NOW);
          await leavePayout(testApp, NOW);
        },
        'a professional with a personal code': async () => {
          authorization = await signInProfessional(testApp, NOW);
        },
        'a reader with addresses and a payout account': async () => {
          authorization = await keepAddressesAndAccounts(testApp, NOW);
        },
        'a reader with a payout account who has not entered the password lately': async () => {
          authorization = await keepAddressesAndAccounts(testApp, NOW);
          await testApp.change('update identity.session set password_confirmed_at = null where id = $1', [
            READER.sessionId,
          ]);
        },
        'a person who has not entered the password lately': async () => {
          authorization = await signInToClose(testApp, NOW, false);
        },
        'a person who has entered the password to close the account': async () => {
          authorization = await signInToClose(testApp, NOW, true);
        },
        'an admin of a product with a guide and a professional': async () => {
          authorization = await keepPeople(testApp, NOW);
        },
        'a guide whom an admin looks after': async () => {
          authorization = await assignManager(testApp, NOW);
        },
        'an admin of a product with the order CIC-PACT00': async () => {
          await new Buyer(testApp, await testApp.app.getUrl()).order();
          await testApp.change(
            `update booking.sales_order set reference = 'CIC-PACT00' where id = (select max(id::text)::uuid from booking.sales_order)
             and not exists (select from booking.sales_order where reference = 'CIC-PACT00')`,
            [],
          );
          authorization = await signIn(testApp, ADMIN, NOW);
        },
        'an admin whom a mission and a payment wait for': callAdmin,
        'a person who applies as a guide': async () => {
          authorization = await signInApplicant(testApp, NOW);
        },
        'an admin whom an application waits for': async () => {
          authorization = await signInReviewer(testApp, NOW);
        },
      },
    }).verifyProvider();
  });
});
