import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { aPayment } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { RecordCapture, RecordCaptureHandler, type ReportedCapture } from './record-capture.js';

const due = { amount: 12_900, currency: 'EUR' } as const;
const capture: ReportedCapture = { gateway: 'stripe', eventId: 'evt_1', intentId: 'pi_1', amount: due };

describe('recording a capture', () => {
  let ports: InMemoryPorts;
  const record = (changes: Partial<ReportedCapture> = {}) => {
    const { payments, events, ledger, matters, duplicates, clock } = ports;
    const handler = new RecordCaptureHandler(payments, events, ledger, matters, duplicates, clock);
    return handler.execute(new RecordCapture({ ...capture, ...changes }, Actor.job('test')));
  };
  const posted = () => ports.ledger.entries.map(({ kind, sourceId }) => `${kind} ${sourceId}`);

  beforeEach(async () => {
    ports = inMemoryPorts();
    await ports.payments.add(aPayment());
  });

  it('marks the payment paid, posts receipt and sale, and says so', async () => {
    expect(await record()).toMatchObject({ outcome: 'captured', payment: { status: 'paid', capturedAmount: 12_900 } });
    expect(posted()).toEqual(['capture pi_1', 'sale payment-1']);
    expect(ports.payments.facts).toMatchObject([{ type: 'payments.payment-captured.v1', orderId: 'order-1' }]);
  });

  it('counts an event once, and an intent once, whatever events bring it', async () => {
    await record();
    expect(await record()).toEqual({ outcome: 'repeated' });
    expect(await record({ eventId: 'evt_2' })).toMatchObject({ outcome: 'repeated', payment: { status: 'paid' } });
    expect(posted()).toHaveLength(2);
    expect(ports.payments.facts).toHaveLength(1);
    expect(ports.matters.raised).toEqual([]);
  });

  it.each([
    [{ amount: 12_899, currency: 'EUR' }, 'customer-receivable'],
    [{ amount: 12_901, currency: 'EUR' }, 'customer-receivable'],
    [{ amount: 12_900, currency: 'USD' }, 'suspense'],
    [{ amount: 140_000, currency: 'SEK' }, 'suspense'],
  ] as const)('holds %j for review, posts it to %s, and sells nothing', async (amount, account) => {
    expect(await record({ amount })).toMatchObject({
      outcome: 'held-for-review',
      payment: { status: 'held-for-review', capturedAmount: amount.amount, capturedCurrency: amount.currency },
    });
    expect(posted()).toEqual(['capture pi_1']);
    expect(await ports.ledger.balanceOf('cash-card')).toEqual([amount]);
    expect(await ports.ledger.balanceOf(account)).toEqual([{ ...amount, amount: -amount.amount }]);
    expect(ports.matters.raised).toMatchObject([
      { kind: 'amount-mismatch', key: 'pi_1', facts: { due, amount, intent: 'pi_1' } },
    ]);
    expect(ports.payments.facts).toEqual([]);
    expect(ports.events.outcomes.get('stripe evt_1')).toBe('held-for-review');
  });

  it('posts nothing where nothing was received', async () => {
    expect(await record({ amount: { amount: 0, currency: 'EUR' } })).toMatchObject({ outcome: 'held-for-review' });
    expect(posted()).toEqual([]);
    expect(ports.matters.raised).toHaveLength(1);
  });

  it('keeps a second capture beside the payment, once', async () => {
    await record();
    const second = { intentId: 'pi_2', orderId: 'order-1' };
    expect(await record({ ...second, eventId: 'evt_2' })).toMatchObject({ outcome: 'held-for-review' });
    await record({ ...second, eventId: 'evt_3' });
    expect(posted()).toEqual(['capture pi_1', 'sale payment-1', 'capture pi_2']);
    expect(ports.matters.raised).toMatchObject([{ kind: 'duplicate-capture', key: 'pi_2' }]);
    expect(await ports.payments.findOfOrder('order-1')).toMatchObject({ status: 'paid', intentId: 'pi_1' });
  });

  it('takes money for a closed payment', async () => {
    const payment = aPayment();
    payment.close();
    await ports.payments.save(payment);
    expect(await record()).toMatchObject({ outcome: 'captured', payment: { status: 'paid' } });
  });

  it('tells a person of money that names an order that does not exist, and passes over what names none', async () => {
    expect(await record({ intentId: 'pi_9' })).toEqual({ outcome: 'unknown', payment: undefined });
    expect(ports.matters.raised).toEqual([]);
    await record({ intentId: 'pi_9', orderId: 'order-9', eventId: 'evt_9' });
    expect(ports.matters.raised).toMatchObject([
      { kind: 'unknown-payment', key: 'pi_9', subject: { type: 'payment', id: 'pi_9' } },
    ]);
    expect(posted()).toEqual([]);
  });
});
