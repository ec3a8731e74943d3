import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
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
      new OrderNotPayable({ reason: 'payment-timeout' }),
    );
  });

  it('is paid once', () => {
    const order = anOrder();
    order.pay(now);
    expect(order).toMatchObject({ status: 'paid', paidAt: now });
    expect(takeEvents(order)).toEqual([{ type: 'booking.charge-paid.v1', orderId: 'order-1', chargeId: 'order-1' }]);
    expect(() => order.pay(now)).toThrow(new StatusChangeRefused({ from: 'paid', to: 'paid' }));
  });

  it('tells that a dearer change was paid, and which lines are refunded', () => {
    const order = anOrder();
    const [line] = order.lines;
    if (!line) throw new Error('no line');
    order.addLines([{ ...line, id: 'line-9', chargeId: 'change-1' }]);
    order.refundLines([
      { lineId: 'line-9', amount: 500 },
      { lineId: line.id, amount: 0 },
    ]);
    expect(takeEvents(order)).toEqual([
      { type: 'booking.charge-paid.v1', orderId: 'order-1', chargeId: 'change-1' },
      {
        type: 'booking.lines-refunded.v1',
        orderId: 'order-1',
        lines: [{ lineId: 'line-9', chargeId: 'change-1', amount: 500 }],
      },
    ]);
  });

  it('does not expire once it is paid', () => {
    const order = anOrder();
    order.pay(now);
    expect(() => order.expire()).toThrow(StatusChangeRefused);
  });

  it('can still be paid after it has expired, when its slots were found again', () => {
    const order = anOrder();
    order.expire();
    expect(order.closeReason).toBe('payment-timeout');
    order.pay(now);
    expect(order).toMatchObject({ status: 'paid', closeReason: null });
  });

  it('asks for the money to go back when it came too late', () => {
    const order = anOrder();
    order.giveBack();
    expect(order.status).toBe('expired');
    expect(takeEvents(order)).toEqual([
      {
        type: 'booking.payment-came-too-late.v1',
        orderId: 'order-1',
        orderReference: 'CIC-7K3M9Q',
        closeReason: 'payment-timeout',
      },
    ]);
  });

  it('says that a newer order has replaced it, not that its time was over', () => {
    const order = anOrder();
    order.supersede();
    expect(() => mustBePayable(order, now)).toThrow(new OrderNotPayable({ reason: 'superseded' }));
    order.giveBack();
    expect(takeEvents(order)).toMatchObject([{ closeReason: 'superseded' }]);
  });

  it('says that its customer gave it up, where no newer order has replaced it', () => {
    const order = anOrder();
    order.cancel();
    expect(order).toMatchObject({ status: 'cancelled', closeReason: 'cancelled-by-customer' });
    expect(() => mustBePayable(order, now)).toThrow(new OrderNotPayable({ reason: 'cancelled-by-customer' }));
    order.giveBack();
    expect(takeEvents(order)).toMatchObject([{ closeReason: 'cancelled-by-customer' }]);
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
