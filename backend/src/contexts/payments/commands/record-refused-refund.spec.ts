import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { RefundId } from '../domain/refunds.js';
import { aPayment, OPENED_AT } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { RecordRefusedRefund, RecordRefusedRefundHandler } from './record-refused-refund.js';

const amount = { amount: 12_900, currency: 'EUR' } as const;

describe('recording a refund that the gateway refused', () => {
  let ports: InMemoryPorts;
  let refundId: RefundId;
  const record = (orderId = 'order-1') =>
    new RecordRefusedRefundHandler(ports.payments, ports.refunds, ports.matters).execute(
      new RecordRefusedRefund(orderId, refundId, Actor.job('test')),
    );

  beforeEach(async () => {
    ports = inMemoryPorts();
    const payment = aPayment();
    payment.capture('pi_1', amount, OPENED_AT);
    payment.followRefunds({ refunded: 0, underWay: 12_900 });
    await ports.payments.save(payment);
    refundId = (await ports.refunds.add({ key: 'a', paymentId: payment.id, amount, reason: 'test' }))!;
  });

  it('tells a person once, and the payment is paid as before', async () => {
    await record();
    await record();
    expect(await ports.refunds.find(refundId)).toMatchObject({ status: 'failed' });
    expect(await ports.payments.findOfOrder('order-1')).toMatchObject({ status: 'paid' });
    expect(ports.matters.raised).toMatchObject([
      { kind: 'refund-failed', key: refundId, facts: { amount, intent: 'pi_1' } },
    ]);
  });

  it('leaves the refund of another order alone, and one that has failed before', async () => {
    await record('order-2');
    expect(await ports.refunds.find(refundId)).toMatchObject({ status: 'pending' });
    await ports.refunds.note(refundId, 'failed', 're_1');
    await record();
    expect(ports.matters.raised).toEqual([]);
  });
});
