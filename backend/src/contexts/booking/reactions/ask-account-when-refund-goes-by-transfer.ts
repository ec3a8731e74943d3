import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { RefundAccountAsked } from '../../payments/events.js';
import { BookingChanges } from '../domain/booking-change.js';
import { OrderRepository } from '../domain/order.repository.js';
import { TransferMails } from '../mail/transfer-mails.js';

/** Asks the customer by mail to which account a refund goes. */
@Reaction('booking.ask-account-when-refund-goes-by-transfer')
@Injectable()
export class AskAccountWhenRefundGoesByTransfer implements EventHandler<RefundAccountAsked> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changes: BookingChanges,
    private readonly mails: TransferMails,
  ) {}

  async react({ orderId, refundId, amount }: RefundAccountAsked): Promise<void> {
    const change = await this.changes.find(orderId);
    const order = await this.orders.findForChange(change?.orderId ?? orderId);
    if (order) await this.mails.askAccount(order, refundId, amount);
  }
}
