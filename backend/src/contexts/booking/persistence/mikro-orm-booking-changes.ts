import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BookingChange, BookingChanges } from '../domain/booking-change.js';

const FOR_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmBookingChanges extends BookingChanges {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async find(id: string): Promise<BookingChange | undefined> {
    const entities = this.entities.isInTransaction() ? this.entities : this.entities.fork();
    return (await entities.findOne(BookingChange, { id })) ?? undefined;
  }

  async findForChange(id: string): Promise<BookingChange | undefined> {
    return (await this.entities.findOne(BookingChange, { id }, FOR_CHANGE)) ?? undefined;
  }

  async findWaitingForChange(bookingId: string): Promise<BookingChange | undefined> {
    const waiting = { bookingId, status: 'waiting-payment' } as const;
    return (await this.entities.findOne(BookingChange, waiting, FOR_CHANGE)) ?? undefined;
  }

  async save(change: BookingChange): Promise<void> {
    await this.entities.persist(change).flush();
  }
}
