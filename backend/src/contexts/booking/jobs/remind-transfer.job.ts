import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { OrderPayments } from '../domain/order-payments.js';
import { OrderRepository } from '../domain/order.repository.js';
import { TransferMails } from '../mail/transfer-mails.js';
import { REMIND_TRANSFER } from '../processes/order-placement.js';

/** Reminds of a bank transfer that has not arrived a bank day before its deadline. */
@ScheduledJob(REMIND_TRANSFER)
@Injectable()
export class RemindTransfer implements JobHandler<{ orderId: string }> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly payments: OrderPayments,
    private readonly mails: TransferMails,
  ) {}

  async run({ orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (order?.status !== 'awaiting-payment' || (await this.payments.isPaidOrProcessing(orderId))) return;
    await this.mails.reminder(order, await this.orders.bookingsOf(orderId));
  }
}
