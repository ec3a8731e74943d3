import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { CatalogueTestApp } from '../../test/harness/catalogue-test-app.js';
import { cities } from './cities.js';
import { countries } from './countries.js';
import { guides } from './guides.js';
import { people } from './people.js';
import { promoCodes } from './promo-codes.js';
import { priceAreas } from './price-areas.js';
import { quotes } from './quotes.js';
import { reviews } from './reviews.js';
import { seedDemonstration } from './seed.js';
import { tours } from './tours.js';

describe('a seeded database', () => {
  let testApp: CatalogueTestApp;
  let client: Client;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2027-01-10T09:00:00Z'));
    client = new Client({ connectionString: testApp.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await testApp.close();
  });

  const countOf = async (table: string): Promise<number> =>
    Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);

  it.each([
    ['catalogue.country', countries.length],
    ['catalogue.city', cities.length],
    ['catalogue.tour', tours.length],
    ['catalogue.tour_option', tours.flatMap(({ options }) => options).length],
    ['catalogue.tour_stop', tours.flatMap(({ itinerary }) => itinerary).length],
    // One more waits for the team, and the queue is told of it.
    ['reviews.review', Object.values(reviews).flat().length + 1],
    // Two visits that are over, and what four accepted quotes wait to be paid for.
    ['booking.booking', 6],
    ['identity.user_account', people.length + guides.length],
    ['guides.guide', guides.length],
    ['promotions.promo_code', promoCodes.personal.length + promoCodes.campaigns.length],
    ['quotes.quote', quotes.length],
    ['quotes.price_area', priceAreas.length],
    // Four guides: three, two, two and one paid or billed month.
    ['payouts.payout', 8],
    ['payouts.bill', 8],
    // A review that waits, a bill each, and what six of them were paid.
    ['platform.outbox', 15],
  ])('has in %s what the data files hold: %i', async (table, count) => {
    expect(await countOf(table)).toBe(count);
  });

  it('shows what the reviews of a tour come to', async () => {
    const { rows } = await client.query<{ slug: string; review_count: number }>(
      'select slug, review_count from catalogue.tour',
    );
    expect(Object.fromEntries(rows.map(({ slug, review_count }) => [slug, review_count]))).toEqual(
      Object.fromEntries(Object.entries(reviews).map(([slug, written]) => [slug, written.length])),
    );
  });

  it('has an account of each role, confirmed', async () => {
    const { rows } = await client.query<{ account: string }>(
      `select role || ' ' || replace(email::text, '@cicerone.example', '') as account from identity.user_account
       left join recruitment.application on user_id = id
       where email_verified_at is not null and (role <> 3 or application.state <> 'approved') order by role, email`,
    );
    expect(rows.map(({ account }) => account)).toEqual([
      '1 super',
      '2 admin',
      '3 felix.arnold',
      '3 hana.mori',
      '3 paolo.greco',
      '3 recruit',
      '4 pro',
      '4 traveller',
      '4 traveller2',
    ]);
  });

  it('has an application in every state, with its files in use', async () => {
    const { rows } = await client.query<{ state: string; files: number }>(
      `select state, (select count(*)::int from platform.stored_file where owner_id = user_id and claimed_by like 'recruitment.%') as files
       from recruitment.application where answers <> '[]'::jsonb order by state`,
    );
    expect(rows).toEqual([
      { state: 'approved', files: 2 },
      { state: 'asked-again', files: 3 },
      { state: 'form-in-progress', files: 1 },
      { state: 'pending-review', files: 3 },
      { state: 'rejected', files: 2 },
    ]);
  });

  it('is not written again', async () => {
    expect(await seedDemonstration(testApp.app)).toEqual([]);
  });
});
