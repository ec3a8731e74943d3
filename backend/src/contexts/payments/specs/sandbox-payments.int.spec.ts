import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { drain } from '../../../../test/harness/drain.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { RecordCapture, type ReportedCapture } from '../commands/record-capture.js';
import { Ledger } from '../domain/ledger.js';
import type { PaymentCaptured } from '../events.js';
import { aTestCard, anOrder, CARD_WITH_CONFIRMATION, DECLINED_CARD } from '../testing/an-order.js';
import { raisedMatter } from '../testing/raised-matter.js';
import { paymentsTestApp, type PaymentsTestApp } from '../../../../test/harness/payments-test-app.js';

const email = 'traveller@example.com';
const forty = <Result>(call: () => Promise<Result>): Promise<Result[]> => Promise.all(Array.from({ length: 40 }, call));

describe('payments in the sandbox', () => {
  let testApp: PaymentsTestApp;
  const capturesOf = async (orderId: string) =>
    ((await testApp.facts('payments.payment-captured.v1')) as PaymentCaptured[]).filter(
      (fact) => fact.orderId === orderId,
    );
  const postingsOf = async (paymentId: string) =>
    testApp.rows(sql<{ kind: string; account: string; amount: number; currency: string }>`
      select kind, account, amount, currency from payments.ledger_posting p join payments.ledger_transaction t on t.id = p.transaction_id
      where source_id in (${paymentId}, (select intent_id from payments.payment where id::text = ${paymentId})) order by kind, position`);
  const tell = async (capture: ReportedCapture) =>
    (await testApp.app.get(Commands).execute(new RecordCapture(capture, Actor.job('test')))).outcome;
  const intentOf = async (orderId: string): Promise<string> => {
    const [row] = await testApp.rows(
      sql<{ id: string }>`select intent_id as id from payments.payment where order_id = ${orderId}`,
    );
    return row?.id ?? '';
  };

  beforeAll(async () => {
    testApp = await paymentsTestApp();
  });
  afterAll(async () => testApp.close());

  it('takes the money of a card that pays, tells it once and posts it', async () => {
    const order = anOrder();
    const opened = await testApp.payments.start({ ...order, email });
    expect(opened).toMatchObject({
      orderId: order.orderId,
      gateway: 'sandbox',
      status: 'waiting',
      amount: order.amount,
    });
    await expect(testApp.payments.payInSandbox(order.orderId, aTestCard())).resolves.toEqual({ status: 'paid' });
    expect(await capturesOf(order.orderId)).toEqual([
      { type: 'payments.payment-captured.v1', paymentId: opened.id, orderId: order.orderId, amount: order.amount },
    ]);
    expect(await postingsOf(opened.id)).toEqual([
      { kind: 'capture', account: 'cash-card', amount: 12_900, currency: 'EUR' },
      { kind: 'capture', account: 'customer-receivable', amount: -12_900, currency: 'EUR' },
      { kind: 'sale', account: 'customer-receivable', amount: 12_900, currency: 'EUR' },
      { kind: 'sale', account: 'revenue', amount: -12_900, currency: 'EUR' },
    ]);
  });

  it('declines, and then takes another card', async () => {
    const order = anOrder();
    await testApp.payments.start({ ...order, email });
    await expect(testApp.payments.payInSandbox(order.orderId, aTestCard(DECLINED_CARD))).resolves.toEqual({
      status: 'declined',
    });
    await expect(testApp.payments.findPaymentOfOrder(order.orderId)).resolves.toMatchObject({ status: 'declined' });
    await expect(testApp.payments.payInSandbox(order.orderId, aTestCard())).resolves.toEqual({ status: 'paid' });
  });

  it('asks for a confirmation, which completes or fails', async () => {
    const order = anOrder();
    await testApp.payments.start({ ...order, email });
    const asked = await testApp.payments.payInSandbox(order.orderId, aTestCard(CARD_WITH_CONFIRMATION));
    expect(asked.status).toBe('requires-action');
    const id = asked.action?.id ?? '';
    const seen = () => testApp.payments.findPaymentOfOrder(order.orderId);
    await expect(seen()).resolves.toMatchObject({ status: 'requires-action', action: { id } });
    await expect(testApp.payments.confirmInSandbox(order.orderId, 'act_other', 'complete')).rejects.toMatchObject({
      code: 'PAYMENT_ACTION_UNKNOWN',
    });
    await expect(testApp.payments.confirmInSandbox(order.orderId, id, 'fail')).resolves.toEqual({ status: 'declined' });
    await expect(seen()).resolves.not.toHaveProperty('action');
    const again = await testApp.payments.payInSandbox(order.orderId, aTestCard(CARD_WITH_CONFIRMATION));
    await expect(testApp.payments.confirmInSandbox(order.orderId, again.action?.id ?? '', 'complete')).resolves.toEqual(
      {
        status: 'paid',
      },
    );
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('refuses what is no test card and tries nothing', async () => {
    const order = anOrder();
    await testApp.payments.start({ ...order, email });
    const refused = testApp.payments.payInSandbox(order.orderId, aTestCard('4111111111111111'));
    await expect(refused).rejects.toMatchObject({ code: 'CARD_DETAILS_INCORRECT', field: 'cardNumber' });
    await expect(testApp.payments.refreshPayment(order.orderId)).resolves.toEqual({ status: 'waiting' });
  });

  it('keeps nothing of a card, not in the audit trail either', async () => {
    const everything = await testApp.rows(sql`select content::text from platform.audit_record`);
    expect(JSON.stringify(everything)).not.toMatch(/4242|Ada Traveller/);
  });

  it('opens one payment for forty requests at once', async () => {
    const order = anOrder();
    const views = await forty(() => testApp.payments.start({ ...order, email }));
    expect(new Set(views.map(({ id }) => id)).size).toBe(1);
    expect(
      await testApp.rows(sql`select 1 from payments.sandbox_intent where order_id = ${order.orderId}`),
    ).toHaveLength(1);
  });

  it('records one capture for forty deliveries of one event', async () => {
    const order = anOrder();
    await testApp.payments.start({ ...order, email });
    const capture = {
      gateway: 'sandbox',
      eventId: `evt_${order.orderId}`,
      intentId: await intentOf(order.orderId),
      amount: order.amount,
    } as const;
    const outcomes = await forty(() => tell(capture));
    expect(outcomes.filter((outcome) => outcome === 'captured')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(39);
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('takes the money once when forty pay at once', async () => {
    const order = anOrder();
    const { id } = await testApp.payments.start({ ...order, email });
    const steps = await forty(() => testApp.payments.payInSandbox(order.orderId, aTestCard()));
    expect(steps).toEqual(Array.from({ length: 40 }, () => ({ status: 'paid' })));
    expect(await capturesOf(order.orderId)).toHaveLength(1);
    expect(await postingsOf(id)).toHaveLength(4);
  });

  it.each([
    ['another amount', { amount: 100, currency: 'EUR' }],
    ['another currency', { amount: 12_900, currency: 'USD' }],
    ['a currency that we do not sell in', { amount: 12_900, currency: 'KWD' }],
  ])('holds a capture of %s for review', async (_, amount) => {
    const order = anOrder();
    await testApp.payments.start({ ...order, email });
    const intentId = await intentOf(order.orderId);
    await expect(tell({ gateway: 'sandbox', eventId: `evt_${order.orderId}`, intentId, amount })).resolves.toBe(
      'held-for-review',
    );
    expect(await capturesOf(order.orderId)).toEqual([]);
    await expect(testApp.payments.refreshPayment(order.orderId)).resolves.toEqual({ status: 'processing' });
    expect(
      await testApp.rows(sql`select outcome from payments.gateway_event where event_id = ${`evt_${order.orderId}`}`),
    ).toEqual([{ outcome: 'held-for-review' }]);
    expect(await testApp.rows(raisedMatter('amount-mismatch', intentId))).toMatchObject([
      { facts: { due: order.amount, amount }, subject: { type: 'order', id: order.reference } },
    ]);
  });

  it('finds what was taken when the process died before it was recorded', async () => {
    const order = anOrder();
    await testApp.payments.start({ ...order, email });
    await testApp.rows(sql`update payments.sandbox_intent set status = 'captured' where order_id = ${order.orderId}`);
    await drain(testApp.app);
    expect(await capturesOf(order.orderId)).toEqual([]);
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + 61_000));
    await drain(testApp.app);
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('notes a payment with the order or not at all, and opens its intent when the process died in between', async () => {
    const order = anOrder();
    const commands = testApp.app.get(Commands);
    const failing = commands.inTransaction(async () => {
      await testApp.payments.request(order);
      throw new Error('the slot is taken');
    });
    await expect(failing).rejects.toThrow('the slot is taken');
    await expect(testApp.payments.findPaymentOfOrder(order.orderId)).resolves.toBeUndefined();

    await commands.inTransaction(() => testApp.payments.request(order));
    await expect(testApp.payments.findPaymentOfOrder(order.orderId)).resolves.toMatchObject({ status: 'waiting' });
    expect(await testApp.rows(sql`select from payments.sandbox_intent where order_id = ${order.orderId}`)).toEqual([]);
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + 61_000));
    await drain(testApp.app);
    const intentId = await intentOf(order.orderId);
    expect(intentId).toMatch(/^sbx_/);
    await expect(testApp.payments.start({ ...order, email })).resolves.toMatchObject({ status: 'waiting' });
    await expect(testApp.payments.start({ ...order, email, amount: { amount: 1, currency: 'EUR' } })).rejects.toThrow(
      'has another payment',
    );
    expect(await intentOf(order.orderId)).toBe(intentId);
    await expect(testApp.payments.payInSandbox(order.orderId, aTestCard())).resolves.toEqual({ status: 'paid' });
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('has in the cash account what was taken, to the cent', async () => {
    const cash = await testApp.app.get(Ledger, { strict: false }).balanceOf('cash-card');
    const [captured] = await testApp.rows(
      sql<{
        sum: number;
      }>`select sum(captured_amount)::bigint as sum from payments.payment where captured_currency = 'EUR'`,
    );
    expect(cash.find(({ currency }) => currency === 'EUR')?.amount).toBe(captured?.sum);
  });
});
