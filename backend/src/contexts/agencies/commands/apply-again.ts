import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Accounts } from '../domain/accounts.js';
import { ProfessionalRepository } from '../domain/professional.repository.js';
import { CHECK_VAT } from '../domain/vat-register.js';

/** Asks the team to look again, after a rejection. Throws ProfessionalUnknown or ProfessionalNotRejected. */
export class ApplyAgain extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(ApplyAgain)
export class ApplyAgainHandler implements ICommandHandler<ApplyAgain> {
  constructor(
    private readonly professionals: ProfessionalRepository,
    private readonly accounts: Accounts,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: ApplyAgain): Promise<void> {
    const now = this.clock.now();
    const userId = actor.mustBePerson();
    const account = await this.accounts.find(userId);
    const professional = await this.professionals.getForChange(userId);
    professional.applyAgain(account?.companyName ?? null, now);
    await this.professionals.save(professional);
    await this.scheduledJobs.plan(CHECK_VAT, userId, now, { userId });
  }
}
