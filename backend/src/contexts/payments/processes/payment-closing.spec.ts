import { beforeEach, describe, expect, it } from '@jest/globals';
import { anIntent, aPayment, OPENED_AT } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { CLOSE_PAYMENT, PaymentClosing } from './payment-closing.js';

describe('closing a payment', () => {
  let ports: InMemoryPorts;
  const close = (orderId = 'order-1') =>
    new PaymentClosing(ports.payments, ports.refunds, ports.refundTransfers, ports.scheduledJobs, ports.clock).close(
      orderId,
    );
  const planned = () => ports.scheduledJobs.dueAt(CLOSE_PAYMENT, 'payment-1');

  beforeEach(async () => {
    ports = inMemoryPorts();
    await ports.payments.add(aPayment());
  });

  it('plans to tell the gateway at once', async () => {
    await close();
    expect(await ports.payments.findOfOrder('order-1')).toMatchObject({ status: 'closed' });
    expect(planned()).toEqual(OPENED_AT);
  });

  it.each(['processing', 'captured'] as const)('leaves money that is taken or on its way: %s', async (status) => {
    const payment = aPayment();
    if (status === 'captured') payment.capture('pi_1', { amount: 12_900, currency: 'EUR' }, OPENED_AT);
    else payment.follow(anIntent({ status }));
    await ports.payments.save(payment);
    await close();
    expect(planned()).toBeUndefined();
  });

  it('has nothing to do where an order has no payment', async () => {
    await close('order-2');
    expect(ports.scheduledJobs.keysOf(CLOSE_PAYMENT)).toEqual([]);
  });
});
