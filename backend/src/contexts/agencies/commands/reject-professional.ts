import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ProfessionalRepository } from '../domain/professional.repository.js';

/** Rejects a professional, who is mailed the reason. Throws ProfessionalUnknown or ProfessionalAlreadyDecided. */
export class RejectProfessional extends Command<void> {
  constructor(
    readonly userId: string,
    readonly reason: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RejectProfessional)
export class RejectProfessionalHandler implements ICommandHandler<RejectProfessional> {
  constructor(
    private readonly professionals: ProfessionalRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, reason, actor }: RejectProfessional): Promise<void> {
    actor.mustBeAllowed('professional.validate');
    const professional = await this.professionals.getForChange(userId);
    professional.reject(reason, this.clock.now());
    await this.professionals.save(professional);
    await this.audit.note(
      actor,
      { type: 'user', id: userId },
      { professional: 'pending' },
      { professional: 'rejected', reason },
    );
  }
}
