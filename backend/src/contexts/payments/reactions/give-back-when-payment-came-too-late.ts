import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentCameTooLate } from '../../booking/events.js';
import { RefundRequests } from '../processes/refund-requests.js';
import type { RefundView } from '../index.js';

const REASONS: Readonly<Record<PaymentCameTooLate['closeReason'], RefundView['reason']>> = {
  'cancelled-by-customer': 'order-cancelled-by-customer',
  superseded: 'order-superseded',
  'payment-timeout': 'came-too-late',
};

/** Nothing could be bought for it any more: all of the money goes back. */
@Reaction('payments.give-back-when-payment-came-too-late')
@Injectable()
export class GiveBackWhenPaymentCameTooLate implements EventHandler<PaymentCameTooLate> {
  constructor(private readonly requests: RefundRequests) {}

  react({ orderId, closeReason }: PaymentCameTooLate): Promise<void> {
    const reason = REASONS[closeReason];
    return this.requests.add({ orderId, key: `came-too-late:${orderId}`, reason });
  }
}
