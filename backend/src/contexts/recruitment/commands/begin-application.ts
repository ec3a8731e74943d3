import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Applicants } from '../domain/applicants.js';
import { AccountCannotApply } from '../domain/application.errors.js';
import { Application } from '../domain/application.js';
import { ApplicationRepository } from '../domain/application.repository.js';

/** Begins the application of the actor, or keeps the one that is there. Throws AccountCannotApply. */
export class BeginApplication extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(BeginApplication)
export class BeginApplicationHandler implements ICommandHandler<BeginApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly applicants: Applicants,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: BeginApplication): Promise<void> {
    const userId = actor.mustBePerson();
    if (!(await this.applicants.find(userId))?.mayApply) throw new AccountCannotApply();
    await this.applications.addMissing(Application.begin(userId, this.clock.now()));
  }
}
