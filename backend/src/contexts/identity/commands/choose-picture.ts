import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { PICTURE_TYPES } from '../../../platform/files/file-types.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { NotAllowed, type Actor } from '../../../shared-kernel/actor.js';
import { mayDecideAbout } from '../domain/user.js';
import { UserUnknown } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/**
 * Shows a picture that the person has uploaded beside the name, or none. Admins do so for others, too. Throws UserUnknown,
 * NotAllowed or FileUnknown.
 */
export class ChoosePicture extends Command<void> {
  constructor(
    readonly userId: string,
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
    private readonly audit: AuditTrail,
  ) {}

  async execute({ userId, picture, actor }: ChoosePicture): Promise<void> {
    const user = await this.users.findForChange(userId);
    if (!user) throw new UserUnknown({ user: userId });
    const isOwn = actor.owns(user.id);
    if (!isOwn && !mayDecideAbout(user, actor)) throw new NotAllowed();
    const before = user.picture;
    if (before === picture) return;
    const usedBy = `identity.picture:${user.id}`;
    if (picture) await this.files.claim(picture, user.id, usedBy, PICTURE_TYPES, 'picture');
    if (before) await this.files.release(before, usedBy);
    user.choosePicture(picture);
    await this.users.save(user);
    if (!isOwn) await this.audit.note(actor, { type: 'user', id: userId }, { picture: before }, { picture });
  }
}
