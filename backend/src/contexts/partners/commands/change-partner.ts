import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import type { PartnerDetails } from '../domain/partner.js';
import { PartnerRepository } from '../domain/partner.repository.js';

/** Changes who a partner is and on which terms it sells. Throws PartnerUnknown, ChangedMeanwhile, PartnerEmailTaken. */
export class ChangePartner extends Command<void> {
  constructor(
    readonly id: string,
    readonly details: PartnerDetails,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangePartner)
export class ChangePartnerHandler implements ICommandHandler<ChangePartner> {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, details, version, actor }: ChangePartner): Promise<void> {
    actor.mustBeAllowed('partner.manage');
    const partner = await this.partners.getForChange(id);
    mustBeVersion(partner, version);
    const before = partner.details;
    partner.change(details);
    await this.partners.save(partner);
    await this.audit.note(actor, { type: 'partner', id }, before, partner.details);
  }
}
