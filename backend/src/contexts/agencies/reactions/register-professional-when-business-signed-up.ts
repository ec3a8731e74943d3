import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { BusinessSignedUp } from '../../identity/events.js';
import { Accounts } from '../domain/accounts.js';
import { Professional } from '../domain/professional.js';
import { ProfessionalRepository } from '../domain/professional.repository.js';
import { CHECK_VAT } from '../domain/vat-register.js';

/** Registers who opened a business account, for the team to validate. */
@Reaction('agencies.register-professional-when-business-signed-up')
@Injectable()
export class RegisterProfessionalWhenBusinessSignedUp implements EventHandler<BusinessSignedUp> {
  constructor(
    private readonly professionals: ProfessionalRepository,
    private readonly accounts: Accounts,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async react({ userId }: BusinessSignedUp): Promise<void> {
    const now = this.clock.now();
    const account = await this.accounts.find(userId);
    await this.professionals.save(Professional.register(userId, account?.companyName ?? null, now));
    await this.scheduledJobs.plan(CHECK_VAT, userId, now, { userId });
  }
}
