import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ConfirmPassword } from '../commands/confirm-password.js';
import { Credentials } from '../domain/credentials.js';
import { Passwords } from '../domain/passwords.js';
import { PresentPasswordWrong } from '../domain/user.errors.js';
import { SignInLimits } from './sign-in-limits.js';

/** Asks for the password again before something that must not happen on a device that somebody left open. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly commands: Commands,
  ) {}

  /** Counts for 15 minutes of the session. Throws PresentPasswordWrong or TooManyRequests. */
  async confirm(password: string, ip: string, actor: Actor): Promise<void> {
    const whose = { userId: actor.mustBePerson() };
    const attempt = await this.limits.begin(whose, ip);
    if (attempt.refusal) throw attempt.refusal;
    const owner = await this.credentials.ownerOf(whose, password, this.passwords);
    if (!owner) throw new PresentPasswordWrong('password');
    await attempt.succeed();
    await this.commands.execute(new ConfirmPassword(owner.passwordHash, actor));
  }
}
