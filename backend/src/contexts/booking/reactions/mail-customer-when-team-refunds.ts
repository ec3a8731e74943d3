import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { OrderRefundedByTeam } from '../events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

@Reaction('booking.mail-customer-when-team-refunds')
@Injectable()
export class MailCustomerWhenTeamRefunds implements EventHandler<OrderRefundedByTeam> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
  ) {}

  async react({ orderId, refundId, amount }: OrderRefundedByTeam): Promise<void> {
    await this.mails.refundedByTeam(await this.orders.getForChange(orderId), refundId, amount);
  }
}
