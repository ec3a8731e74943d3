import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentCameTooLate } from '../../booking/events.js';
import { RefundRequests } from '../commands/refund-requests.js';

/** Nothing could be bought for it any more: all of the money goes back. */
@Reaction('payments.give-back-when-payment-came-too-late')
@Injectable()
export class GiveBackWhenPaymentCameTooLate implements Reacts<PaymentCameTooLate> {
  constructor(private readonly requests: RefundRequests) {}

  react({ orderId, because }: PaymentCameTooLate): Promise<void> {
    const reason = because === 'replaced' ? 'order-replaced' : 'came-too-late';
    return this.requests.add({ orderId, key: `came-too-late:${orderId}`, reason });
  }
}
