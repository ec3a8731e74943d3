import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { CatalogueTestApp } from '../../test/harness/catalogue-test-app.js';
import { addresses, favourites, purchases } from './lives.js';
import { seedLives } from './seed.js';

const ACCOUNT = {
  holder: 'Cicerone',
  bankName: 'Bank',
  swiftBic: 'EXMPITRRXXX',
  iban: 'IT60X0542811101000000123456',
  address: 'Rome',
};

describe('the lives of the demonstration', () => {
  let testApp: CatalogueTestApp;
  let client: Client;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2027-01-10T09:00:00Z'), {
      BANK_ACCOUNTS: JSON.stringify({ EUR: ACCOUNT }),
    });
    // The demonstration was written in the seconds after nine.
    testApp.moveTo(new Date('2027-01-10T09:10:00Z'));
    client = new Client({ connectionString: testApp.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await testApp.close();
  });

  it('are lived once', async () => {
    expect(await seedLives(testApp.app)).toBe(true);
    expect(await seedLives(testApp.app)).toBe(false);
  });

  it('have favorites and addresses', async () => {
    const { rows } = await client.query<Record<string, number>>(
      `select (select count(*)::int from catalogue.favourite) as favourites,
         (select count(*)::int from identity.address) as addresses`,
    );
    expect(rows).toEqual([
      {
        favourites: favourites.flatMap(({ tours }) => tours).length,
        addresses: addresses.flatMap(({ all }) => all).length,
      },
    ]);
  });

  it('are bookings that are paid, but for one cancelled with its refund and those that wait for a transfer', async () => {
    const { rows } = await client.query<{ person: string; status: string; discounted: boolean; refunded: boolean }>(
      `select replace(account.email::text, '@cicerone.example', '') as person, booking.status, discount > 0 as discounted,
         exists (select from payments.refund join payments.payment on payment.id = payment_id where order_id = placed.id) as refunded
       from booking.booking join booking.sales_order placed on placed.id = booking.order_id
         join identity.user_account account on account.id = placed.user_id
       where booking.starts_at > '2027-01-10T09:00:00Z' order by booking.starts_at`,
    );
    const waiting = purchases.filter(({ paidBy }) => paidBy === 'wire').length;
    expect(rows.map(({ person }) => person).toSorted()).toEqual(purchases.map(({ person }) => person).toSorted());
    expect(rows.filter(({ refunded }) => refunded)).toEqual([
      { person: 'traveller', status: 'cancelled', discounted: false, refunded: true },
    ]);
    expect(rows.filter(({ status }) => status === 'pending')).toHaveLength(purchases.length - waiting - 1);
    expect(rows.filter(({ status }) => status === 'waiting-payment')).toHaveLength(waiting);
    expect(rows.filter(({ discounted }) => discounted).map(({ person }) => person)).toEqual(['pro', 'pro', 'pro']);
  });
});
