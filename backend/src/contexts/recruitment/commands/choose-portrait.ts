import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PICTURE_TYPES } from '../../../platform/files/file-types.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ApplicationRepository } from '../domain/application.repository.js';

/** Shows an uploaded picture in the actor's application. Throws ApplicationUnknown, ApplicationClosed, FileUnknown. */
export class ChoosePortrait extends Command<void> {
  constructor(
    /** The path of an upload; null removes the picture. */
    readonly picture: string | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChoosePortrait)
export class ChoosePortraitHandler implements ICommandHandler<ChoosePortrait> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly files: StoredFiles,
    private readonly clock: Clock,
  ) {}

  async execute({ picture, actor }: ChoosePortrait): Promise<void> {
    const userId = actor.mustBePerson();
    const application = await this.applications.getForChange(userId);
    const before = application.picture;
    if (before === picture) return;
    application.choosePicture(picture, this.clock.now());
    const usedBy = `recruitment.picture:${userId}`;
    if (picture !== null) await this.files.claim(picture, userId, usedBy, PICTURE_TYPES, 'pictureUrl');
    if (before !== null) await this.files.release(before, usedBy);
    await this.applications.save(application);
  }
}
