import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { PartnerRepository } from '../domain/partner.repository.js';

/** Closes the API to all keys of a partner at once. Throws PartnerUnknown, ChangedMeanwhile, PartnerSuspended. */
export class SuspendPartner extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SuspendPartner)
export class SuspendPartnerHandler implements ICommandHandler<SuspendPartner> {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ id, reason, version, actor }: SuspendPartner): Promise<void> {
    actor.mustBeAllowed('partner.manage');
    const partner = await this.partners.getForChange(id);
    mustBeVersion(partner, version);
    partner.suspend(reason, this.clock.now());
    await this.partners.save(partner);
    await this.audit.note(actor, { type: 'partner', id }, { state: 'active' }, { state: 'suspended', reason });
  }
}
