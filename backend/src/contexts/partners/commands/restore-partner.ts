import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { PartnerRepository } from '../domain/partner.repository.js';

/** Opens the API again to the keys of a partner. Throws PartnerUnknown, ChangedMeanwhile, PartnerNotSuspended. */
export class RestorePartner extends Command<void> {
  constructor(
    readonly id: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RestorePartner)
export class RestorePartnerHandler implements ICommandHandler<RestorePartner> {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ id, version, actor }: RestorePartner): Promise<void> {
    actor.mustBeAllowed('partner.manage');
    const partner = await this.partners.getForChange(id);
    mustBeVersion(partner, version);
    partner.restore();
    await this.partners.save(partner);
    await this.audit.note(actor, { type: 'partner', id }, { state: 'suspended' }, { state: 'active' });
  }
}
