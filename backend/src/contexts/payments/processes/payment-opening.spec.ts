import { beforeEach, describe, expect, it } from '@jest/globals';
import { SystemIds } from '../../../platform/system.js';
import { RECONCILE } from '../domain/reconciliation.js';
import { OPENED_AT } from '../testing/a-payment.js';
import { anOrder } from '../testing/an-order.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { PaymentOpening } from './payment-opening.js';

const order = anOrder({ orderId: 'order-1' });

describe('opening a payment', () => {
  let ports: InMemoryPorts;
  let opening: PaymentOpening;

  beforeEach(() => {
    ports = inMemoryPorts();
    opening = new PaymentOpening(ports.payments, ports.gateway, ports.scheduledJobs, new SystemIds(), ports.clock);
  });

  it('notes what the order owes without a word to the gateway, which is asked after a minute', async () => {
    await opening.openFirst(order);
    const payment = await ports.payments.findOfOrder('order-1');
    expect(payment).toMatchObject({ status: 'waiting', gateway: 'stripe', amount: 12_900, intentId: null });
    expect(ports.scheduledJobs.dueAt(RECONCILE, payment?.id ?? '')).toEqual(new Date(OPENED_AT.getTime() + 60_000));
    expect(ports.gateway.intents.size).toBe(0);
  });

  it('leaves the payment that an order has', async () => {
    await opening.openFirst(order);
    const before = await ports.payments.findOfOrder('order-1');
    await opening.openUnlessThere(order);
    expect(await ports.payments.findOfOrder('order-1')).toEqual(before);
    expect(ports.scheduledJobs.keysOf(RECONCILE)).toEqual([before?.id]);
  });
});
