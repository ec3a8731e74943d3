import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingCancelled, BookingChanged, BookingConfirmed } from '../../booking/events.js';
import { ShareSettlement } from '../processes/share-settlement.js';

/** A partner's share follows what was sold, whoever changes or cancels it. */
@Reaction('partners.settle-share-when-sale-changed')
@Injectable()
export class SettleShareWhenSaleChanged implements EventHandler<BookingConfirmed | BookingChanged | BookingCancelled> {
  constructor(private readonly settlement: ShareSettlement) {}

  react({ orderId }: { readonly orderId: string }): Promise<void> {
    return this.settlement.settle(orderId);
  }
}
