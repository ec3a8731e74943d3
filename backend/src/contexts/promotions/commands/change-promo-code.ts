import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { PromoCodeTerms } from '../domain/promo-code.js';
import { PromoCodeRepository } from '../domain/promo-code.repository.js';

/**
 * Changes what a code is worth, and when. Throws PromoCodeUnknown, ChangedMeanwhile, PromoCodeEnded or
 * PromoCodeEndsTooEarly.
 */
export class ChangePromoCode extends Command<void> {
  constructor(
    readonly id: string,
    readonly terms: PromoCodeTerms,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangePromoCode)
export class ChangePromoCodeHandler implements ICommandHandler<ChangePromoCode> {
  constructor(
    private readonly codes: PromoCodeRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, terms, version, actor }: ChangePromoCode): Promise<void> {
    actor.mustBeAllowed('promo-code.manage');
    const promoCode = await this.codes.getForChange(id);
    mustBeVersion(promoCode, version);
    const before = promoCode.terms;
    promoCode.change(terms);
    await this.codes.save(promoCode);
    await this.audit.note(actor, { type: 'promo-code', id }, before, promoCode.terms);
  }
}
