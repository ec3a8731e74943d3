import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { Applicants } from '../domain/applicants.js';
import { ApplicationUnknown } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { Questions } from '../domain/questions.js';

/** Hands the actor's application to the team. Throws ApplicationUnknown, ApplicationStatusRefused, ApplicationIncomplete. */
export class SubmitApplication extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(SubmitApplication)
export class SubmitApplicationHandler implements ICommandHandler<SubmitApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly applicants: Applicants,
    private readonly questions: Questions,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: SubmitApplication): Promise<void> {
    const userId = actor.mustBePerson();
    const application = await this.applications.getForChange(userId);
    const applicant = await this.applicants.find(userId);
    if (!applicant) throw new ApplicationUnknown();
    const asked = (await this.questions.all(DEFAULT_LOCALE)).map(({ key }) => key);
    application.submit(application.missing(applicant, asked), this.clock.now());
    await this.applications.save(application);
  }
}
