import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { OrderRepository } from '../domain/order.repository.js';
import type { TransferRequested } from '../events.js';
import { TransferMails } from '../mail/transfer-mails.js';

/** Mails the customer where to send the money. */
@Reaction('booking.mail-instructions-when-transfer-requested')
@Injectable()
export class MailInstructionsWhenTransferRequested implements EventHandler<TransferRequested> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: TransferMails,
  ) {}

  async react({ orderId }: TransferRequested): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status === 'awaiting-payment') await this.mails.awaits(order, await this.orders.bookingsOf(orderId));
  }
}
