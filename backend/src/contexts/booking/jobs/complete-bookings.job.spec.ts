import { describe, expect, it } from '@jest/globals';
import { aBooking, anItem, anOrder } from '../testing/an-order.js';
import { bookingPorts } from '../testing/booking-ports.js';
import { CompleteBookings } from './complete-bookings.job.js';

const END = new Date('2027-05-03T10:30:00Z');

async function setUp() {
  const { orders, carts, slots, clock, cartWith, cart } = bookingPorts();
  const booking = aBooking();
  booking.confirm(clock.now());
  await orders.save(anOrder(), [booking]);
  const run = () => new CompleteBookings(orders, carts, slots, clock).run();
  const status = async () => (await orders.bookingsOf('order-1'))[0]?.status;
  return { clock, orders, run, status, cartWith, cart };
}

describe('a paid booking', () => {
  it('is completed once its end is more than two hours ago', async () => {
    const { clock, orders, run, status } = await setUp();
    clock.moveTo(new Date(END.getTime() + 2 * 3_600_000));
    await run();
    expect(await status()).toBe('pending');
    clock.moveBy(1);
    await run();
    expect(await status()).toBe('completed');
    expect(orders.facts.at(-1)).toEqual({
      type: 'booking.completed.v1',
      bookingId: 'booking-1',
      bookingReference: 'BK-4F8T2W',
      orderId: 'order-1',
      tourId: 'tour-1',
    });
    await run();
    expect(orders.facts.filter(({ type }) => type === 'booking.completed.v1')).toHaveLength(1);
  });
});

describe('a cart', () => {
  it('is kept for 30 days after its last change', async () => {
    const { clock, run, cartWith, cart } = await setUp();
    const { expiresAt } = await cartWith(anItem());
    clock.moveTo(expiresAt);
    await run();
    expect(await cart()).toBeDefined();
    clock.moveBy(1);
    await run();
    expect(await cart()).toBeUndefined();
  });
});
