import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { Ledger, type LedgerAccount } from '../../payments/domain/ledger.js';
import { AssignTransfer } from '../../payments/commands/assign-transfer.js';
import { ReturnTransfer } from '../../payments/commands/return-transfer.js';
import { SendOutgoingTransfer } from '../../payments/commands/send-outgoing-transfer.js';
import { StatementImport } from '../../payments/processes/statement-import.js';
import { aStatement, type StatementEntry } from '../../payments/testing/a-statement.js';
import { FindLedger } from '../../payments/queries/find-ledger.js';
import { FindOrderBalance } from '../../payments/queries/find-order-balance.js';
import { FindPostings } from '../../payments/queries/find-postings.js';
import type { OrderView } from '../queries/find-order.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const MINUTES = 180;
const DAY_MS = 86_400_000;
const AT_ONCE = 40;
const ACCOUNT = { holder: 'Ada Lovelace', iban: 'DE89370400440532013000' };
const team = Actor.person({
  id: '00000000-0000-7000-8000-0000000000ad',
  role: ROLES.admin,
  isPro: false,
  language: 'en_US',
  sessionId: 's',
});

describe('bank transfers', () => {
  let testApp: BookingTestApp;
  let lastDay = 10;

  beforeAll(async () => {
    const account = { holder: 'Cicerone', bankName: 'Bank', swiftBic: 'EXMPITRRXXX', address: 'Rome' };
    const accounts = JSON.stringify({ EUR: { ...account, iban: 'IT60X0542811101000000123456' } });
    testApp = await BookingTestApp.open(MORNING, { BANK_ACCOUNTS: accounts }, { database: worldDatabase });
  });
  afterAll(async () => testApp.close());

  const ordered = async (email = 'ada@example.com'): Promise<{ visitor: Visitor; order: OrderView }> => {
    const visitor = testApp.visitor();
    for (;;) {
      lastDay += 1;
      const date = new Date(MORNING.getTime() + lastDay * DAY_MS).toISOString().slice(0, 10);
      const [slot] = (await visitor.slots(TOUR, MINUTES, date)).flatMap(({ slots }) => slots);
      if (!slot) continue;
      await visitor.put(TOUR, MINUTES, date, slot.time);
      const { body } = await visitor.order(undefined, { paymentMethod: 'wire', email });
      return { visitor, order: body };
    }
  };
  const written = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
  const entry = ({ reference, total }: OrderView, off = 0, id = `E-${reference}`): StatementEntry => ({
    reference: id,
    amount: written(total.amount + off),
    text: `Order ${reference.replace('-', ' ')}`,
  });
  const importing = async (...entries: StatementEntry[]) => {
    const outcome = await testApp.app.get(StatementImport).import(aStatement(entries), team);
    await testApp.settle();
    return outcome;
  };
  const transferOf = async (entryReference: string) => {
    const row = await testApp.app.get(ReadDb).first(sql<{ id: string; status: string; rest: number; version: number }>`
      select id, status, rest, version from payments.incoming_transfer where entry_reference = ${entryReference}`);
    if (!row) throw new Error(`${entryReference} is not recorded`);
    return row;
  };
  const outgoing = async () =>
    testApp.app.get(ReadDb).rows(sql<{
      id: string;
      status: string;
      amount: number;
      version: number;
      order: string | null;
    }>`
      select id, status, amount, version, order_reference as order from payments.outgoing_transfer order by requested_at, id`);
  const balance = async (account: LedgerAccount): Promise<number> =>
    (await testApp.app.get(Ledger).balanceOf(account)).find(({ currency }) => currency === 'EUR')?.amount ?? 0;
  const run = <Result>(command: Parameters<Commands['execute']>[0]): Promise<Result> =>
    testApp.app.get(Commands).execute(command) as Promise<Result>;

  it('confirm an order by its reference, and the customer gets the voucher', async () => {
    const { visitor, order } = await ordered('exact@example.com');
    expect(await importing(entry(order))).toMatchObject({ assigned: 1 });
    expect((await visitor.see(order)).body).toMatchObject({ status: 'paid', bookings: [{ status: 'pending' }] });
    expect(await testApp.mailKinds('exact@example.com')).toEqual(['booking.transfer-awaited', 'booking.confirmed']);
    expect(await importing(entry(order))).toMatchObject({ assigned: 0, repeated: 1 });
  });

  it('are recorded once by 40 imports of one statement at once', async () => {
    const { order } = await ordered();
    const before = await balance('cash-bank');
    const statement = aStatement([entry(order)]);
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, () => testApp.app.get(StatementImport).import(statement, team)),
    );
    expect(outcomes.reduce((sum, { assigned }) => sum + assigned, 0)).toBe(1);
    expect(outcomes.reduce((sum, { repeated }) => sum + repeated, 0)).toBe(AT_ONCE - 1);
    expect((await balance('cash-bank')) - before).toBe(order.total.amount);
  });

  it('may be short by a bank’s fee, which the company bears', async () => {
    const { visitor, order } = await ordered();
    const fees = await balance('fees');
    await importing(entry(order, -150));
    expect((await visitor.see(order)).body.status).toBe('paid');
    expect((await balance('fees')) - fees).toBe(150);
  });

  it('that are too short wait for the rest, are mailed once, and go back with the end of the order', async () => {
    const { visitor, order } = await ordered('short@example.com');
    const revenue = await balance('revenue');
    await importing(entry(order, -5000, 'short-1'), { ...entry(order, 0, 'short-2'), amount: '10.00' });
    const { body } = await visitor.see(order);
    expect(body).toMatchObject({ status: 'awaiting-payment', bankDetails: { amount: { amount: 4000 } } });
    expect(
      (await testApp.mailKinds('short@example.com')).filter((kind) => kind === 'booking.transfer-short'),
    ).toHaveLength(1);
    await testApp.expire(order);
    await testApp.settle();
    expect((await visitor.see(order)).body).toMatchObject({ status: 'expired', payment: { refundAccount: 'needed' } });
    expect(await balance('revenue')).toBe(revenue);
  });

  it('that bring too much leave a rest, which the team sends back', async () => {
    const { visitor, order } = await ordered();
    const [cash, receivable] = [await balance('cash-bank'), await balance('customer-receivable')];
    await importing(entry(order, 700, 'over'));
    expect((await visitor.see(order)).body.status).toBe('paid');
    const { id, status, rest, version } = await transferOf('over');
    expect([status, rest]).toEqual(['overpaid', 700]);
    await run(new ReturnTransfer(id as never, ACCOUNT, version, team));
    const sent = (await outgoing()).find(({ amount, status: state }) => amount === 700 && state === 'ready');
    await run(new SendOutgoingTransfer((sent?.id ?? '') as never, sent?.version ?? 0, team));
    expect((await balance('cash-bank')) - cash).toBe(order.total.amount);
    expect(await balance('customer-receivable')).toBe(receivable);
  });

  it('without an order wait in suspense until the team finds it', async () => {
    const { visitor, order } = await ordered();
    const suspense = await balance('suspense');
    await importing({ ...entry(order, 0, 'unknown'), text: 'For the tour in Rome' });
    expect((await balance('suspense')) - suspense).toBe(-order.total.amount);
    expect((await visitor.see(order)).body.status).toBe('awaiting-payment');
    const { id, version } = await transferOf('unknown');
    await run(new AssignTransfer(id as never, order.reference, version, team));
    await testApp.settle();
    expect((await visitor.see(order)).body.status).toBe('paid');
    expect(await balance('suspense')).toBe(suspense);
    await expect(run(new AssignTransfer(id as never, order.reference, version + 1, team))).rejects.toMatchObject({
      code: 'TRANSFER_SETTLED',
    });
  });

  it('pay several orders only by their exact sum', async () => {
    const [one, two, three] = [await ordered(), await ordered(), await ordered()];
    const both = (id: string, a: OrderView, b: OrderView, off = 0): StatementEntry => ({
      reference: id,
      amount: written(a.total.amount + b.total.amount + off),
      text: `${a.reference} ${b.reference}`,
    });
    const outcome = await importing(both('two-1', one.order, two.order), both('two-2', two.order, three.order, 1));
    expect(outcome).toMatchObject({ assigned: 1, unknown: 1 });
    const states = [one, two, three].map(async ({ visitor, order }) => (await visitor.see(order)).body.status);
    expect(await Promise.all(states)).toEqual(['paid', 'paid', 'awaiting-payment']);
  });

  it('that find their slot sold let the customer choose another time', async () => {
    const { visitor, order } = await ordered('missed@example.com');
    const [booking] = order.bookings;
    for (;;) {
      const other = testApp.visitor();
      if ((await other.put(TOUR, MINUTES, booking?.date ?? '', booking?.time ?? '')).status !== 201) break;
      await other.pay((await other.order()).body);
      await testApp.settle();
    }
    await importing(entry(order));
    const { body: missed } = await visitor.see(order);
    expect(missed).toMatchObject({ slotMissed: true, slotsLeft: [{ left: 0 }] });
    expect(await testApp.mailKinds('missed@example.com')).toContain('booking.slot-missed');
    const url = `/api/orders/${order.reference}/other-times?token=${order.accessToken}`;
    const taken = { booking: booking?.reference, datetime: { date: booking?.date, time: booking?.time } };
    const key = { 'idempotency-key': `times-${order.reference}` };
    expect((await visitor.ask('POST', url, { times: [taken] })).status).toBe(422);
    expect((await visitor.ask('POST', url, { times: [taken] }, key)).status).toBe(409);
    const slot = await testApp.freeSlot(TOUR, MINUTES);
    const free = { booking: booking?.reference, datetime: { date: slot.date, time: slot.time } };
    const { status, body } = await visitor.ask<OrderView>('POST', url, { times: [free] }, key);
    expect([status, body.status, body.bookings[0]?.date]).toEqual([200, 'paid', slot.date]);
    await testApp.settle();
    expect(await testApp.mailKinds('missed@example.com')).toContain('booking.confirmed');
  });

  it('go back to the account that the customer names', async () => {
    const { visitor, order } = await ordered('back@example.com');
    await importing(entry(order));
    const [cash, refunds] = [await balance('cash-bank'), await balance('refunds')];
    const of = `/api/me/bookings/${order.bookings[0]?.reference}`;
    const quote = await visitor.ask<{ token: string }>('POST', `${of}/cancel-quote?token=${order.accessToken}`, {});
    const key = { 'idempotency-key': `cancel-${order.reference}` };
    await visitor.ask('POST', `${of}/cancel?token=${order.accessToken}`, { token: quote.body.token }, key);
    await testApp.settle();
    expect((await visitor.see(order)).body.payment).toMatchObject({ refundAccount: 'needed' });
    expect(await testApp.mailKinds('back@example.com')).toContain('booking.refund-account');
    const url = `/api/orders/${order.reference}/refund-account?token=${order.accessToken}`;
    expect((await visitor.ask('POST', url, { ...ACCOUNT, iban: 'DE00370400440532013000' })).status).toBe(422);
    const given = await visitor.ask<OrderView>('POST', url, { holder: 'Ada', iban: 'de89 3704 0044 0532 0130 00' });
    expect(given.body.payment).toMatchObject({ refundAccount: 'given' });
    const [row] = (await outgoing()).filter(({ order: reference }) => reference === order.reference);
    await run(new SendOutgoingTransfer((row?.id ?? '') as never, row?.version ?? 0, team));
    await testApp.settle();
    expect((await visitor.see(order)).body.status).toBe('refunded');
    expect((await balance('cash-bank')) - cash).toBe(-order.total.amount);
    expect((await balance('refunds')) - refunds).toBe(order.total.amount);
  });

  it('leave a ledger that agrees with payments and refunds, and tells the balance of each order', async () => {
    const { order } = await ordered();
    await importing(entry(order, -150));
    const queries = testApp.app.get(QueryBus);
    const { isProven, checks, accounts } = await queries.execute(new FindLedger(team));
    expect(checks.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(isProven).toBe(true);
    expect(accounts.reduce((sum, { balance: { amount } }) => sum + amount, 0)).toBe(0);
    const { accounts: ofOrder } = await queries.execute(new FindOrderBalance(order.reference, team));
    expect(ofOrder.map(({ account, balance: { amount } }) => [account, amount])).toEqual([
      ['cash-bank', order.total.amount - 150],
      ['customer-receivable', 0],
      ['fees', 150],
      ['revenue', -order.total.amount],
    ]);
    const { items } = await queries.execute(
      new FindPostings(
        { query: order.reference, account: 'fees', page: 1, size: 10, sort: '-postedAt' } as never,
        team,
      ),
    );
    expect(items).toMatchObject([{ kind: 'transfer-fees', amount: { amount: 150 }, orderReference: order.reference }]);
  });
});
