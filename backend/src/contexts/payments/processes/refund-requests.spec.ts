import { beforeEach, describe, expect, it } from '@jest/globals';
import { SEND_REFUND } from '../domain/refunds.js';
import { aPayment, OPENED_AT } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { type RefundRequest, RefundRequests } from './refund-requests.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;

describe('asking for a refund', () => {
  let ports: InMemoryPorts;
  const ask = (request: Partial<RefundRequest> = {}) =>
    new RefundRequests(ports.payments, ports.refunds, ports.refundTransfers, ports.scheduledJobs, ports.clock).add({
      orderId: 'order-1',
      key: 'a',
      reason: 'test',
      ...request,
    });
  const asked = () => ports.refunds.ofPayment('payment-1');
  const capture = async (amount: number, currency: string) => {
    const payment = aPayment();
    payment.capture('pi_1', { amount, currency }, OPENED_AT);
    await ports.payments.save(payment);
  };
  const excess = { code: 'REFUND_EXCEEDS_PAYMENT' };

  beforeEach(async () => {
    ports = inMemoryPorts();
    await capture(12_900, 'EUR');
  });

  it('asks for all that is left where it names no amount, and plans the call of the gateway', async () => {
    await ask({ amount: eur(5000) });
    await ask({ key: 'b' });
    expect((await asked()).map(({ amount }) => amount)).toEqual([eur(5000), eur(7900)]);
    expect(await ports.payments.findOfOrder('order-1')).toMatchObject({ status: 'refunding' });
    expect(ports.scheduledJobs.keysOf(SEND_REFUND)).toHaveLength(2);
  });

  it('asks once by each key, and has nothing to do where all has gone back', async () => {
    await ask();
    await ask();
    await ask({ key: 'b' });
    expect(await asked()).toHaveLength(1);
  });

  it('gives back what came in another currency as it came', async () => {
    await capture(140_000, 'SEK');
    await ask();
    expect((await asked()).map(({ amount }) => amount)).toEqual([{ amount: 140_000, currency: 'SEK' }]);
  });

  it.each([0, -1, 12_901])('refuses to give back %i', async (amount) => {
    await expect(ask({ amount: eur(amount) })).rejects.toMatchObject(excess);
  });

  it('refuses to give back what was never taken, and of an order without a payment', async () => {
    await ports.payments.save(aPayment());
    await expect(ask()).rejects.toMatchObject(excess);
    await expect(ask({ orderId: 'order-2' })).rejects.toMatchObject({ code: 'PAYMENT_UNKNOWN' });
  });
});
