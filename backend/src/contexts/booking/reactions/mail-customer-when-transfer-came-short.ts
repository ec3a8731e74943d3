import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { TransferCameShort } from '../../payments/events.js';
import { OrderRepository } from '../domain/order.repository.js';
import { TransferMails } from '../mail/transfer-mails.js';

/** Mails the customer once what is missing. */
@Reaction('booking.mail-customer-when-transfer-came-short')
@Injectable()
export class MailCustomerWhenTransferCameShort implements EventHandler<TransferCameShort> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: TransferMails,
  ) {}

  async react({ orderId, received, missing }: TransferCameShort): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status !== 'awaiting-payment') return;
    await this.mails.fellShort(order, await this.orders.bookingsOf(orderId), received, missing);
  }
}
