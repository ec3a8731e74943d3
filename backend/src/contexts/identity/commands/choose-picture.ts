import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PICTURE_TYPES } from '../../../platform/files/file-types.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { UserRepository } from '../domain/user.repository.js';

/** Shows an uploaded picture beside the name of the actor, or none. Throws FileUnknown. */
export class ChoosePicture extends Command<void> {
  constructor(
    /** The path of an upload; null removes the picture. */
    readonly picture: string | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChoosePicture)
export class ChoosePictureHandler implements ICommandHandler<ChoosePicture> {
  constructor(
    private readonly users: UserRepository,
    private readonly files: StoredFiles,
  ) {}

  async execute({ picture, actor }: ChoosePicture): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    const before = user.picture;
    if (before === picture) return;
    const usedBy = `identity.picture:${user.id}`;
    if (picture) await this.files.claim(picture, user.id, usedBy, PICTURE_TYPES, 'picture');
    if (before) await this.files.release(before, usedBy);
    user.choosePicture(picture);
    await this.users.save(user);
  }
}
