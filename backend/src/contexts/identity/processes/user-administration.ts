import { Injectable } from '@nestjs/common';
import { type Actor, NotAllowed } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { mayDecideAbout, type User } from '../domain/user.js';
import { UserUnknown } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/** How commands of the team take hold of an account. */
@Injectable()
export class UserAdministration {
  constructor(private readonly users: UserRepository) {}

  /** Locks the account. Throws UserUnknown, or ChangedMeanwhile if somebody else has changed it since `version`. */
  async getForChange(userId: string, version: number | undefined): Promise<User> {
    const user = await this.users.findForChange(userId);
    if (!user) throw new UserUnknown({ user: userId });
    if (version !== undefined) mustBeVersion(user, version);
    return user;
  }

  /** As {@link getForChange}. Throws NotAllowed where an admin decides about an admin. */
  async getToDecide(userId: string, version: number | undefined, actor: Actor): Promise<User> {
    actor.mustBeAllowed('user.suspend');
    const user = await this.getForChange(userId, version);
    if (!mayDecideAbout(user, actor)) throw new NotAllowed();
    return user;
  }
}
