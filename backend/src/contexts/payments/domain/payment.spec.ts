import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anIntent, aPayment, factsOf, OPENED_AT } from '../testing/a-payment.js';
import { anOrder } from '../testing/an-order.js';
import type { IntentStatus } from './payment-gateway.js';
import { Payment } from './payment.js';

const due = { amount: 12_900, currency: 'EUR' } as const;
const now = new Date(OPENED_AT.getTime() + 60_000);

describe('a payment', () => {
  it('is paid by exactly the amount due, and says so once', () => {
    const payment = aPayment();
    expect(payment.capture('pi_1', due, now)).toBe('captured');
    expect(payment.capture('pi_1', due, now)).toBe('repeated');
    expect(payment).toMatchObject({ status: 'paid', capturedAmount: 12_900, capturedAt: now, isSale: true });
    expect(factsOf(payment)).toEqual([
      { type: 'payments.payment-captured.v1', paymentId: 'payment-1', orderId: 'order-1', amount: due },
    ]);
  });

  it.each([
    [{ amount: 12_899, currency: 'EUR' }, 12_899],
    [{ amount: 12_901, currency: 'EUR' }, 12_901],
    [{ amount: 0, currency: 'EUR' }, 0],
    [{ amount: 12_900, currency: 'USD' }, 12_900],
    [{ amount: 140_000, currency: 'SEK' }, 140_000],
  ])('is held for review by %j, and says nothing', (received, captured) => {
    const payment = aPayment();
    expect(payment.capture('pi_1', received, now)).toBe('held-for-review');
    expect(payment).toMatchObject({ status: 'held-for-review', capturedAmount: captured, isSale: false });
    expect(factsOf(payment)).toEqual([]);
  });

  it('follows its intent', () => {
    const payment = aPayment();
    payment.follow(anIntent({ status: 'requires-action', actionId: 'act_1' }));
    expect(payment).toMatchObject({ status: 'requires-action', actionId: 'act_1' });
    payment.follow(anIntent({ status: 'declined' }));
    expect(payment).toMatchObject({ status: 'declined', actionId: null });
  });

  it('knows what it has been told', () => {
    const payment = aPayment();
    expect(payment.knows(anIntent())).toBe(true);
    expect(payment.knows(anIntent({ id: 'pi_2' }))).toBe(false);
    expect(payment.knows(anIntent({ status: 'declined' }))).toBe(false);
    expect(payment.knows(anIntent({ status: 'captured' }))).toBe(false);
    expect(payment.knows(anIntent({ actionId: 'act_1' }))).toBe(false);
  });

  it('follows no other intent, and no capture outside of its own command', () => {
    const payment = aPayment();
    payment.follow(anIntent({ id: 'pi_2', status: 'declined' }));
    payment.follow(anIntent({ status: 'captured' }));
    expect(payment).toMatchObject({ status: 'waiting', intentId: 'pi_1' });
  });

  it('tries again with a new idempotency key once its intent is cancelled, and only once for one intent', () => {
    const payment = aPayment();
    payment.follow(anIntent({ status: 'cancelled' }));
    payment.follow(anIntent({ status: 'cancelled' }));
    expect(payment).toMatchObject({ status: 'waiting', intentId: null, clientSecret: null });
    expect(payment.intentToOpen).toMatchObject({ orderId: 'order-1', attempt: 2 });
  });

  it('is opened no more once it is closed, and still records money that comes', () => {
    const payment = aPayment();
    payment.close();
    payment.follow(anIntent({ status: 'cancelled' }));
    expect(payment).toMatchObject({ status: 'closed', attempt: 1, intentId: 'pi_1' });
    expect(payment.knows(anIntent({ status: 'cancelled' }))).toBe(true);
    expect(payment.capture('pi_1', due, now)).toBe('captured');
  });

  it('notes the intent that was opened while it was closed', () => {
    const payment = Payment.open('payment-1', 'stripe', anOrder(), OPENED_AT);
    payment.close();
    payment.follow(anIntent());
    expect(payment).toMatchObject({ status: 'closed', intentId: 'pi_1' });
    payment.follow(anIntent({ id: 'pi_2' }));
    expect(payment.intentId).toBe('pi_1');
  });

  it.each(['processing', 'captured'] as const)('stays as it is when it is closed too late: %s', (status) => {
    const payment = aPayment();
    if (status === 'captured') payment.capture('pi_1', due, now);
    else payment.follow(anIntent({ status }));
    payment.close();
    expect(payment.isClosed).toBe(false);
  });

  it('is changed by no news once it is concluded', () => {
    const status = fc.constantFrom<IntentStatus>(
      'waiting',
      'requires-action',
      'processing',
      'declined',
      'cancelled',
      'captured',
    );
    fc.assert(
      fc.property(fc.array(status), (news) => {
        const payment = aPayment();
        payment.capture('pi_1', due, now);
        news.forEach((told) => payment.follow(anIntent({ status: told })));
        expect(payment).toMatchObject({ status: 'paid', attempt: 1, intentId: 'pi_1' });
      }),
    );
  });

  it.each([
    [{ refunded: 0, underWay: 100 }, 'refunding'],
    [{ refunded: 12_800, underWay: 100 }, 'refunding'],
    [{ refunded: 12_899, underWay: 0 }, 'paid'],
    [{ refunded: 12_900, underWay: 0 }, 'refunded'],
    [{ refunded: 0, underWay: 0 }, 'paid'],
  ])('with refunds %j is %s', (totals, status) => {
    const payment = aPayment();
    payment.capture('pi_1', due, now);
    payment.followRefunds(totals);
    expect(payment.status).toBe(status);
  });

  it.each([
    [{ amount: 12_900, currency: 'EUR' }, { refunded: 0, underWay: 0 }, true],
    [{ amount: 12_901, currency: 'EUR' }, { refunded: 0, underWay: 0 }, false],
    [{ amount: 100, currency: 'EUR' }, { refunded: 12_000, underWay: 800 }, true],
    [{ amount: 101, currency: 'EUR' }, { refunded: 12_000, underWay: 800 }, false],
    [{ amount: 100, currency: 'USD' }, { refunded: 0, underWay: 0 }, false],
  ])('can give back %j beside %j: %s', (amount, totals, can) => {
    const payment = aPayment();
    payment.capture('pi_1', due, now);
    expect(payment.canGiveBack(amount, totals)).toBe(can);
  });

  it('is refunded from where its money was posted', () => {
    const account = (amount: number, currency: string): string => {
      const payment = aPayment();
      payment.capture('pi_1', { amount, currency }, now);
      return payment.refundedAccount;
    };
    expect(account(12_900, 'EUR')).toBe('refunds');
    expect(account(12_899, 'EUR')).toBe('customer-receivable');
    expect(account(12_900, 'USD')).toBe('suspense');
  });

  it('gives back in the currency that came', () => {
    const payment = aPayment();
    payment.capture('pi_1', { amount: 140_000, currency: 'SEK' }, now);
    const none = { refunded: 0, underWay: 0 };
    expect(payment.canGiveBack({ amount: 140_000, currency: 'SEK' }, none)).toBe(true);
    expect(payment.canGiveBack({ amount: 140_001, currency: 'SEK' }, none)).toBe(false);
    expect(payment.canGiveBack({ amount: 100, currency: 'EUR' }, none)).toBe(false);
    payment.followRefunds({ refunded: 140_000, underWay: 0 });
    expect(payment.status).toBe('refunded');
  });

  it('stays held for review while what was taken has not gone back', () => {
    const payment = aPayment();
    payment.capture('pi_1', { amount: 100, currency: 'EUR' }, now);
    payment.followRefunds({ refunded: 40, underWay: 0 });
    expect(payment.status).toBe('held-for-review');
    payment.followRefunds({ refunded: 100, underWay: 0 });
    expect(payment.status).toBe('refunded');
  });
});
