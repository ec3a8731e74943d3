import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { ReportedDispute } from '../domain/disputes.js';
import { aPayment, OPENED_AT } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { RecordDispute, RecordDisputeHandler } from './record-dispute.js';

const dispute: ReportedDispute = {
  id: 'dp_1',
  intentId: 'pi_1',
  amount: { amount: 12_900, currency: 'EUR' },
  reason: 'fraudulent',
  status: 'needs_response',
  evidenceDueAt: new Date('2026-12-01T00:00:00Z'),
  reportedAt: OPENED_AT,
};

describe('recording a dispute', () => {
  let ports: InMemoryPorts;
  const record = (changes: Partial<ReportedDispute> = {}) => {
    const { payments, disputes, matters, duplicateCaptures } = ports;
    const handler = new RecordDisputeHandler(payments, disputes, matters, duplicateCaptures);
    return handler.execute(new RecordDispute('stripe', { ...dispute, ...changes }, Actor.job('test')));
  };

  beforeEach(async () => {
    ports = inMemoryPorts();
    await ports.payments.add(aPayment());
  });

  it('keeps each report and tells a person once', async () => {
    await record();
    await record({ status: 'won' });
    expect(ports.disputes.noted.get('dp_1')).toMatchObject({ paymentId: 'payment-1', status: 'won' });
    expect(ports.matters.raised).toMatchObject([
      { kind: 'dispute', key: 'dp_1', subject: { type: 'order' }, facts: { reason: 'fraudulent', intent: 'pi_1' } },
    ]);
  });

  it('of a duplicate capture names the payment of the order that was paid twice', async () => {
    await ports.duplicates.add({ intentId: 'pi_2', paymentId: 'payment-1', orderId: 'order-1' });
    await record({ intentId: 'pi_2' });
    expect(ports.disputes.noted.get('dp_1')).toMatchObject({ paymentId: 'payment-1' });
  });

  it('passes over money that is not ours', async () => {
    await record({ intentId: 'pi_9' });
    expect([ports.disputes.noted.size, ports.matters.raised]).toEqual([0, []]);
  });
});
