import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { PromoCodeRepository } from '../domain/promo-code.repository.js';

/** Ends a code at once and for good. Throws PromoCodeUnknown, ChangedMeanwhile, PromoCodeEnded. */
export class EndPromoCode extends Command<void> {
  constructor(
    readonly id: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(EndPromoCode)
export class EndPromoCodeHandler implements ICommandHandler<EndPromoCode> {
  constructor(
    private readonly codes: PromoCodeRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ id, version, actor }: EndPromoCode): Promise<void> {
    actor.mustBeAllowed('promo-code.manage');
    const promoCode = await this.codes.getForChange(id);
    mustBeVersion(promoCode, version);
    promoCode.end(this.clock.now());
    await this.codes.save(promoCode);
    await this.audit.note(actor, { type: 'promo-code', id }, { endedAt: null }, { endedAt: promoCode.endedAt });
  }
}
