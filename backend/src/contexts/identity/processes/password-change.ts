import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ChangePassword } from '../commands/change-password.js';
import { ResetPassword } from '../commands/reset-password.js';
import { Credentials } from '../domain/credentials.js';
import { Passwords } from '../domain/passwords.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { PresentPasswordWrong } from '../domain/user.errors.js';
import { SignInLimits } from './sign-in-limits.js';

/** Setting a new password, by the present one or by a mailed link. Hashes are made outside of the transaction. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly commands: Commands,
  ) {}

  /** Ends all sessions and opens a new one. Throws PresentPasswordWrong, PasswordIsAddress or TooManyRequests. */
  async change(present: string, password: string, device: DeviceFacts, actor: Actor): Promise<TokenPair> {
    const whose = { userId: actor.mustBePerson() };
    const attempt = await this.limits.begin(whose, device.ip);
    if (attempt.refusal) throw attempt.refusal;
    const owner = await this.credentials.ownerOf(whose, present, this.passwords);
    if (!owner) throw new PresentPasswordWrong();
    await attempt.succeed();
    const newHash = await this.passwords.hash(password);
    return this.commands.execute(new ChangePassword(owner.passwordHash, password, newHash, device, actor));
  }

  /** Ends all sessions. Throws LinkNotValid or PasswordIsAddress. */
  async reset(token: string, password: string, actor: Actor): Promise<void> {
    const newHash = await this.passwords.hash(password);
    await this.commands.execute(new ResetPassword(token, password, newHash, actor));
  }
}
