import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { drain } from '../../../../test/harness/drain.js';
import type { PaymentCameTooLate } from '../../booking/events.js';
import { type RefundRequest, RefundRequests } from '../processes/refund-requests.js';
import type { PaymentRefunded } from '../events.js';
import { anOrder } from '../testing/an-order.js';
import { raisedMatter } from '../testing/raised-matter.js';
import { stripeTestApp, type StripeTestApp } from '../../../../test/harness/stripe-test-app.js';

const HOUR = 3_600_000;

describe('refunds', () => {
  let testApp: StripeTestApp;
  const paid = async () => {
    const order = anOrder();
    const { id } = await testApp.payments.start({ ...order, email: 'traveller@example.com' });
    const intent = testApp.stripe.intentOf(order.orderId);
    await testApp.deliver(testApp.stripe.pay(intent));
    return { id, order, intent, orderId: order.orderId };
  };
  const refund = (request: Partial<RefundRequest> & { orderId: string }) =>
    testApp.app
      .get(Commands)
      .inTransaction(() =>
        testApp.app
          .get(RefundRequests, { strict: false })
          .add({ key: `test:${request.orderId}`, reason: 'test', ...request }),
      );
  const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;
  const statusOf = async (orderId: string) => (await testApp.payments.findPaymentOfOrder(orderId))?.status;
  const refundsOf = (paymentId: string) =>
    testApp.rows(
      sql<{
        id: string;
        amount: number;
        status: string;
      }>`select id, amount, status from payments.refund where payment_id = ${paymentId} order by id`,
    );
  const ledgerOf = (sourceId: string) =>
    testApp.rows(sql`
      select kind, account, amount, currency from payments.ledger_posting p join payments.ledger_transaction t on t.id = p.transaction_id
      where source_id = ${sourceId} order by posted_at, position`);
  const refundedFacts = async (orderId: string) =>
    (await testApp.facts('payments.payment-refunded.v1')).filter(
      (fact) => (fact as unknown as { orderId: string }).orderId === orderId,
    );

  beforeAll(async () => {
    testApp = await stripeTestApp();
  });
  afterEach(() => testApp.stripe.heal());
  afterAll(async () => testApp.close());

  it('gives everything back when a payment came too late, once', async () => {
    const { id, order, orderId } = await paid();
    const fact: PaymentCameTooLate = {
      type: 'booking.payment-came-too-late.v1',
      orderId,
      orderReference: order.reference,
      closeReason: 'payment-timeout',
    };
    await testApp.app.get(Commands).inTransaction(() => testApp.app.get(Outbox).publish(fact, fact));
    await drain(testApp.app);
    const [made] = await refundsOf(id);
    expect(await refundsOf(id)).toEqual([{ id: made?.id, amount: 12_900, status: 'succeeded' }]);
    expect(await statusOf(orderId)).toBe('refunded');
    expect(await ledgerOf(made?.id ?? '')).toEqual([
      { kind: 'refund', account: 'refunds', amount: 12_900, currency: 'EUR' },
      { kind: 'refund', account: 'cash-card', amount: -12_900, currency: 'EUR' },
    ]);
    expect(await refundedFacts(orderId)).toEqual([
      {
        type: 'payments.payment-refunded.v1',
        paymentId: id,
        orderId,
        refundId: made?.id,
        amount: eur(12_900),
        isFull: true,
        wentBack: eur(12_900),
        isByHand: false,
        lines: [],
      },
    ]);
  });

  it.each([
    ['cancelled-by-customer', 'order-cancelled-by-customer'],
    ['superseded', 'order-superseded'],
    ['payment-timeout', 'came-too-late'],
  ] as const)('tells why it gives back what came for an order that was %s', async (closeReason, reason) => {
    const { order, orderId } = await paid();
    const fact: PaymentCameTooLate = {
      type: 'booking.payment-came-too-late.v1',
      orderId,
      orderReference: order.reference,
      closeReason,
    };
    await testApp.app.get(Commands).inTransaction(() => testApp.app.get(Outbox).publish(fact, fact));
    await drain(testApp.app);
    const payment = await testApp.payments.findPaymentOfOrder(orderId);
    expect(payment?.refunds).toMatchObject([{ status: 'done', reason }]);
  });

  it('has nothing to do where a payment came too late whose money has all been given back already', async () => {
    const { id, order, orderId, intent } = await paid();
    await testApp.deliver(testApp.stripe.refundByHand(intent, 12_900));
    const fact: PaymentCameTooLate = {
      type: 'booking.payment-came-too-late.v1',
      orderId,
      orderReference: order.reference,
      closeReason: 'payment-timeout',
    };
    await testApp.app.get(Commands).inTransaction(() => testApp.app.get(Outbox).publish(fact, fact));
    await drain(testApp.app);
    expect((await refundsOf(id)).map(({ amount, status }) => ({ amount, status }))).toEqual([
      { amount: 12_900, status: 'succeeded' },
    ]);
    expect(await statusOf(orderId)).toBe('refunded');
  });

  it('gives parts back, and is paid still until all has gone', async () => {
    const { orderId } = await paid();
    await refund({ orderId, key: `a:${orderId}`, amount: eur(5000) });
    expect(await statusOf(orderId)).toBe('refunding');
    await drain(testApp.app);
    expect(await statusOf(orderId)).toBe('paid');
    await refund({ orderId, key: `b:${orderId}` });
    await drain(testApp.app);
    expect(await statusOf(orderId)).toBe('refunded');
    expect((await refundedFacts(orderId)).map((fact) => (fact as unknown as { isFull: boolean }).isFull)).toEqual([
      false,
      true,
    ]);
  });

  it('asks for one refund with forty requests of one key', async () => {
    const { id, orderId } = await paid();
    await Promise.all(Array.from({ length: 40 }, () => refund({ orderId, amount: eur(100) })));
    await drain(testApp.app);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([100]);
  });

  it('never gives back more than was taken, however many ask at once', async () => {
    const { id, orderId, intent } = await paid();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => refund({ orderId, key: `${orderId}:${index}`, amount: eur(1000) })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array.from({ length: 28 }, () => 'REFUND_EXCEEDS_PAYMENT'),
    );
    await drain(testApp.app);
    expect(await refundsOf(id)).toHaveLength(12);
    const sent = [...testApp.stripe.refunds.values()].filter((sentRefund) => sentRefund.payment_intent === intent.id);
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(12_000);
  });

  it('refuses to give back what was never taken', async () => {
    const order = anOrder();
    await testApp.payments.start({ ...order, email: 'traveller@example.com' });
    await expect(refund({ orderId: order.orderId })).rejects.toMatchObject({ code: 'REFUND_EXCEEDS_PAYMENT' });
    await expect(refund({ orderId: order.orderId, amount: eur(1) })).rejects.toMatchObject({
      code: 'REFUND_EXCEEDS_PAYMENT',
    });
  });

  it('is refused by the database itself, whatever the code says', async () => {
    const { id } = await paid();
    const insert = testApp.rows(sql`
      insert into payments.refund (id, key, payment_id, amount, currency, reason, status, requested_at)
      values (gen_random_uuid(), gen_random_uuid()::text, ${id}, 12901, 'EUR', 'test', 'pending', now())`);
    await expect(insert).rejects.toMatchObject({ constraint: 'refunds_stay_within_capture' });
  });

  it('sends one refund though Stripe failed after it had done the work', async () => {
    const { id, orderId, intent } = await paid();
    testApp.stripe.failuresAfter = 3;
    await refund({ orderId });
    await expect(drain(testApp.app)).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect((await refundsOf(id)).map(({ status }) => status)).toEqual(['pending']);
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + HOUR));
    await drain(testApp.app);
    expect((await refundsOf(id)).map(({ status }) => status)).toEqual(['succeeded']);
    expect([...testApp.stripe.refunds.values()].filter((sent) => sent.payment_intent === intent.id)).toHaveLength(1);
  });

  it('tells a person once of a refund that Stripe refuses, and asks for it no more', async () => {
    const { id, orderId, intent } = await paid();
    testApp.stripe.refundByHand(intent, 12_900);
    await refund({ orderId });
    await drain(testApp.app);
    const [made] = await refundsOf(id);
    expect(made?.status).toBe('failed');
    expect(await statusOf(orderId)).toBe('paid');
    expect(await ledgerOf(made?.id ?? '')).toEqual([]);
    expect(await testApp.rows(raisedMatter('refund-failed', made?.id ?? ''))).toMatchObject([
      { facts: { gateway: 'stripe', intent: intent.id, amount: eur(12_900) } },
    ]);
    const planned = sql`
      select 1 from platform.scheduled_job where kind = 'payments.send-refund' and key = ${made?.id ?? ''} and done_at is null`;
    expect(await testApp.rows(planned)).toEqual([]);
  });

  it('asks what became of a refund that takes its time', async () => {
    const { id, orderId, intent } = await paid();
    testApp.stripe.refundStatus = 'pending';
    await refund({ orderId });
    await drain(testApp.app);
    expect((await refundsOf(id)).map(({ status }) => status)).toEqual(['sent']);
    for (const sent of testApp.stripe.refunds.values())
      if (sent.payment_intent === intent.id) sent.status = 'succeeded';
    testApp.clock.setTo(new Date(testApp.clock.now().getTime() + HOUR));
    await drain(testApp.app);
    expect(await statusOf(orderId)).toBe('refunded');
  });

  it('follows events of a refund in any order, and counts it once', async () => {
    const { id, orderId, intent } = await paid();
    testApp.stripe.refundStatus = 'pending';
    await refund({ orderId });
    await drain(testApp.app);
    const sent = [...testApp.stripe.refunds.values()].find((one) => one.payment_intent === intent.id);
    if (!sent) throw new Error('nothing was sent');
    const event = testApp.stripe.settleRefund(sent, 'succeeded');
    await Promise.all(Array.from({ length: 40 }, () => testApp.deliver(event)));
    const [made] = await refundsOf(id);
    expect(await ledgerOf(made?.id ?? '')).toHaveLength(2);
    expect(await refundedFacts(orderId)).toHaveLength(1);
  });

  it('tells a person when the card could not take the money back', async () => {
    const { id, orderId, intent } = await paid();
    await refund({ orderId });
    await drain(testApp.app);
    const sent = [...testApp.stripe.refunds.values()].find((one) => one.payment_intent === intent.id);
    if (!sent) throw new Error('nothing was sent');
    await testApp.deliver(testApp.stripe.settleRefund(sent, 'failed'));
    const [made] = await refundsOf(id);
    expect(made?.status).toBe('failed');
    expect(await statusOf(orderId)).toBe('paid');
    expect((await ledgerOf(made?.id ?? '')).slice(2)).toEqual([
      { kind: 'refund-returned', account: 'cash-card', amount: 12_900, currency: 'EUR' },
      { kind: 'refund-returned', account: 'refunds', amount: -12_900, currency: 'EUR' },
    ]);
    expect(await testApp.rows(raisedMatter('refund-failed', made?.id ?? ''))).toHaveLength(1);
  });

  it('follows money that somebody gave back in Stripe’s own pages', async () => {
    const { id, orderId, intent } = await paid();
    const event = testApp.stripe.refundByHand(intent, 900);
    expect(await testApp.deliver(event, event)).toEqual([200, 200]);
    expect((await refundsOf(id)).map(({ amount, status }) => ({ amount, status }))).toEqual([
      { amount: 900, status: 'succeeded' },
    ]);
    await refund({ orderId });
    await drain(testApp.app);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([900, 12_000]);
    expect(await refundedFacts(orderId)).toMatchObject([
      { amount: eur(900), wentBack: eur(900), isFull: false, isByHand: true },
      { amount: eur(12_000), wentBack: eur(12_900), isFull: true, isByHand: false },
    ]);
  });

  it('tells a person of money that was given back in Stripe’s own pages beside a refund of ours that takes all', async () => {
    const { id, orderId, intent } = await paid();
    await refund({ orderId });
    const event = testApp.stripe.refundByHand(intent, 900);
    expect(await testApp.deliver(event)).toEqual([200]);
    expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([12_900]);
    const told = await testApp.rows(raisedMatter('refund-outside'));
    expect(told.filter(({ facts }) => facts['intent'] === intent.id)).toMatchObject([{ facts: { amount: eur(900) } }]);
  });

  it('books what somebody gave back of a duplicate capture, once, and its return', async () => {
    const { id, orderId, intent } = await paid();
    await testApp.deliver(testApp.stripe.payAgain(intent));
    const second = testApp.stripe.intentOf(orderId);
    expect(await ledgerOf(second.id)).toEqual([
      { kind: 'capture', account: 'cash-card', amount: 12_900, currency: 'EUR' },
      { kind: 'capture', account: 'customer-receivable', amount: -12_900, currency: 'EUR' },
    ]);
    const event = testApp.stripe.refundByHand(second, 12_900);
    const refundId = (event.data.object as { id: string }).id;
    const forty = Array.from({ length: 40 }, () => testApp.deliver(event));
    expect(new Set((await Promise.all(forty)).flat())).toEqual(new Set([200]));
    const wentBack = [
      { kind: 'refund', account: 'customer-receivable', amount: 12_900, currency: 'EUR' },
      { kind: 'refund', account: 'cash-card', amount: -12_900, currency: 'EUR' },
    ];
    expect(await ledgerOf(refundId)).toEqual(wentBack);
    expect([await statusOf(orderId), await refundsOf(id)]).toEqual(['paid', []]);
    const made = testApp.stripe.refunds.get(refundId)!;
    await testApp.deliver(testApp.stripe.settleRefund(made, 'failed'), testApp.stripe.settleRefund(made, 'failed'));
    expect(await ledgerOf(refundId)).toEqual([
      ...wentBack,
      { kind: 'refund-returned', account: 'cash-card', amount: 12_900, currency: 'EUR' },
      { kind: 'refund-returned', account: 'customer-receivable', amount: -12_900, currency: 'EUR' },
    ]);
    expect(await testApp.rows(raisedMatter('refund-failed', refundId))).toHaveLength(1);
    await testApp.deliver(testApp.stripe.refundByHand(second, 12_900));
  });

  it.each(['USD', 'SEK'])(
    'keeps a capture in %s in suspense until somebody gives it back, though the order was in EUR',
    async (currency) => {
      const order = anOrder();
      const { id } = await testApp.payments.start({ ...order, email: 'traveller@example.com' });
      const intent = testApp.stripe.intentOf(order.orderId);
      Object.assign(intent, { currency: currency.toLowerCase(), amount: 140_000 });
      await testApp.deliver(testApp.stripe.pay(intent));
      expect(await statusOf(order.orderId)).toBe('processing');
      expect(await ledgerOf(intent.id)).toEqual([
        { kind: 'capture', account: 'cash-card', amount: 140_000, currency },
        { kind: 'capture', account: 'suspense', amount: -140_000, currency },
      ]);
      expect(await testApp.rows(raisedMatter('amount-mismatch', intent.id))).toMatchObject([
        { facts: { amount: { amount: 140_000, currency } } },
      ]);

      const event = testApp.stripe.refundByHand(intent, 140_000);
      expect(new Set((await Promise.all(Array.from({ length: 40 }, () => testApp.deliver(event)))).flat())).toEqual(
        new Set([200]),
      );
      const [made] = await refundsOf(id);
      expect(await ledgerOf(made?.id ?? '')).toEqual([
        { kind: 'refund', account: 'suspense', amount: 140_000, currency },
        { kind: 'refund', account: 'cash-card', amount: -140_000, currency },
      ]);
      expect(await statusOf(order.orderId)).toBe('refunded');
    },
  );

  it('tells of a refund in a currency that we sell in, and leaves one in another to whoever made it', async () => {
    const facts = (await testApp.facts('payments.payment-refunded.v1')) as unknown as readonly PaymentRefunded[];
    expect(facts.filter(({ amount }) => amount.amount === 140_000).map(({ amount }) => amount.currency)).toEqual([
      'USD',
    ]);
  });

  it('keeps a duplicate capture in another currency in suspense, and books its refund', async () => {
    const { orderId, intent } = await paid();
    Object.assign(intent, { currency: 'sek' });
    await testApp.deliver(testApp.stripe.payAgain(intent));
    const second = testApp.stripe.intentOf(orderId);
    expect(await ledgerOf(second.id)).toEqual([
      { kind: 'capture', account: 'cash-card', amount: 12_900, currency: 'SEK' },
      { kind: 'capture', account: 'suspense', amount: -12_900, currency: 'SEK' },
    ]);
    const event = testApp.stripe.refundByHand(second, 12_900);
    await testApp.deliver(event);
    expect(await ledgerOf((event.data.object as { id: string }).id)).toEqual([
      { kind: 'refund', account: 'suspense', amount: 12_900, currency: 'SEK' },
      { kind: 'refund', account: 'cash-card', amount: -12_900, currency: 'SEK' },
    ]);
  });

  it('leaves cash equal to what was captured less what went back, in each currency that was paid', async () => {
    const books = await testApp.rows(sql<{ cash: number; kept: number }>`
      select currency, (select sum(amount) from payments.ledger_posting p where account = 'cash-card' and p.currency = c.currency)::bigint as cash,
             (sum(captured) - (select coalesce(sum(amount), 0) from payments.refund r where status = 'succeeded' and r.currency = c.currency))::bigint as kept
      from (select captured_currency as currency, captured_amount as captured from payments.payment where captured_amount > 0) c
      group by currency order by currency`);
    expect(books).toHaveLength(3);
    expect(books.map(({ cash }) => cash)).toEqual(books.map(({ kept }) => kept));
  });
});
