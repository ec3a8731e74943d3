import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ProfessionalRepository } from '../domain/professional.repository.js';

/** Validates a professional. Throws ProfessionalUnknown or ProfessionalAlreadyDecided. */
export class ValidateProfessional extends Command<void> {
  constructor(
    readonly userId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ValidateProfessional)
export class ValidateProfessionalHandler implements ICommandHandler<ValidateProfessional> {
  constructor(
    private readonly professionals: ProfessionalRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, actor }: ValidateProfessional): Promise<void> {
    actor.mustBeAllowed('professional.validate');
    const professional = await this.professionals.getForChange(userId);
    professional.validate(this.clock.now());
    await this.professionals.save(professional);
    await this.audit.note(
      actor,
      { type: 'user', id: userId },
      { professional: 'pending' },
      { professional: 'validated' },
    );
  }
}
