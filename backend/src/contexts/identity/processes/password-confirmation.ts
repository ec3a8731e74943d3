import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ConfirmPassword } from '../commands/confirm-password.js';
import { Credentials } from '../domain/credentials.js';
import { Passwords } from '../domain/passwords.js';
import { PresentPasswordWrong } from '../domain/user.errors.js';
import { SecondFactorGuesses } from './second-factor-guesses.js';
import { SignInLimits } from './sign-in-limits.js';

/** Asks for the password again before something that must not happen on a device that somebody left open. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly guesses: SecondFactorGuesses,
    private readonly commands: Commands,
  ) {}

  /**
   * Counts for 15 minutes of the session. Throws PresentPasswordWrong, SecondFactorCodeMissing, SecondFactorCodeWrong or
   * TooManyRequests.
   */
  async confirm(password: string, code: string | undefined, ip: string, actor: Actor): Promise<void> {
    const whose = { userId: actor.mustBePerson() };
    const attempt = await this.limits.begin(whose, ip);
    if (attempt.refusal) throw attempt.refusal;
    const owner = await this.credentials.ownerOf(whose, password, this.passwords);
    if (!owner) throw new PresentPasswordWrong('password');
    await attempt.succeed();
    const confirm = () => this.commands.execute(new ConfirmPassword(owner, code, actor));
    await (owner.hasSecondFactor && code ? this.guesses.guess(owner.userId, confirm) : confirm());
  }
}
