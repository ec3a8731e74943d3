import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../../test/harness/database/test-database.js';
import { KillableServer } from '../../../../test/harness/killable-server.js';
import { ADA, GOOD_CARD } from '../../../../test/harness/booking-test-app.js';

const ROUNDS = 20;
/** Each round starts a whole server. */
const PATIENCE_MS = 900_000;

interface Order {
  readonly reference: string;
  readonly accessToken: string;
}

let database: TestDatabase;
let testApp: KillableServer;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'cicerone-killed-'));
  const port = await freePort();
  const environment = {
    APP_MODE: 'demo',
    ROLE: 'all',
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: '0',
    REDIS_URL: '',
  };
  testApp = new KillableServer(environment, `http://127.0.0.1:${port}`);
});

afterAll(async () => {
  await testApp.kill();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'mails one voucher for each payment, though the server was killed after each of twenty',
  async () => {
    const paid: { email: string; order: Order }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await testApp.start();
      paid.push(await buy(round));
      // Between no time at all and well into the reactions and the mail.
      await sleep(round * 12);
      await testApp.kill();
    }
    await testApp.start();
    for (const { email, order } of paid) {
      const mails = await eventually(
        () => vouchers(email),
        (found) => found.length > 0,
      );
      expect({ email, mails: mails.length }).toEqual({ email, mails: 1 });
      const { body } = await testApp.ask<{ status: string }>(
        'GET',
        `/api/orders/${order.reference}?token=${order.accessToken}`,
      );
      expect(body.status).toBe('paid');
    }
    await sleep(1500);
    for (const { email } of paid) expect(await vouchers(email)).toHaveLength(1);
  },
  PATIENCE_MS,
);

async function buy(round: number): Promise<{ email: string; order: Order }> {
  const email = `ada-${round}@example.com`;
  const date = new Date(Date.now() + (20 + round) * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + (27 + round) * 86_400_000).toISOString().slice(0, 10);
  const tour = 'rome-colosseum-and-forum';
  const { body: days } = await testApp.ask<{ slots: { date: string; time: string }[] }[]>(
    'GET',
    `/api/tour/${tour}/availability?duration=180&from=${date}&to=${to}`,
  );
  const slot = days[0]?.slots[round % (days[0]?.slots.length ?? 1)];
  const item = {
    tour,
    duration: 180,
    datetime: { date: slot?.date, time: slot?.time },
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
  };
  const { cookie } = await testApp.ask('POST', '/api/cart/items', item);
  const { body: order } = await testApp.ask<Order>('POST', '/api/orders', { ...ADA, email }, cookie);
  const { body: payment } = await testApp.ask<{ status: string }>(
    'POST',
    `/api/orders/${order.reference}/payment?token=${order.accessToken}`,
    GOOD_CARD,
  );
  expect(payment.status).toBe('paid');
  return { email, order };
}

const vouchers = async (email: string): Promise<unknown[]> => {
  const { body } = await testApp.ask<{ kind: string }[]>('GET', `/api/dev/mailbox?to=${email}`);
  return body.filter(({ kind }) => kind === 'booking.confirmed');
};

async function eventually<T>(look: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = await look();
    if (isThere(found) || Date.now() > deadline) return found;
    await sleep(100);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
