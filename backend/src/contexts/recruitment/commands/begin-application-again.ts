import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ApplicationRepository } from '../domain/application.repository.js';

/** Opens the form of a refused application again. Throws ApplicationUnknown, ApplicationStatusRefused. */
export class BeginApplicationAgain extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(BeginApplicationAgain)
export class BeginApplicationAgainHandler implements ICommandHandler<BeginApplicationAgain> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: BeginApplicationAgain): Promise<void> {
    const application = await this.applications.getForChange(actor.mustBePerson());
    application.beginAgain(this.clock.now());
    await this.applications.save(application);
  }
}
