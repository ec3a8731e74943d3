import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Booking } from '../domain/booking.js';
import { BookingUnknown, OrderUnknown } from '../domain/booking.errors.js';
import { Order, type OrderStatus } from '../domain/order.js';
import { type OrderedBooking, OrderRepository } from '../domain/order.repository.js';

/** These orders buy nothing, now or later. */
const OVER: OrderStatus[] = ['cancelled', 'expired'];

@Injectable()
export class MikroOrmOrderRepository extends OrderRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async getForChange(orderId: string): Promise<Order> {
    const order = await this.findForChange(orderId);
    if (!order) throw new OrderUnknown();
    return order;
  }

  async findForChange(orderId: string): Promise<Order | undefined> {
    return (await this.entities.findOne(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }

  async findOfCustomerForChange(reference: string, email: string): Promise<Order | undefined> {
    const { rows } = await sql<{ id: string }>`
      select distinct o.id from booking.sales_order o left join booking.booking b on b.order_id = o.id
      where (o.reference = ${reference} or b.reference = ${reference}) and lower(o.customer ->> 'email') = ${email.toLowerCase()}
    `.execute(this.entities.getKysely());
    return rows[0] && this.findForChange(rows[0].id);
  }

  async openOfCartForChange(cartId: string): Promise<readonly Order[]> {
    // An order by bank transfer has left its cart, and reserves nothing.
    const open = { cartId, status: 'awaiting-payment' as const, paymentMethod: 'card' as const };
    return this.entities.find(Order, open, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async moveToCart(from: string, to: string): Promise<void> {
    await this.entities.nativeUpdate(Order, { cartId: from }, { cartId: to });
  }

  async statusOfCarts(reference: string, cartId: string): Promise<OrderStatus | undefined> {
    return (await this.entities.findOne(Order, { reference, cartId }))?.status;
  }

  async isOrderedAnew({ id, cartId, placedAt, lines }: Order): Promise<boolean> {
    const newer = { cartId, id: { $ne: id }, placedAt: { $gte: placedAt }, status: { $nin: OVER } };
    // Each of several merged carts may have been ordered, for different items.
    return (await this.entities.find(Order, newer)).some((order) => lines.some(({ itemId }) => order.sells(itemId)));
  }

  async isQuoteSold(quoteId: string): Promise<boolean> {
    const { rows } = await sql`
      select from booking.booking
      where service ->> 'quoteId' = ${quoteId} and status in ('waiting-payment', 'pending', 'completed')
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }

  async bookingsOf(orderId: string): Promise<readonly Booking[]> {
    return this.entities.find(Booking, { orderId }, { orderBy: { startsAt: 'asc', id: 'asc' } });
  }

  async getBookings(bookingIds: readonly string[]): Promise<readonly OrderedBooking[]> {
    const locked = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const { rows } = await sql<{ id: string }>`
      select distinct order_id as id from booking.booking where id = any(${[...bookingIds]}::uuid[])
    `.execute(this.entities.getKysely());
    const orders = await this.entities.find(Order, { id: rows.map(({ id }) => id) }, locked);
    const bookings = await this.entities.find(Booking, { id: [...bookingIds] }, locked);
    return bookingIds.map((bookingId) => {
      const booking = bookings.find(({ id }) => id === bookingId);
      const order = orders.find(({ id }) => id === booking?.orderId);
      if (!booking || !order) throw new BookingUnknown();
      return { booking, order };
    });
  }

  /** The commit writes them, in any order: the reference between them is checked at its end. */
  async add(order: Order, bookings: readonly Booking[]): Promise<void> {
    this.entities.persist([order, ...bookings]);
  }

  async save(order: Order, bookings: readonly Booking[] = []): Promise<void> {
    await this.entities.persist([order, ...bookings]).flush();
  }

  async saveBooking(booking: Booking): Promise<void> {
    await this.entities.persist(booking).flush();
  }

  async endedBefore(instant: Date, limit: number): Promise<readonly Booking[]> {
    return this.entities.find(
      Booking,
      { status: 'pending', endsAt: { $lt: instant } },
      { orderBy: { endsAt: 'asc' }, limit, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }
}
