import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBooking, anOrder } from '../testing/an-order.js';
import { bookingPorts } from '../testing/booking-ports.js';
import { MarkBookingsWhenDisputed } from './mark-bookings-when-disputed.js';

describe('a disputed payment', () => {
  let ports: ReturnType<typeof bookingPorts>;
  const of = { paymentId: 'payment-1', orderId: 'order-1', disputeId: 'dp_1' };
  const follow = () => new MarkBookingsWhenDisputed(ports.orders, ports.changes);
  const open = () => follow().react({ type: 'payments.dispute-opened.v1', ...of });
  const close = (outcome: 'won' | 'lost') => follow().react({ type: 'payments.dispute-closed.v1', ...of, outcome });
  const stored = async () => (await ports.orders.bookingsOf('order-1'))[0]!;

  beforeEach(async () => {
    ports = bookingPorts();
    const order = anOrder();
    order.pay(ports.clock.now());
    const booking = aBooking();
    booking.confirm(ports.clock.now());
    await ports.orders.add(order, [booking]);
  });

  it('is a state of its bookings, which take place but are not cancelled for money', async () => {
    await open();
    const booking = await stored();
    expect(booking).toMatchObject({ status: 'pending', paymentStatus: 'disputed' });
    expect(() => booking.mustBeToCome(ports.clock.now())).toThrow(
      expect.objectContaining({
        code: 'BOOKING_NOT_CHANGEABLE',
        params: expect.objectContaining({ reason: 'disputed' }),
      }),
    );
  });

  it.each([
    ['won', 'paid'],
    ['lost', 'refunded'],
  ] as const)('that is %s leaves them %s', async (outcome, paymentStatus) => {
    await open();
    await close(outcome);
    expect(await stored()).toMatchObject({ status: 'pending', paymentStatus });
  });

  it('never revives a cancelled booking', async () => {
    const booking = await stored();
    booking.cancel('customer', null, { amount: 0, currency: 'EUR' }, ports.clock.now());
    await ports.orders.saveBooking(booking);
    await open();
    await close('won');
    expect(await stored()).toMatchObject({ status: 'cancelled', visitStatus: 'cancelled', paymentStatus: 'paid' });
  });

  it('of an order that is not known changes nothing', async () => {
    await follow().react({ type: 'payments.dispute-opened.v1', ...of, orderId: 'order-9' });
    expect((await stored()).paymentStatus).toBe('paid');
  });
});
