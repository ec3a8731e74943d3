import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Professionals } from '../domain/professionals.js';
import { PromoUses } from '../domain/promo-uses.js';
import type { PersonalCodeMade } from '../events.js';
import { PersonalCodeMails } from '../mail/personal-code-mails.js';

/** Mails a professional the personal code. */
@Reaction('promotions.mail-professional-when-personal-code-made')
@Injectable()
export class MailProfessionalWhenPersonalCodeMade implements EventHandler<PersonalCodeMade> {
  constructor(
    private readonly uses: PromoUses,
    private readonly professionals: Professionals,
    private readonly mails: PersonalCodeMails,
  ) {}

  async react({ promoCodeId, userId }: PersonalCodeMade): Promise<void> {
    const [promoCode, professional] = [
      await this.uses.findCodeOf(userId),
      await this.professionals.findValidated(userId),
    ];
    // Whoever was suspended meanwhile could not use it.
    if (promoCode?.id === promoCodeId && professional) await this.mails.made(professional, promoCode);
  }
}
