import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { drain } from '../../../../test/harness/drain.js';
import { anOrder, aTestCard } from '../testing/an-order.js';
import { newDispute, newEvent } from '../testing/stripe-objects.js';
import { raisedMatter } from '../testing/raised-matter.js';
import { stripeTestApp, type StripeTestApp } from '../../../../test/harness/stripe-test-app.js';

const email = 'traveller@example.com';
const minutes = (count: number): number => count * 60_000;

describe('payments with Stripe', () => {
  let testApp: StripeTestApp;
  const capturesOf = async (orderId: string) =>
    (await testApp.facts('payments.payment-captured.v1')).filter(
      (fact) => (fact as unknown as { orderId: string }).orderId === orderId,
    );
  const statusOf = async (orderId: string) => (await testApp.payments.findPaymentOfOrder(orderId))?.status;
  const opened = async () => {
    const order = anOrder();
    const view = await testApp.payments.start({ ...order, email });
    return { order, view, intent: testApp.stripe.intentOf(order.orderId) };
  };
  const overDays = async (count: number): Promise<void> => {
    for (let hour = 0; hour < 24 * count; hour += 6) {
      later(6 * 60);
      await drain(testApp.app);
    }
  };
  const later = (count: number): void => testApp.clock.setTo(new Date(testApp.clock.now().getTime() + minutes(count)));

  beforeAll(async () => {
    testApp = await stripeTestApp();
  });
  afterEach(() => testApp.stripe.heal());
  afterAll(async () => testApp.close());

  it('gives the browser what its card form needs, and no longer once it is paid', async () => {
    const { order, view, intent } = await opened();
    expect(view).toMatchObject({
      gateway: 'stripe',
      status: 'waiting',
      clientSecret: intent.client_secret,
      publishableKey: 'pk_test_1',
    });
    await testApp.deliver(testApp.stripe.pay(intent));
    const paid = await testApp.payments.findPaymentOfOrder(order.orderId);
    expect(paid).toEqual({
      id: view.id,
      orderId: order.orderId,
      gateway: 'stripe',
      status: 'paid',
      amount: order.amount,
      refunds: [],
    });
  });

  it('answers in time while Stripe hangs, with the payment still to be opened, and opens it once', async () => {
    const order = anOrder();
    testApp.stripe.slowMs = 12_000;
    const began = performance.now();
    const view = await testApp.payments.start({ ...order, email });
    expect(performance.now() - began).toBeLessThan(9000);
    expect(view.status).toBe('waiting');
    expect(view).not.toHaveProperty('clientSecret');
    testApp.stripe.heal();
    later(1);
    await drain(testApp.app);
    await drain(testApp.app);
    const found = await testApp.payments.findPaymentOfOrder(order.orderId);
    expect(found?.clientSecret).toBe(testApp.stripe.intentOf(order.orderId).client_secret);
    const intents = [...testApp.stripe.intents.values()].filter(
      ({ metadata }) => metadata['orderId'] === order.orderId,
    );
    expect(intents).toHaveLength(1);
  });

  it('takes no test cards', async () => {
    const { order } = await opened();
    await expect(testApp.payments.payInSandbox(order.orderId, aTestCard())).rejects.toMatchObject({
      code: 'TEST_CARDS_REFUSED',
    });
  });

  it('records one capture, though the webhook comes forty times at once', async () => {
    const { order, intent } = await opened();
    const event = JSON.stringify(testApp.stripe.pay(intent));
    const codes = await Promise.all(Array.from({ length: 40 }, () => testApp.post(event)));
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('records one capture, though webhook, browser and reconciliation all bring it', async () => {
    const { order, intent } = await opened();
    const event = testApp.stripe.pay(intent);
    later(1);
    await Promise.all([
      testApp.deliver(event, event),
      testApp.payments.refreshPayment(order.orderId),
      drain(testApp.app),
    ]);
    expect(await capturesOf(order.orderId)).toHaveLength(1);
    expect(await statusOf(order.orderId)).toBe('paid');
  });

  it('is not confused by the order of events', async () => {
    const { order, intent } = await opened();
    const declined = testApp.stripe.decline(intent);
    const asked = testApp.stripe.askConfirmation(intent);
    const paid = testApp.stripe.pay(intent);
    expect(await testApp.deliver(paid, asked, declined, declined)).toEqual([200, 200, 200, 200]);
    expect(await statusOf(order.orderId)).toBe('paid');
  });

  it('follows a decline and a confirmation step', async () => {
    const { order, intent } = await opened();
    await testApp.deliver(testApp.stripe.decline(intent));
    expect(await statusOf(order.orderId)).toBe('declined');
    testApp.stripe.askConfirmation(intent);
    await expect(testApp.payments.refreshPayment(order.orderId)).resolves.toEqual({ status: 'requires-action' });
  });

  it('opens another intent where Stripe has cancelled the first', async () => {
    const { order, intent } = await opened();
    testApp.stripe.cancel(intent);
    await expect(testApp.payments.refreshPayment(order.orderId)).resolves.toEqual({ status: 'waiting' });
    const second = testApp.stripe.intentOf(order.orderId);
    expect(second.id).not.toBe(intent.id);
    await expect(testApp.payments.findPaymentOfOrder(order.orderId)).resolves.toMatchObject({
      clientSecret: second.client_secret,
    });
    await testApp.deliver(testApp.stripe.pay(second));
    expect(await statusOf(order.orderId)).toBe('paid');
  });

  it('finds a payment whose webhook was lost', async () => {
    const { order, intent } = await opened();
    testApp.stripe.pay(intent);
    later(5);
    await drain(testApp.app);
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('keeps asking while Stripe is away, and opens the payment when it is back', async () => {
    testApp.stripe.failuresBefore = 1000;
    const order = anOrder();
    const view = await testApp.payments.start({ ...order, email });
    expect(view).toMatchObject({ status: 'waiting' });
    expect(view).not.toHaveProperty('clientSecret');
    later(1);
    await drain(testApp.app);
    testApp.stripe.heal();
    later(5);
    await drain(testApp.app);
    await expect(testApp.payments.findPaymentOfOrder(order.orderId)).resolves.toHaveProperty('clientSecret');
    testApp.stripe.pay(testApp.stripe.intentOf(order.orderId));
    later(60);
    await drain(testApp.app);
    expect(await statusOf(order.orderId)).toBe('paid');
  });

  it('knows the order of a capture that came before the intent’s id was noted', async () => {
    const { order, intent } = await opened();
    await testApp.rows(sql`update payments.payment set intent_id = null where order_id = ${order.orderId}`);
    await testApp.deliver(testApp.stripe.pay(intent));
    expect(await statusOf(order.orderId)).toBe('paid');
  });

  it('holds for review what was captured with another amount', async () => {
    const { order, intent } = await opened();
    const event = testApp.stripe.pay(intent);
    intent.amount_received = 1;
    await testApp.deliver(event);
    expect(await statusOf(order.orderId)).toBe('processing');
    expect(await testApp.rows(raisedMatter('amount-mismatch', intent.id))).toHaveLength(1);
  });

  it('refuses what Stripe did not sign, or signed long ago', async () => {
    const { order, intent } = await opened();
    const body = JSON.stringify(testApp.stripe.pay(intent));
    expect(await testApp.post(body, 't=1,v1=00')).toBe(400);
    expect(await testApp.post(body, 'nonsense')).toBe(400);
    expect(await testApp.post(body, undefined, 301)).toBe(400);
    expect(await testApp.post('{"id":', 't=1,v1=00')).toBe(400);
    expect(await statusOf(order.orderId)).toBe('waiting');
    expect(await testApp.post(body, undefined, 290)).toBe(200);
    expect(await statusOf(order.orderId)).toBe('paid');
  });

  it('lets Stripe try again when it cannot be asked', async () => {
    const { order, intent } = await opened();
    const event = testApp.stripe.pay(intent);
    testApp.stripe.failuresBefore = 3;
    expect(await testApp.deliver(event)).toEqual([503]);
    expect(await testApp.deliver(event)).toEqual([200]);
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('passes over events that it does not know, and other people’s intents', async () => {
    const foreign = { ...testApp.stripe.intentOf((await opened()).order.orderId), id: 'pi_foreign', metadata: {} };
    testApp.stripe.intents.set(foreign.id, foreign);
    expect(await testApp.deliver(newEvent('plan.created', { id: 'price_1' }), testApp.stripe.pay(foreign))).toEqual([
      200, 200,
    ]);
    expect(await testApp.rows(raisedMatter('unknown-payment', 'pi_foreign'))).toEqual([]);
  });

  it('records a dispute, newest news last, and tells a person once', async () => {
    const { intent } = await opened();
    await testApp.deliver(testApp.stripe.pay(intent));
    const dispute = newDispute(intent, { id: 'dp_1', reason: 'fraudulent', dueBy: 1_900_000_000 });
    const created = newEvent('charge.dispute.created', dispute);
    const closed = {
      ...newEvent('charge.dispute.closed', { ...dispute, status: 'won' }),
      created: created.created + 60,
    };
    expect(await testApp.deliver(closed, created)).toEqual([200, 200]);
    const disputes = await testApp.rows(sql`select status, amount, currency from payments.dispute where id = 'dp_1'`);
    expect(disputes).toEqual([{ status: 'won', amount: 12_900, currency: 'EUR' }]);
    expect(await testApp.rows(raisedMatter('dispute'))).toMatchObject([{ dueAt: '2030-03-17T17:46:40.000Z' }]);
  });

  it('records the dispute of a duplicate capture as it does that of a first, and names the payment that it is about', async () => {
    const { order, view, intent } = await opened();
    await testApp.deliver(testApp.stripe.pay(intent), testApp.stripe.payAgain(intent));
    const second = testApp.stripe.intentOf(order.orderId);
    const disputed = newEvent(
      'charge.dispute.created',
      newDispute(second, { id: 'dp_second', reason: 'duplicate', dueBy: 1_900_000_000 }),
    );
    const forty = await Promise.all(Array.from({ length: 40 }, () => testApp.deliver(disputed)));
    expect(new Set(forty.flat())).toEqual(new Set([200]));
    expect(
      await testApp.rows(sql`select payment_id, amount, currency from payments.dispute where id = 'dp_second'`),
    ).toEqual([{ payment_id: view.id, amount: 12_900, currency: 'EUR' }]);
    expect(await testApp.rows(raisedMatter('dispute', 'dp_second'))).toEqual([
      {
        subject: { type: 'order', id: order.reference, reference: order.reference },
        facts: {
          gateway: 'stripe',
          intent: second.id,
          dispute: 'dp_second',
          amount: { amount: 12_900, currency: 'EUR' },
          reason: 'duplicate',
        },
        dueAt: '2030-03-17T17:46:40.000Z',
      },
    ]);
    expect(await statusOf(order.orderId)).toBe('paid');
  });

  it('finds what a bank has taken after many days, though nobody told of it', async () => {
    const { order, intent } = await opened();
    await testApp.deliver(testApp.stripe.process(intent));
    await overDays(5);
    expect(await statusOf(order.orderId)).toBe('processing');
    testApp.stripe.pay(intent);
    await overDays(1);
    expect(await statusOf(order.orderId)).toBe('paid');
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  it('finds what a bank has taken after many days for an order that was closed meanwhile', async () => {
    const { order, intent } = await opened();
    testApp.stripe.process(intent);
    await testApp.app.get(Commands).inTransaction(() => testApp.payments.close(order.orderId));
    await overDays(3);
    expect(await statusOf(order.orderId)).toBe('closed');
    testApp.stripe.pay(intent);
    await overDays(1);
    expect(await capturesOf(order.orderId)).toHaveLength(1);
  });

  describe('whose order is no longer to be paid', () => {
    const FORTY = Array.from({ length: 40 }, () => anOrder());
    const close = (orderId: string) => testApp.app.get(Commands).inTransaction(() => testApp.payments.close(orderId));
    const openIntents = (orderIds: readonly string[]) =>
      [...testApp.stripe.intents.values()]
        .filter(({ status, metadata }) => status !== 'canceled' && orderIds.includes(metadata['orderId'] ?? ''))
        .map(({ id }) => id);

    it('leaves no intent open at the gateway, though forty are opened while they are closed', async () => {
      const orderIds = FORTY.map(({ orderId }) => orderId);
      await Promise.all(
        FORTY.map((order) => testApp.app.get(Commands).inTransaction(() => testApp.payments.request(order))),
      );
      testApp.stripe.slowMs = 50;
      await Promise.all(
        FORTY.flatMap((order) => [
          testApp.payments.start({ ...order, email }),
          testApp.payments.cancelCollection(order.orderId).then(() => close(order.orderId)),
          drain(testApp.app),
        ]),
      );
      await drain(testApp.app);
      expect(await Promise.all(orderIds.map(statusOf))).toEqual(orderIds.map(() => 'closed'));
      expect(openIntents(orderIds)).toEqual([]);
    });

    it('leaves no intent open though the process died after the gateway had opened it', async () => {
      const order = anOrder();
      testApp.stripe.failuresAfter = 3;
      await testApp.payments.start({ ...order, email });
      expect(openIntents([order.orderId])).toHaveLength(1);
      await close(order.orderId);
      await drain(testApp.app);
      expect(openIntents([order.orderId])).toEqual([]);
    });

    it('is closed for a gateway that does not answer as soon as it does', async () => {
      const { order } = await opened();
      testApp.stripe.failuresBefore = 1000;
      await close(order.orderId);
      await expect(drain(testApp.app)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
      expect(openIntents([order.orderId])).toHaveLength(1);
      testApp.stripe.heal();
      later(1);
      await drain(testApp.app);
      expect(openIntents([order.orderId])).toEqual([]);
    });

    it('opens no second intent where the first was cancelled before the payment was closed', async () => {
      const { order } = await opened();
      await expect(testApp.payments.cancelCollection(order.orderId)).resolves.toBe(false);
      await close(order.orderId);
      await drain(testApp.app);
      const intents = [...testApp.stripe.intents.values()].filter(
        ({ metadata }) => metadata['orderId'] === order.orderId,
      );
      expect(intents.map(({ status }) => status)).toEqual(['canceled']);
    });
  });

  it('asks no more about a closed payment whose intent has been cancelled', async () => {
    const { order, view } = await opened();
    await testApp.app.get(Commands).inTransaction(() => testApp.payments.close(order.orderId));
    await overDays(2);
    const planned = sql`select 1 from platform.scheduled_job where kind = 'payments.reconcile-payment' and key = ${view.id} and done_at is null`;
    expect(await testApp.rows(planned)).toEqual([]);
  });
});
