import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Partner, type PartnerDetails } from '../domain/partner.js';
import { PartnerRepository } from '../domain/partner.repository.js';

/** Opens the account of a partner; answers its id. Throws PartnerEmailTaken. */
export class CreatePartner extends Command<string> {
  constructor(
    readonly details: PartnerDetails,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreatePartner)
export class CreatePartnerHandler implements ICommandHandler<CreatePartner> {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ details, actor }: CreatePartner): Promise<string> {
    actor.mustBeAllowed('partner.manage');
    const partner = Partner.create(this.ids.uuid(), details, this.clock.now());
    await this.partners.add(partner);
    await this.audit.note(actor, { type: 'partner', id: partner.id }, {}, partner.details);
    return partner.id;
  }
}
