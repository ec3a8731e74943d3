import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { PromoCode, type PromoCodeTerms } from '../domain/promo-code.js';
import { PromoCodeRepository } from '../domain/promo-code.repository.js';

/** Makes the code of a campaign; answers its id. Throws PromoCodeTaken or PromoCodeEndsTooEarly. */
export class CreatePromoCode extends Command<string> {
  constructor(
    /** In capital letters. */
    readonly code: string,
    readonly terms: PromoCodeTerms,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreatePromoCode)
export class CreatePromoCodeHandler implements ICommandHandler<CreatePromoCode> {
  constructor(
    private readonly codes: PromoCodeRepository,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ code, terms, actor }: CreatePromoCode): Promise<string> {
    actor.mustBeAllowed('promo-code.manage');
    const made = PromoCode.campaign({ id: this.ids.uuid(), code, terms }, this.clock.now());
    await this.codes.add(made);
    await this.audit.note(actor, { type: 'promo-code', id: made.id }, {}, made.terms);
    return made.id;
  }
}
