import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { ProfessionalValidated } from '../../agencies/events.js';
import { PromoCode } from '../domain/promo-code.js';
import { PromoCodeRepository } from '../domain/promo-code.repository.js';

/** 40 bits: nobody guesses it at ten tries an hour. */
const RANDOM_CHARACTERS = 8;

/** Makes the personal code of a professional, once. A code that happens to be taken is drawn anew with the next attempt. */
@Reaction('promotions.make-personal-code-when-professional-validated')
@Injectable()
export class MakePersonalCodeWhenProfessionalValidated implements EventHandler<ProfessionalValidated> {
  constructor(
    private readonly codes: PromoCodeRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react({ userId: ownerId }: ProfessionalValidated): Promise<void> {
    const code = `PRO-${this.ids.reference(RANDOM_CHARACTERS)}`;
    await this.codes.addPersonal(PromoCode.personal({ id: this.ids.uuid(), code, ownerId }, this.clock.now()));
  }
}
