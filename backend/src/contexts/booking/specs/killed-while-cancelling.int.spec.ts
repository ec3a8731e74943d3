import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../../test/harness/database/test-database.js';
import { KillableServer } from '../../../../test/harness/killable-server.js';
import { ADA, GOOD_CARD } from '../../../../test/harness/booking-test-app.js';

const ROUNDS = 10;
/** Each round starts a whole server. */
const PATIENCE_MS = 900_000;
const TOUR = 'rome-colosseum-and-forum';

interface Slot {
  readonly date: string;
  readonly time: string;
  readonly left: number;
}

interface Order {
  readonly reference: string;
  readonly accessToken: string;
  readonly status: string;
  readonly bookings: readonly { readonly reference: string; readonly status: string; readonly paymentStatus: string }[];
  readonly payment?: { readonly refunds: readonly { readonly amount: { readonly amount: number } }[] };
  readonly total: { readonly amount: number };
}

interface Bought {
  readonly order: Order;
  readonly slot: Slot;
  readonly token: string;
}

let database: TestDatabase;
let testApp: KillableServer;
let folder: string;
const taken = new Set<string>();

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
  'cancels each booking once, with one refund and one free slot, though the server was killed in each of ten',
  async () => {
    await testApp.start();
    const all: Bought[] = [];
    for (let round = 0; round < ROUNDS; round += 1) all.push(await buy(round));
    for (const [round, bought] of all.entries()) {
      const answer = cancel(bought).catch(() => undefined);
      // From before the request is read to after the refund has gone out.
      await sleep(round * 15);
      await testApp.kill();
      await answer;
      await testApp.start();
      // Whoever was not answered asks again: it is done now, or was done before.
      await cancel(bought).catch((error: unknown) => expect(String(error)).toContain('BOOKING_NOT_CHANGEABLE'));
    }
    // A job that died in the call of the gateway runs again once its lease of two minutes is over.
    await moveClock(3 * 60_000);
    for (const { order, slot } of all) {
      const after = await eventually(
        () => seen(order),
        ({ status }) => status === 'refunded',
      );
      expect(after.bookings).toMatchObject([{ status: 'cancelled', paymentStatus: 'refunded' }]);
      expect(after.payment?.refunds.map(({ amount }) => amount.amount)).toEqual([order.total.amount]);
      const [again] = (await slotsOf(slot.date)).filter(({ time }) => time === slot.time);
      expect(again?.left).toBe(slot.left);
    }
  },
  PATIENCE_MS,
);

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function slotsOf(from: string, to = from): Promise<readonly Slot[]> {
  const { body } = await testApp.ask<{ slots: Slot[] }[]>(
    'GET',
    `/api/tour/${TOUR}/availability?duration=180&from=${from}&to=${to}`,
  );
  return body.flatMap(({ slots }) => slots);
}

const seen = async ({ reference, accessToken }: Order): Promise<Order> =>
  (await testApp.ask<Order>('GET', `/api/orders/${reference}?token=${accessToken}`)).body;

async function buy(round: number): Promise<Bought> {
  // Slots of one day overlap, and want the same guides.
  const [slot] = (await slotsOf(dayIn(20), dayIn(50))).filter(({ date }) => !taken.has(date));
  if (!slot) throw new Error(`nothing is free for round ${round}`);
  taken.add(slot.date);
  const item = {
    tour: TOUR,
    duration: 180,
    datetime: { date: slot.date, time: slot.time },
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'en_US',
  };
  const { cookie } = await testApp.ask('POST', '/api/cart/items', item);
  const form = { ...ADA, email: `cancels-${round}@example.com` };
  const { body: order } = await testApp.ask<Order>('POST', '/api/orders', form, cookie);
  await testApp.ask('POST', `/api/orders/${order.reference}/payment?token=${order.accessToken}`, GOOD_CARD);
  await eventually(
    () => seen(order),
    ({ status }) => status === 'paid',
  );
  const [booking] = order.bookings;
  const { body: quote } = await testApp.ask<{ token: string }>(
    'POST',
    `/api/me/bookings/${booking?.reference}/cancel-quote?token=${order.accessToken}`,
    {},
  );
  return { order, slot, token: quote.token };
}

const cancel = ({ order, token }: Bought) =>
  testApp.ask(
    'POST',
    `/api/me/bookings/${order.bookings[0]?.reference}/cancel?token=${order.accessToken}`,
    { token },
    '',
    { 'idempotency-key': randomUUID() },
  );

async function moveClock(milliseconds: number): Promise<void> {
  const response = await fetch(`${testApp.address}/api/dev/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + milliseconds).toISOString() }),
  });
  expect(response.ok).toBe(true);
}

async function eventually<T>(read: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const found = await read();
    if (isThere(found) || tries > 600) return found;
    await sleep(100);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
