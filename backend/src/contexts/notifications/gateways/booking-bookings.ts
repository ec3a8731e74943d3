import { Injectable } from '@nestjs/common';
import { BookingApi, type BookingSummary, type OrderSummary } from '../../booking/index.js';
import { type BookingOfOwner, Bookings, type OrderOfOwner } from '../domain/bookings.js';

@Injectable()
export class BookingBookings extends Bookings {
  constructor(private readonly booking: BookingApi) {
    super();
  }

  async owned(bookingIds: readonly string[]): Promise<readonly BookingOfOwner[]> {
    return (await this.booking.findBookings(bookingIds)).flatMap(toOwned);
  }

  async ownedOrder(orderId: string): Promise<OrderOfOwner | undefined> {
    return ofOwner(await this.booking.findOrder(orderId));
  }

  async expiredOrder(orderId: string): Promise<OrderOfOwner | undefined> {
    return ofOwner(await this.booking.findExpiredOrder(orderId));
  }
}

const ofOwner = (order: OrderSummary | undefined): OrderOfOwner | undefined =>
  order?.ownerId === undefined ? undefined : { ownerId: order.ownerId, reference: order.reference };

const toOwned = ({
  id,
  reference,
  order,
  name,
  cityName,
  startsAt,
  timeZone,
  announcedGuides,
}: BookingSummary): BookingOfOwner[] =>
  order.ownerId === undefined
    ? []
    : [
        {
          id,
          ownerId: order.ownerId,
          announcedGuides,
          visit: {
            tour: name,
            city: cityName,
            startsAt: startsAt.toISOString(),
            timeZone,
            bookingReference: reference,
            orderReference: order.reference,
          },
        },
      ];
