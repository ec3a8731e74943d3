import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type RawBuilder, sql } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demonstrationDatabase, type SeededDatabase } from './database/seeded-database.js';
import type { TestDatabase } from './database/test-database.js';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/platform/config.js';
import { Commands } from '../../src/platform/commands.js';
import type { DomainEvent } from '../../src/shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../src/shared-kernel/building-blocks/clock.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { ReadDb } from '../../src/platform/persistence/read-db.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { CacheInvalidation } from '../../src/platform/cache/cache-invalidation.js';
import { DEMO_PASSWORD } from '../../demonstration/src/people.js';
import { drain } from './drain.js';
import { untilTold } from './until-told.js';
import type { MovableClock } from '../../src/platform/system.js';
import { OrderPayments } from '../../src/contexts/booking/domain/order-payments.js';
import { ExpireOrder } from '../../src/contexts/booking/jobs/expire-order.job.js';
import type { CartView } from '../../src/contexts/booking/queries/cart-view.js';
import type { AvailableDay } from '../../src/contexts/booking/queries/find-availability.js';
import type { OrderView } from '../../src/contexts/booking/queries/find-order.js';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

interface Problem {
  readonly code: string;
  readonly detail?: string;
}

const DAY_MS = 86_400_000;
/** Early enough before the start for every tour. */
const DAYS_AHEAD = 12;

export const GOOD_CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Ada Lovelace' };

interface Options {
  /** The initial data; the demonstration by default. */
  readonly database?: SeededDatabase;
}

