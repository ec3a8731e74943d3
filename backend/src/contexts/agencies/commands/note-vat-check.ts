import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { VatCheck } from '../domain/professional.js';
import { ProfessionalRepository } from '../domain/professional.repository.js';

/** Keeps what the register of VAT numbers said, for the team's decision. */
export class NoteVatCheck extends Command<void> {
  constructor(
    readonly userId: string,
    readonly check: Omit<VatCheck, 'checkedAt'>,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(NoteVatCheck)
export class NoteVatCheckHandler implements ICommandHandler<NoteVatCheck> {
  constructor(
    private readonly professionals: ProfessionalRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, check, actor }: NoteVatCheck): Promise<void> {
    actor.mustBeAllowed('professional.validate');
    const professional = await this.professionals.getForChange(userId);
    professional.noteVatCheck({ ...check, checkedAt: this.clock.now().toISOString() });
    await this.professionals.save(professional);
  }
}
