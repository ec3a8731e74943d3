import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Booking } from '../domain/booking.js';
import type { Order } from '../domain/order.js';
import type { OrderRepository } from '../domain/order.repository.js';
import { aBooking, anOrder } from './an-order.js';

export interface OrdersSubject {
  readonly orders: OrderRepository;
  /** Runs one transaction. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface CacheInvalidation {
  readonly cartId?: string;
  readonly itemId?: string;
  readonly email?: string;
  readonly placedAt?: Date;
  readonly endsAt?: Date;
}

let count = 0;

/** Holds for every adapter: call it inside a `describe`. */
export function orderRepositoryContract(subject: () => OrdersSubject): void {
  const run = <Result>(work: (orders: OrderRepository) => Promise<Result>): Promise<Result> =>
    subject().run(() => work(subject().orders));

  async function placed({ cartId = randomUUID(), itemId = randomUUID(), ...changes }: CacheInvalidation = {}): Promise<{
    order: Order;
    booking: Booking;
  }> {
    count += 1;
    const number = String(count).padStart(6, '0');
    const { placedAt = new Date('2027-05-01T12:00:00Z'), email = 'ada@example.com' } = changes;
    const orderId = randomUUID();
    const booking = aBooking({
      id: randomUUID(),
      reference: `BK-${number}`,
      orderId,
      itemId,
      ...(changes.endsAt ? { endsAt: changes.endsAt, startsAt: new Date(changes.endsAt.getTime() - 60_000) } : {}),
    });
    const { customer } = anOrder();
    const order = anOrder(
      {
        id: orderId,
        reference: `CIC-${number}`,
        cartId,
        customer: { ...customer, email },
        lines: [
          {
            id: randomUUID(),
            chargeId: orderId,
            kind: 'fare',
            itemId,
            bookingId: booking.id,
            amount: booking.sold.price,
            tax: 'margin-scheme',
            refunded: 0,
          },
        ],
      },
      placedAt,
    );
    await run((orders) => orders.add(order, [booking]));
    return { order, booking };
  }

  const change = (id: string, act: (order: Order) => void) =>
    run(async (orders) => {
      const order = await orders.getForChange(id);
      act(order);
      await orders.save(order);
    });

  it('finds an order as it was saved, and nothing that was not', async () => {
    const { order, booking } = await placed();
    expect(await run((orders) => orders.getForChange(order.id))).toMatchObject({
      reference: order.reference,
      status: 'awaiting-payment',
      total: 19_500,
      lines: order.lines,
    });
    expect(await run((orders) => orders.bookingsOf(order.id))).toMatchObject([{ id: booking.id, tour: booking.tour }]);
    expect(await run((orders) => orders.findForChange(randomUUID()))).toBeUndefined();
    await expect(run((orders) => orders.getForChange(randomUUID()))).rejects.toMatchObject({ code: 'ORDER_UNKNOWN' });
  });

  it('finds an order of a customer by its reference or a booking’s, in any case of the address', async () => {
    const { order, booking } = await placed({ email: 'Grace@Example.com' });
    const find = (reference: string, email: string) =>
      run(async (orders) => (await orders.findOfCustomerForChange(reference, email))?.id);
    expect(await find(order.reference, 'grace@example.com')).toBe(order.id);
    expect(await find(booking.reference, 'GRACE@example.com')).toBe(order.id);
    expect(await find(order.reference, 'ada@example.com')).toBeUndefined();
    expect(await find('CIC-UNKNWN', 'grace@example.com')).toBeUndefined();
  });

  it('finds the orders of a cart that wait for their payment, wherever the cart went', async () => {
    const [cartId, other] = [randomUUID(), randomUUID()];
    const [{ order: open }, { order: closed }] = [await placed({ cartId }), await placed({ cartId })];
    await change(closed.id, (order) => order.cancel());
    const openOf = (id: string) => run(async (orders) => (await orders.openOfCartForChange(id)).map((each) => each.id));
    expect(await openOf(cartId)).toEqual([open.id]);
    expect(await run((orders) => orders.statusOfCarts(closed.reference, cartId))).toBe('cancelled');
    expect(await run((orders) => orders.statusOfCarts(closed.reference, other))).toBeUndefined();
    await run((orders) => orders.moveToCart(cartId, other));
    expect([await openOf(cartId), await openOf(other)]).toEqual([[], [open.id]]);
    expect(await run((orders) => orders.statusOfCarts(closed.reference, other))).toBe('cancelled');
  });

  it('knows whether an item of an order was ordered again', async () => {
    const [cartId, itemId] = [randomUUID(), randomUUID()];
    const { order } = await placed({ cartId, itemId });
    const isAnew = () => run((orders) => orders.isOrderedAnew(order));
    await placed({ cartId });
    await placed({ itemId });
    expect(await isAnew()).toBe(false);
    const { order: newer } = await placed({ cartId, itemId, placedAt: new Date('2027-05-01T12:10:00Z') });
    expect(await isAnew()).toBe(true);
    await change(newer.id, (each) => each.expire());
    expect(await isAnew()).toBe(false);
  });

  it('gives bookings with their orders in the order asked for, and refuses an unknown one', async () => {
    const [first, second] = [await placed(), await placed()];
    const ids = [second.booking.id, first.booking.id];
    const got = await run((orders) => orders.getBookings(ids));
    expect(got.map(({ booking, order }) => [booking.id, order.id])).toEqual([
      [second.booking.id, second.order.id],
      [first.booking.id, first.order.id],
    ]);
    const unknown = run((orders) => orders.getBookings([first.booking.id, randomUUID()]));
    await expect(unknown).rejects.toMatchObject({ code: 'BOOKING_UNKNOWN' });
  });

  it('finds paid bookings that ended before an instant, the first to end first', async () => {
    const instant = new Date(Date.UTC(2020, 0, 1, 0, (count += 1)));
    const at = (offset: number) => placed({ endsAt: new Date(instant.getTime() + offset) });
    const [earlier, later, atOnce, unpaid] = [await at(-2), await at(-1), await at(0), await at(-3)];
    await run(async (orders) => {
      for (const { booking } of await orders.getBookings([earlier, later, atOnce].map((each) => each.booking.id))) {
        booking.confirm(instant);
        await orders.saveBooking(booking);
      }
    });
    const ended = (limit: number) =>
      run(async (orders) => (await orders.endedBefore(instant, limit)).map((booking) => booking.id));
    expect(await ended(10)).toEqual([earlier.booking.id, later.booking.id]);
    expect(await ended(1)).toEqual([earlier.booking.id]);
    expect(await ended(10)).not.toContain(unpaid.booking.id);
  });
}
