import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { GatewayRefund } from '../domain/payment-gateway.js';
import { captureEntries, receiptEntry } from '../domain/ledger.js';
import type { RefundId } from '../domain/refunds.js';
import { aPayment, OPENED_AT } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { RecordRefund, RecordRefundHandler } from './record-refund.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;

describe('recording a refund', () => {
  let ports: InMemoryPorts;
  let refundId: RefundId;
  const record = (reported: Partial<GatewayRefund> = {}) => {
    const { payments, refunds, ledger, matters, accounting, duplicateCaptures } = ports;
    const handler = new RecordRefundHandler(payments, refunds, ledger, matters, accounting, duplicateCaptures);
    const refund: GatewayRefund = { id: 're_1', status: 'succeeded', intentId: 'pi_1', amount: eur(5000), ...reported };
    return handler.execute(new RecordRefund('stripe', refund, Actor.job('test')));
  };
  const posted = () => ports.ledger.entries.slice(1).map(({ kind, postings }) => [kind, postings[0]?.account]);
  const status = async () => (await ports.payments.findOfOrder('order-1'))?.status;
  const raised = () => ports.matters.raised.map(({ kind, key }) => [kind, key]);
  const capture = async (amount: number, currency: string) => {
    const payment = aPayment();
    payment.capture('pi_1', { amount, currency }, OPENED_AT);
    await ports.payments.save(payment);
    return payment;
  };

  beforeEach(async () => {
    ports = inMemoryPorts();
    const payment = await capture(12_900, 'EUR');
    await ports.ledger.post(captureEntries(payment, 'pi_1', eur(12_900))[0]!);
    refundId = (await ports.refunds.add({ key: 'a', paymentId: payment.id, amount: eur(5000), reason: 'test' }))!;
  });

  it('that succeeded is posted and told, once', async () => {
    await record({ refundId });
    await record({ refundId });
    expect(posted()).toEqual([['refund', 'refunds']]);
    expect(ports.outbox.facts).toEqual([
      {
        type: 'payments.payment-refunded.v1',
        paymentId: 'payment-1',
        orderId: 'order-1',
        refundId,
        amount: eur(5000),
        isFull: false,
        wentBack: eur(5000),
        isByHand: false,
        lines: [],
      },
    ]);
    expect(await status()).toBe('paid');
  });

  it('that takes its time is under way, and old news changes nothing', async () => {
    await record({ refundId, status: 'pending' });
    expect([await status(), posted(), ports.outbox.facts]).toEqual(['refunding', [], []]);
    await record({ status: 'succeeded' });
    await record({ refundId, status: 'pending' });
    expect(await ports.refunds.find(refundId)).toMatchObject({ status: 'succeeded', gatewayRefundId: 're_1' });
  });

  it('that failed is told to a person, and its posting is reversed where there is one', async () => {
    await record({ refundId, status: 'failed' });
    expect([posted(), raised(), await status()]).toEqual([[], [['refund-failed', refundId]], 'paid']);
  });

  it('that failed after it had succeeded is posted back', async () => {
    await record({ refundId });
    await record({ refundId, status: 'failed' });
    expect(posted()).toEqual([
      ['refund', 'refunds'],
      ['refund-returned', 'cash-card'],
    ]);
    expect(raised()).toEqual([['refund-failed', refundId]]);
  });

  it('that somebody made at the gateway is told to a person, and booked where it stays within what was captured', async () => {
    await record({ id: 're_2', amount: eur(7900) });
    expect(posted()).toEqual([['refund', 'refunds']]);
    expect(ports.outbox.facts).toMatchObject([{ amount: eur(7900), isByHand: true }]);
    expect(raised()).toEqual([['refund-outside', 're_2']]);
  });

  it('that somebody made at the gateway beside ours is not booked where it exceeds what was captured', async () => {
    await record({ id: 're_2', amount: eur(7901) });
    expect([posted(), ports.outbox.facts, raised()]).toEqual([[], [], [['refund-outside', 're_2']]]);
  });

  it('of another payment changes nothing', async () => {
    await record({ refundId: (await ports.refunds.findByGatewayId('re_1'))?.id ?? 'refund-of-another' });
    expect([posted(), ports.outbox.facts]).toEqual([[], []]);
  });

  it.each([
    ['USD', 1],
    ['SEK', 0],
  ])('of a capture in %s goes back from suspense; it is told %i times', async (currency, facts) => {
    await ports.refunds.note(refundId, 'failed', 're_1');
    await capture(140_000, currency);
    await record({ id: 're_2', amount: { amount: 140_000, currency } });
    expect(posted()).toEqual([['refund', 'suspense']]);
    expect(ports.outbox.facts).toHaveLength(facts);
  });

  it('of a duplicate capture is booked beside the payment', async () => {
    await ports.duplicates.add({ intentId: 'pi_2', paymentId: 'payment-1', orderId: 'order-1' });
    await ports.ledger.post(receiptEntry(aPayment(), 'pi_2', eur(12_900), 'customer-receivable'));
    await record({ id: 're_2', intentId: 'pi_2', amount: eur(12_900) });
    expect(posted()).toEqual([
      ['capture', 'cash-card'],
      ['refund', 'customer-receivable'],
    ]);
    expect([await status(), ports.outbox.facts]).toEqual(['paid', []]);
  });

  it('of money that is not ours changes nothing', async () => {
    await record({ intentId: 'pi_9' });
    expect([posted(), raised()]).toEqual([[], []]);
  });
});
