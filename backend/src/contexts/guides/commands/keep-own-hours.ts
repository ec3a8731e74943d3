import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Availability } from '../domain/availability.js';
import { GuideUnknown } from '../domain/guide.errors.js';
import { GuideRepository } from '../domain/guide.repository.js';

/** The guide says when they work. Missions that they have stay. Throws GuideUnknown, ChangedMeanwhile, HoursOverlap, HolidayReversed. */
export class KeepOwnHours extends Command<void> {
  constructor(
    readonly availability: Availability,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(KeepOwnHours)
export class KeepOwnHoursHandler implements ICommandHandler<KeepOwnHours> {
  constructor(private readonly guides: GuideRepository) {}

  async execute({ availability, version, actor }: KeepOwnHours): Promise<void> {
    actor.mustBeAllowed('guide.present');
    const guide = await this.guides.findForChange(actor.mustBePerson());
    if (!guide) throw new GuideUnknown();
    guide.workAt(availability, version);
    await this.guides.save(guide);
  }
}
