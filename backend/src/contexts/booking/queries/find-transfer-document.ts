import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BookingDocument } from '../documents/booking-documents.js';
import { TransferDocuments } from '../documents/transfer-documents.js';
import { Booking } from '../domain/booking.js';
import { OrderNotPayable, OrderUnknown } from '../domain/booking.errors.js';
import { Order } from '../domain/order.js';

/**
 * The PDF of an order that waits for its bank transfer. The caller must have passed OrderAccess. Throws OrderNotPayable
 * for another order.
 */
export class FindTransferDocument extends Query<BookingDocument> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(FindTransferDocument)
export class FindTransferDocumentHandler implements IQueryHandler<FindTransferDocument> {
  constructor(
    private readonly entities: EntityManager,
    private readonly documents: TransferDocuments,
  ) {}

  async execute({ orderId }: FindTransferDocument): Promise<BookingDocument> {
    const entities = this.entities.fork();
    const order = await entities.findOne(Order, { id: orderId });
    if (!order) throw new OrderUnknown();
    const isWaiting = order.isByWire && order.status === 'awaiting-payment';
    const bookings = await entities.find(Booking, { orderId }, { orderBy: { startsAt: 'asc', id: 'asc' } });
    const document = isWaiting ? await this.documents.instructions(order, bookings) : undefined;
    if (!document)
      throw new OrderNotPayable({ reason: order.status === 'paid' ? 'paid' : (order.closeReason ?? 'paid') });
    return document;
  }
}
