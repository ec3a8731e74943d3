import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentAttentionRaised } from '../../payments/events.js';
import { Bell } from '../domain/bell.js';
import { Team } from '../domain/team.js';

/** The team learns that a payment needs a person. */
@Reaction('notifications.tell-payment-attention')
@Injectable()
export class TellAdminsWhenPaymentAttentionRaised implements Reacts<PaymentAttentionRaised> {
  constructor(
    private readonly team: Team,
    private readonly bell: Bell,
  ) {}

  async react({ attentionId, kind: why, orderReference }: PaymentAttentionRaised): Promise<void> {
    const news = (await this.team.adminIds()).map((recipientId) => ({
      recipientId,
      kind: 'payment-attention' as const,
      occasion: attentionId,
      saying: { why, ...(orderReference === null ? {} : { orderReference }) },
    }));
    await this.bell.ring(news);
  }
}