/** The whole application on a database of its own. Requests use HTTP without a network. */
export class BookingTestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    private readonly database: TestDatabase,
    private readonly folder: string,
    private readonly firstDay: Date,
  ) {}

  private daysLookedAt = 0;

  static async open(
    now: Date,
    changes: NodeJS.ProcessEnv = {},
    { database: seeded = demonstrationDatabase }: Options = {},
  ): Promise<BookingTestApp> {
    const database = await seeded(now);
    const folder = mkdtempSync(path.join(tmpdir(), 'cicerone-booking-'));
    const environment = { APP_MODE: 'test', ROLE: 'web', RATE_LIMITS: '0', LOG_LEVEL: 'error', DATA_DIR: folder };
    const config = readConfig({ ...environment, ...changes, APP_SECRET: 'a secret of the tests, long enough for all' });
    const app = await createApp(config, database.url);
    const testApp = new BookingTestApp(app, database, folder, new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
    testApp.moveTo(now);
    return testApp;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  moveTo(now: Date): void {
    this.app.get<MovableClock>(Clock).setTo(now);
  }

  get now(): Date {
    return this.app.get(Clock).now();
  }

  /** Runs reactions and jobs until nothing is left. */
  async settle(): Promise<void> {
    await drain(this.app);
  }

  /** Runs one statement in a transaction of its own. With a topic, every process is notified of the change. */
  async change(statement: RawBuilder<unknown>, topic?: string): Promise<void> {
    await this.app
      .get(EntityManager)
      .fork()
      .transactional(async (transaction) => {
        await statement.execute(transaction.getKysely());
        if (topic) await this.app.get(CacheInvalidation).publish(topic, 'test');
      });
  }

  /** Takes a tour off sale and waits until every process knows. `status` puts it back on sale. */
  async withdraw(tour: string, status: 'withdrawn' | 'published' = 'withdrawn'): Promise<void> {
    await this.change(sql`update catalogue.tour set status = ${status} where slug = ${tour}`, 'catalogue');
    const expected = status === 'withdrawn' ? 404 : 200;
    const price = { duration: 180, travellers: { adults: 2, children: 0, infants: 0 } };
    const isKnown = async (): Promise<boolean> =>
      (await this.visitor().ask('POST', `/api/tour/${tour}/price`, price)).status === expected;
    await untilTold(isKnown);
  }

  /** Records a fact and runs everything that follows from it. */
  async tell<F extends DomainEvent>(fact: F): Promise<void> {
    await this.app.get(Commands).inTransaction(() => this.app.get(Outbox).publish(fact));
    await this.settle();
  }

  async paymentOf({ reference }: OrderView): Promise<{ readonly orderId: string; readonly paymentId: string }> {
    const payment = await this.app.get(ReadDb).first(sql<{ orderId: string; paymentId: string }>`
      select order_id as "orderId", id as "paymentId" from payments.payment where order_reference = ${reference}`);
    if (!payment) throw new Error(`${reference} has no payment`);
    return payment;
  }

  /** The kinds of mail to an address, oldest first. */
  async mailKinds(to: string): Promise<string[]> {
    const statement = sql<{ kind: string }>`select kind from platform.mail where recipient = ${to} order by written_at`;
    return (await this.app.get(ReadDb).rows(statement)).map(({ kind }) => kind);
  }

  /** The text of the last mail to an address. */
  async mailText(to: string): Promise<string> {
    const statement = sql<{ text: string }>`
      select text from platform.mail where recipient = ${to} order by written_at desc limit 1`;
    return (await this.app.get(ReadDb).first(statement))?.text ?? '';
  }

  /** Runs the job at the end of an order's time to pay, without the work that follows from it. */
  async expire(order: OrderView): Promise<void> {
    const { orderId } = await this.paymentOf(order);
    const job = this.app.get(ExpireOrder, { strict: false });
    await this.app.get(Commands).inTransaction(() => job.run({ orderId }));
  }

  /** Ends the confirmation step at the gateway itself, whatever the API is called with. */
  async confirmAtGateway({ reference }: OrderView, actionId: string): Promise<void> {
    const statement = sql<{ id: string }>`select id from booking.sales_order where reference = ${reference}`;
    const order = await this.app.get(ReadDb).first(statement);
    await this.app.get(OrderPayments).confirmTestCard(order?.id ?? '', actionId, 'complete');
  }

  /** The first free slot of a day that no other test has used, so that no test sees another test's claims. */
  async freeSlot(tour: string, duration: number, adults = 2): Promise<AvailableDay['slots'][number]> {
    for (;;) {
      this.daysLookedAt += 1;
      const day = new Date(this.firstDay.getTime() + this.daysLookedAt * DAY_MS).toISOString().slice(0, 10);
      const [found] = await this.visitor().slots(tour, duration, day, adults);
      if (found?.slots[0]) return found.slots[0];
    }
  }

  visitor(): Visitor {
    return new Visitor(this.app);
  }
}

const KEPT_COOKIES = ['cicerone_cart', 'cicerone_chat'];

/** A visitor with a browser of their own. It keeps the cookies of cart and chat, and the token of the login. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  private token = '';

  constructor(private readonly app: NestFastifyApplication) {}

  async ask<Body>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body & Problem>> {
    const response = await this.app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value } of response.cookies.filter(({ name }) => KEPT_COOKIES.includes(name)))
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    return { status: response.statusCode, body: response.body === '' ? (undefined as never) : response.json() };
  }

  /** The body of an answer that is no JSON. */
  async text(url: string): Promise<string> {
    const headers = this.token ? { authorization: `Bearer ${this.token}` } : {};
    return (await this.app.inject({ method: 'GET', url, headers })).body;
  }

  /** Signs in with an account of the demonstration. */
  async signIn(email: string): Promise<this> {
    const login = { email, password: DEMO_PASSWORD };
    this.token = (await this.ask<{ access_token: string }>('POST', '/api/auth/login', login)).body.access_token;
    return this;
  }

  async slots(
    tour: string,
    duration: number,
    from: string,
    adults = 2,
    guideLanguage = 'en_US',
  ): Promise<AvailableDay[]> {
    const query = `duration=${duration}&from=${from}&to=${from}&adults=${adults}&guideLanguage=${guideLanguage}`;
    return (await this.ask<AvailableDay[]>('GET', `/api/tour/${tour}/availability?${query}`)).body;
  }

  put(
    tour: string,
    duration: number,
    date: string,
    time: string,
    adults = 2,
    extra: object = {},
  ): Promise<Answer<CartView & Problem>> {
    const item = {
      tour,
      duration,
      datetime: { date, time },
      travellers: { adults, children: 0, infants: 0 },
      guideLanguage: 'en_US',
      ...extra,
    };
    return this.ask<CartView>('POST', '/api/cart/items', item);
  }

  async cart(): Promise<CartView> {
    return (await this.ask<CartView>('GET', '/api/cart')).body;
  }

  order(key?: string, changes: object = {}): Promise<Answer<OrderView & Problem>> {
    return this.ask<OrderView>('POST', '/api/orders', { ...ADA, ...changes }, key ? { 'idempotency-key': key } : {});
  }

  pay(
    order: OrderView,
    card: object = GOOD_CARD,
  ): Promise<Answer<{ status: string; action?: { id: string } } & Problem>> {
    return this.ask('POST', `/api/orders/${order.reference}/payment?token=${order.accessToken}`, card);
  }

  see({ reference, accessToken }: OrderView): Promise<Answer<OrderView & Problem>> {
    return this.ask<OrderView>('GET', `/api/orders/${reference}?token=${accessToken}`);
  }
}

export const ADA = {
  travelerType: 'myself',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '+44 20 7946 0000',
  paymentMethod: 'card',
  acceptTerms: true,
};
