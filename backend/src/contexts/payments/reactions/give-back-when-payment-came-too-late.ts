import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentCameTooLate } from '../../booking/events.js';
import { RefundRequests } from '../processes/refund-requests.js';
import type { RefundView } from '../index.js';

const REASONS: Readonly<Record<NonNullable<PaymentCameTooLate['because']>, RefundView['reason']>> = {
  'given-up': 'order-given-up',
  replaced: 'order-replaced',
  'time-over': 'came-too-late',
};

/** Nothing could be bought for it any more: all of the money goes back. */
@Reaction('payments.give-back-when-payment-came-too-late')
@Injectable()
export class GiveBackWhenPaymentCameTooLate implements Reacts<PaymentCameTooLate> {
  constructor(private readonly requests: RefundRequests) {}

  react({ orderId, because }: PaymentCameTooLate): Promise<void> {
    const reason = REASONS[because ?? 'time-over'];
    return this.requests.add({ orderId, key: `came-too-late:${orderId}`, reason });
  }
}
