import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentAttentionRaised } from '../../payments/events.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { Admins } from '../domain/admins.js';

/** The team learns that a payment needs a person. */
@Reaction('notifications.tell-admins-when-payment-attention-raised')
@Injectable()
export class TellAdminsWhenPaymentAttentionRaised implements EventHandler<PaymentAttentionRaised> {
  constructor(
    private readonly admins: Admins,
    private readonly inbox: NotificationInbox,
  ) {}

  async react({ attentionId, kind: why, orderReference }: PaymentAttentionRaised): Promise<void> {
    const notifications = (await this.admins.ids()).map((recipientId) => ({
      recipientId,
      kind: 'payment-attention' as const,
      deduplicationKey: attentionId,
      payload: { why, ...(orderReference === null ? {} : { orderReference }) },
    }));
    await this.inbox.deliver(notifications);
  }
}
