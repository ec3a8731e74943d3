import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';
import { PassengerMails } from '../mail/passenger-mails.js';
import { REMIND_TRAVELLER, type Reminder } from '../processes/reminder-planning.js';

/** Reminds of a visit that takes place: where to be and when, with whom, and how to reach the guide. */
@ScheduledJob(REMIND_TRAVELLER)
@Injectable()
export class RemindTraveller implements JobHandler<Reminder> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
    private readonly passengerMails: PassengerMails,
    private readonly clock: Clock,
  ) {}

  async run({ bookingId, hours }: Reminder): Promise<void> {
    const [found] = await this.orders.getBookings([bookingId]);
    if (!found || found.booking.status !== 'pending' || this.clock.now() >= found.booking.startsAt) return;
    await this.mails.reminder(found.booking, found.order, hours);
    await this.passengerMails.reminder(found.booking, found.order, hours);
  }
}
