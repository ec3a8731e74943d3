import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type BookingDocument, BookingDocuments } from '../documents/booking-documents.js';
import { Booking } from '../domain/booking.js';
import { BookingUnknown, NotPaidYet } from '../domain/booking.errors.js';
import { OrderLinks } from '../domain/order-links.js';
import { Order } from '../domain/order.js';

/** A file of a paid booking. The caller must have passed OrderAccess. */
export class FindBookingDocument extends Query<BookingDocument> {
  constructor(
    readonly bookingId: string,
    readonly document: 'own' | 'classic' | 'calendar',
  ) {
    super();
  }
}

@QueryHandler(FindBookingDocument)
export class FindBookingDocumentHandler implements IQueryHandler<FindBookingDocument> {
  constructor(
    private readonly entities: EntityManager,
    private readonly documents: BookingDocuments,
    private readonly links: OrderLinks,
  ) {}

  async execute({ bookingId, document }: FindBookingDocument): Promise<BookingDocument> {
    const entities = this.entities.fork();
    const booking = await entities.findOne(Booking, { id: bookingId });
    const order = booking && (await entities.findOne(Order, { id: booking.orderId }));
    if (!booking || !order) throw new BookingUnknown();
    if (booking.status !== 'pending' && booking.status !== 'completed')
      throw new NotPaidYet({ reference: booking.reference });
    return document === 'calendar'
      ? this.documents.calendar(booking, order, this.links.publicAddress(order))
      : this.documents.voucher(booking, order, document);
  }
}
