import { BookingChange, BookingChanges } from '../domain/booking-change.js';
import { copyOf } from './copy-of.js';

export class InMemoryBookingChanges extends BookingChanges {
  private readonly rows = new Map<string, BookingChange>();

  async find(id: string): Promise<BookingChange | undefined> {
    const found = this.rows.get(id);
    return found && copyOf(found);
  }

  findForChange(id: string): Promise<BookingChange | undefined> {
    return this.find(id);
  }

  async findWaitingForChange(bookingId: string): Promise<BookingChange | undefined> {
    const found = [...this.rows.values()].find(
      (change) => change.bookingId === bookingId && change.status === 'waiting-payment',
    );
    return found && copyOf(found);
  }

  async save(change: BookingChange): Promise<void> {
    this.rows.set(change.id, copyOf(change));
  }
}
