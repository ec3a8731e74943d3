import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPayment, OPENED_AT } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { receiptEntry, unsoldAccount } from './ledger.js';
import type { GatewayRefund } from './payment-gateway.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const refund: GatewayRefund = { id: 're_1', status: 'succeeded', intentId: 'pi_2', amount: eur(12_900) };

describe('duplicate captures', () => {
  let ports: InMemoryPorts;
  const postings = (kind: string) =>
    ports.ledger.entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => entry.postings.map(({ account, amount }) => [account, amount.amount, amount.currency]));
  const receive = async (amount: { amount: number; currency: string }) => {
    await ports.duplicates.add({ intentId: 'pi_2', paymentId: 'payment-1', orderId: 'order-1' });
    await ports.ledger.post(receiptEntry(aPayment(), 'pi_2', amount, unsoldAccount(amount, eur(0))));
  };

  beforeEach(async () => {
    ports = inMemoryPorts();
    const payment = aPayment();
    payment.capture('pi_1', eur(12_900), OPENED_AT);
    await ports.payments.save(payment);
  });

  it('belong to the payment of the order that was paid twice', async () => {
    expect(await ports.duplicateCaptures.findPaymentForChange('pi_2')).toBeUndefined();
    await receive(eur(12_900));
    expect(await ports.duplicateCaptures.findPaymentForChange('pi_2')).toMatchObject({ id: 'payment-1' });
  });

  it.each([
    [eur(12_900), 'customer-receivable'],
    [{ amount: 140_000, currency: 'SEK' }, 'suspense'],
  ])('are given back as they came: %j from %s', async (amount, account) => {
    await receive(amount);
    await ports.duplicateCaptures.followRefund({ ...refund, amount });
    await ports.duplicateCaptures.followRefund({ ...refund, amount });
    const { amount: sum, currency } = amount;
    expect(postings('refund')).toEqual([
      [
        [account, sum, currency],
        ['cash-card', -sum, currency],
      ],
    ]);
  });

  it('come back once where the gateway could not bring them to the customer', async () => {
    await receive(eur(12_900));
    await ports.duplicateCaptures.followRefund({ ...refund, status: 'failed' });
    expect(ports.matters.raised).toEqual([]);
    await ports.duplicateCaptures.followRefund(refund);
    await ports.duplicateCaptures.followRefund({ ...refund, status: 'failed' });
    await ports.duplicateCaptures.followRefund({ ...refund, status: 'failed' });
    expect(postings('refund-returned')).toEqual([
      [
        ['cash-card', 12_900, 'EUR'],
        ['customer-receivable', -12_900, 'EUR'],
      ],
    ]);
    expect(ports.matters.raised.map(({ kind }) => kind)).toEqual(['refund-failed']);
  });

  it('are not what was never recorded as one', async () => {
    await ports.duplicateCaptures.followRefund(refund);
    expect(ports.ledger.entries).toEqual([]);
  });
});
