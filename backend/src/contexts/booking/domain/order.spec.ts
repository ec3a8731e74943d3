import { describe, expect, it } from '@jest/globals';
import { takeFacts } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { anOrder } from '../testing/an-order.js';
import { OrderNotPayable, StatusChangeRefused } from './booking.errors.js';
import { mustBePayable } from './order.js';

const now = new Date('2027-05-01T12:00:00Z');

describe('an order', () => {
  it('costs the sum of its lines', () => {
    expect(anOrder().grandTotal.toJSON()).toEqual({ amount: 25_301, currency: 'EUR' });
  });

  it('can be paid until its time is over, and not at that instant', () => {
    const order = anOrder();
    expect(() => mustBePayable(order, new Date('2027-05-01T12:29:59.999Z'))).not.toThrow();
    expect(() => mustBePayable(order, new Date('2027-05-01T12:30:00Z'))).toThrow(
      new OrderNotPayable({ reason: 'time-over' }),
    );
  });

  it('is paid once', () => {
    const order = anOrder();
    order.pay(now);
    expect(order).toMatchObject({ status: 'paid', paidAt: now });
    expect(() => order.pay(now)).toThrow(new StatusChangeRefused({ from: 'paid', to: 'paid' }));
  });

  it('does not expire once it is paid', () => {
    const order = anOrder();
    order.pay(now);
    expect(() => order.expire()).toThrow(StatusChangeRefused);
  });

  it('can still be paid after it has expired, when its slots were found again', () => {
    const order = anOrder();
    order.expire();
    expect(order.whyClosed).toBe('time-over');
    order.pay(now);
    expect(order).toMatchObject({ status: 'paid', whyClosed: null });
  });

  it('asks for the money to go back when it came too late', () => {
    const order = anOrder();
    order.giveBack();
    expect(order.status).toBe('expired');
    expect(takeFacts(order)).toEqual([
      {
        type: 'booking.payment-came-too-late.v1',
        orderId: 'order-1',
        orderReference: 'CIC-7K3M9Q',
        because: 'time-over',
      },
    ]);
  });

  it('says that a newer order has replaced it, not that its time was over', () => {
    const order = anOrder();
    order.replace();
    expect(() => mustBePayable(order, now)).toThrow(new OrderNotPayable({ reason: 'replaced' }));
    order.giveBack();
    expect(takeFacts(order)).toMatchObject([{ because: 'replaced' }]);
  });

  it('says that its customer gave it up, where no newer order has replaced it', () => {
    const order = anOrder();
    order.giveUp();
    expect(order).toMatchObject({ status: 'cancelled', whyClosed: 'given-up' });
    expect(() => mustBePayable(order, now)).toThrow(new OrderNotPayable({ reason: 'given-up' }));
    order.giveBack();
    expect(takeFacts(order)).toMatchObject([{ because: 'given-up' }]);
  });

  it('is refunded in part, then in full, and no step back', () => {
    const order = anOrder();
    order.pay(now);
    order.refund(false);
    expect(order.status).toBe('partially-refunded');
    order.refund(true);
    order.refund(false);
    expect(order.status).toBe('refunded');
  });

  it('cannot be refunded in part before it was paid', () => {
    expect(() => anOrder().refund(false)).toThrow(
      new StatusChangeRefused({ from: 'awaiting-payment', to: 'partially-refunded' }),
    );
  });
});
