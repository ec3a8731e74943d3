import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Disputes, ReportedDispute } from '../domain/disputes.js';
import type { DuplicateCaptureRecords } from '../domain/duplicate-capture-records.js';
import type { GatewayEvents } from '../domain/gateway-events.js';
import { captureEntries, type Ledger, type LedgerEntry, receiptEntry, transfer } from '../domain/ledger.js';
import { Payment } from '../domain/payment.js';
import type { MoneyMatters } from '../domain/money-matters.js';
import type { PaymentRepository } from '../domain/payment.repository.js';
import type { NewRefund, Refunds } from '../domain/refunds.js';
import { OPENED_AT } from './a-payment.js';
import { anOrder } from './an-order.js';

export interface PaymentsPorts {
  readonly payments: PaymentRepository;
  readonly refunds: Refunds;
  readonly ledger: Ledger;
  readonly events: GatewayEvents;
  readonly matters: MoneyMatters;
  readonly duplicates: DuplicateCaptureRecords;
  readonly disputes: Disputes;
  /** Runs the work in a transaction of its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The status that is noted of a dispute. */
  statusOfDispute(id: string): Promise<string | undefined>;
}

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;

/** What handlers rely on, of the fakes and of the real adapters alike. */
export function paymentsPortsContract(name: string, make: () => PaymentsPorts | Promise<PaymentsPorts>): void {
  describe(`the ports of payments ${name}`, () => {
    let ports: PaymentsPorts;
    beforeEach(async () => (ports = await make()));

    const added = async (): Promise<Payment> => {
      const payment = Payment.open(randomUUID(), 'stripe', anOrder(), OPENED_AT);
      await ports.alone(() => ports.payments.add(payment));
      return payment;
    };
    const captured = async (currency = 'EUR'): Promise<Payment> => {
      const { orderId } = await added();
      return ports.alone(async () => {
        const payment = (await ports.payments.findOfOrderForChange(orderId))!;
        payment.capture(`pi_${orderId}`, { amount: 12_900, currency }, OPENED_AT);
        await ports.payments.save(payment);
        return payment;
      });
    };

    describe('payments', () => {
      it('are found as they were added, by id and by order', async () => {
        const payment = await added();
        const facts = { id: payment.id, orderId: payment.orderId, status: 'waiting', amount: 12_900, intentId: null };
        expect(await ports.payments.find(payment.id)).toMatchObject(facts);
        expect(await ports.payments.findOfOrder(payment.orderId)).toMatchObject(facts);
        expect(await ports.payments.find(randomUUID())).toBeUndefined();
        expect(await ports.payments.findOfOrder(randomUUID())).toBeUndefined();
      });

      it('are one for each order', async () => {
        const { orderId, id } = await added();
        const second = Payment.open(randomUUID(), 'stripe', anOrder({ orderId }), OPENED_AT);
        expect(await ports.alone(() => ports.payments.addUnlessThere(second))).toBe(false);
        await expect(ports.alone(() => ports.payments.add(second))).rejects.toThrow();
        expect(await ports.payments.findOfOrder(orderId)).toMatchObject({ id });
      });

      it('keep what is changed, and nothing that is not saved', async () => {
        const payment = await captured('SEK');
        const found = await ports.payments.find(payment.id);
        expect(found).toMatchObject({ status: 'held-for-review', capturedAmount: 12_900, capturedCurrency: 'SEK' });
        found?.followRefunds({ refunded: 0, underWay: 1 });
        expect(await ports.payments.find(payment.id)).toMatchObject({ status: 'held-for-review' });
      });

      it('are found by the intent, or else by the order that the intent names', async () => {
        const [one, other] = [await captured(), await added()];
        const find = (intentId: string, orderId?: string) =>
          ports.alone(async () => (await ports.payments.findByIntentForChange('stripe', intentId, orderId))?.id);
        expect(await find(`pi_${one.orderId}`)).toBe(one.id);
        expect(await find('pi_new', other.orderId)).toBe(other.id);
        expect(await find(`pi_${one.orderId}`, other.orderId)).toBe(one.id);
        expect(await find('pi_new')).toBeUndefined();
        const elsewhere = () => ports.payments.findByIntentForChange('sandbox', `pi_${one.orderId}`, one.orderId);
        expect(await ports.alone(elsewhere)).toBeUndefined();
      });
    });

    describe('refunds', () => {
      const add = (payment: Payment, refund: Partial<NewRefund> = {}) =>
        ports.alone(() =>
          ports.refunds.add({ key: randomUUID(), paymentId: payment.id, amount: eur(5000), reason: 'test', ...refund }),
        );

      it('are asked for once by each key', async () => {
        const payment = await captured();
        const key = randomUUID();
        const lines = [{ lineId: randomUUID(), amount: 5000 }];
        const id = await add(payment, { key, lines });
        expect(await add(payment, { key })).toBeUndefined();
        expect(await ports.refunds.hasKey(key)).toBe(true);
        expect(await ports.refunds.find(id!)).toEqual({
          id,
          paymentId: payment.id,
          ...eur(5000),
          status: 'pending',
          reason: 'test',
          lines,
          gatewayRefundId: null,
        });
      });

      it('stay within what was captured, in its currency', async () => {
        const payment = await captured();
        const id = await add(payment, { amount: eur(12_000) });
        const excess = { code: 'REFUND_EXCEEDS_PAYMENT' };
        await expect(add(payment, { amount: eur(901) })).rejects.toMatchObject(excess);
        await expect(add(payment, { amount: { amount: 1, currency: 'USD' } })).rejects.toMatchObject(excess);
        await ports.alone(() => ports.refunds.note(id!, 'failed', `re_${id}`));
        await add(payment, { amount: eur(12_900) });
        await expect(add(await added())).rejects.toMatchObject(excess);
        await add(await captured('SEK'), { amount: { amount: 12_900, currency: 'SEK' } });
      });

      it('follow what the gateway says', async () => {
        const payment = await captured();
        const [first, second] = [await add(payment), await add(payment, { amount: eur(100) })];
        await ports.alone(() => ports.refunds.note(first!, 'succeeded', `re_${first}`));
        await ports.alone(() => ports.refunds.note(second!, 'sent', `re_${second}`));
        expect(await ports.refunds.findByGatewayId(`re_${first}`)).toMatchObject({ id: first, status: 'succeeded' });
        expect(await ports.refunds.findByGatewayId('re_unknown')).toBeUndefined();
        expect(await ports.refunds.totalsOf(payment.id)).toEqual({ refunded: 5000, underWay: 100 });
        expect(await ports.refunds.ofPayment(payment.id)).toMatchObject(
          expect.arrayContaining([
            { amount: eur(5000), status: 'succeeded', reason: 'test', at: expect.any(Date) },
            { amount: eur(100), status: 'sent', reason: 'test', at: expect.any(Date) },
          ]),
        );
        expect(await ports.refunds.totalsOf(randomUUID())).toEqual({ refunded: 0, underWay: 0 });
      });
    });

    describe('the ledger', () => {
      const post = (...entries: readonly LedgerEntry[]) => ports.alone(() => ports.ledger.post(...entries));
      const balance = async (currency: string): Promise<number> =>
        (await ports.ledger.balanceOf('suspense')).find((sum) => sum.currency === currency)?.amount ?? 0;

      it('adds up what was posted, in each currency', async () => {
        const before = await balance('SEK');
        const intentId = randomUUID();
        await post(
          receiptEntry(
            { id: randomUUID(), orderReference: 'CIC-7K3M9Q' },
            intentId,
            { amount: 700, currency: 'SEK' },
            'suspense',
          ),
        );
        expect(await balance('SEK')).toBe(before - 700);
        expect(await ports.ledger.has('capture', intentId)).toBe(true);
        expect(await ports.ledger.has('refund', intentId)).toBe(false);
      });

      it('refuses the same entry twice, and what does not balance in each currency', async () => {
        const entries = captureEntries({ id: randomUUID(), orderReference: 'CIC-7K3M9Q' }, randomUUID(), eur(500));
        await post(...entries);
        await expect(post(...entries)).rejects.toThrow();
        const postings = [...transfer(eur(5), 'cash-card', 'revenue'), { account: 'fees', amount: eur(1) }] as const;
        await expect(post({ kind: 'test', sourceId: randomUUID(), postings })).rejects.toThrow();
        await expect(post({ kind: 'test', sourceId: randomUUID(), postings: [] })).rejects.toThrow();
      });
    });

    it('an event of the gateway is first once', async () => {
      const event = { gateway: 'stripe', eventId: randomUUID(), intentId: 'pi_1', amount: eur(100) } as const;
      expect(await ports.alone(() => ports.events.isFirst(event))).toBe(true);
      await ports.alone(() => ports.events.conclude(event, 'held-for-review'));
      expect(await ports.alone(() => ports.events.isFirst(event))).toBe(false);
      expect(await ports.alone(() => ports.events.isFirst({ ...event, gateway: 'sandbox' }))).toBe(true);
    });

    it('a matter is raised once for each kind and key', async () => {
      const key = `pi_${randomUUID()}`;
      const raise = (kind: 'duplicate-capture' | 'amount-mismatch') =>
        ports.alone(() => ports.matters.raise(kind, key, undefined, { gateway: 'stripe' }));
      expect(await raise('amount-mismatch')).toBe(true);
      expect(await raise('duplicate-capture')).toBe(true);
      expect(await raise('duplicate-capture')).toBe(false);
    });

    it('a duplicate capture names the order that was paid twice', async () => {
      const { id: paymentId, orderId } = await added();
      const intentId = `pi_${randomUUID()}`;
      expect(await ports.duplicates.orderPaidTwiceBy(intentId)).toBeUndefined();
      for (let time = 0; time < 2; time += 1)
        await ports.alone(() => ports.duplicates.add({ intentId, paymentId, orderId }));
      expect(await ports.duplicates.orderPaidTwiceBy(intentId)).toBe(orderId);
    });

    it('of a dispute the newest news is kept', async () => {
      const { id: paymentId } = await added();
      const dispute: ReportedDispute = {
        id: `dp_${randomUUID()}`,
        intentId: 'pi_1',
        amount: eur(12_900),
        reason: 'fraudulent',
        status: 'won',
        evidenceDueAt: null,
        reportedAt: new Date('2026-11-21T10:00:00Z'),
      };
      await ports.alone(() => ports.disputes.note(paymentId, dispute));
      const older = { ...dispute, status: 'needs_response', reportedAt: OPENED_AT };
      await ports.alone(() => ports.disputes.note(paymentId, older));
      expect(await ports.statusOfDispute(dispute.id)).toBe('won');
    });
  });
}
