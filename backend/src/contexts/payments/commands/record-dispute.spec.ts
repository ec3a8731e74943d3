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
    const { payments, disputes, matters, duplicateCaptures, ledger, outbox } = ports;
    const handler = new RecordDisputeHandler(payments, disputes, matters, duplicateCaptures, ledger, outbox);
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

  it('says once that it began, and once how it ended', async () => {
    const later = (seconds: number) => ({ reportedAt: new Date(OPENED_AT.getTime() + seconds * 1000) });
    await record();
    await record({ status: 'under_review', ...later(1) });
    await record({ status: 'lost', ...later(2) });
    await record({ status: 'lost', ...later(3) });
    expect(ports.outbox.facts).toEqual([
      { type: 'payments.dispute-opened.v1', paymentId: 'payment-1', orderId: 'order-1', disputeId: 'dp_1' },
      {
        type: 'payments.dispute-closed.v1',
        paymentId: 'payment-1',
        orderId: 'order-1',
        disputeId: 'dp_1',
        outcome: 'lost',
      },
    ]);
    expect(ports.ledger.entries.map(({ kind, sourceId }) => [kind, sourceId])).toEqual([['dispute-lost', 'dp_1']]);
  });

  it('that is over at its first report has begun and ended', async () => {
    await record({ status: 'warning_closed' });
    expect(ports.outbox.facts).toMatchObject([
      { type: 'payments.dispute-opened.v1' },
      { type: 'payments.dispute-closed.v1', outcome: 'won' },
    ]);
    expect(ports.ledger.entries).toEqual([]);
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
