import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { OrderRepository } from '../domain/order.repository.js';
import type { BookingWorkItemRaised, SlotMissed } from '../events.js';
import { TransferMails } from '../mail/transfer-mails.js';

/** Mails the customer, who chooses another time or a refund, and puts the order into the team's queue. */
@Reaction('booking.mail-customer-when-slot-missed')
@Injectable()
export class MailCustomerWhenSlotMissed implements EventHandler<SlotMissed> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: TransferMails,
    private readonly outbox: Outbox,
  ) {}

  async react({ orderId }: SlotMissed): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (!order || order.slotMissedAt === null) return;
    await this.mails.slotMissed(order, await this.orders.bookingsOf(orderId));
    const { reference, toPay } = order;
    const raised: BookingWorkItemRaised = {
      type: 'booking.work-item-raised.v1',
      kind: 'slot-missed',
      key: orderId,
      subject: { type: 'order', id: reference, reference },
      facts: { amount: toPay.toJSON() },
    };
    await this.outbox.publish(raised);
  }
}
