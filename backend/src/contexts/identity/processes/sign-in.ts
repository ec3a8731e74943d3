import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type Actor, NotSignedIn } from '../../../shared-kernel/actor.js';
import { AskForSignInCode } from '../commands/ask-for-sign-in-code.js';
import { OpenSession } from '../commands/open-session.js';
import { OpenSessionWithCode } from '../commands/open-session-with-code.js';
import { RenewSession } from '../commands/renew-session.js';
import { type AccountCredentials, Credentials } from '../domain/credentials.js';
import { Passwords } from '../domain/passwords.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { CredentialsWrong, SignInCodeRequired, SignInCodeWrong } from '../domain/user.errors.js';
import { SignInLimits } from './sign-in-limits.js';

export interface SignInForm {
  readonly email: string;
  readonly password: string;
  /** Looked at only where a code is needed. */
  readonly code?: string | undefined;
}

/**
 * Signing in by password, and staying signed in.
 * Where others try the account from too many networks, its owner also needs a mailed code on a
 * network that is new to the account. Each refusal is the same, and takes as long, whether or not the account exists.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly commands: Commands,
  ) {}

  /** Throws TooManyRequests, CredentialsWrong, SignInCodeRequired or SignInCodeWrong. */
  async signIn({ email, password, code }: SignInForm, device: DeviceFacts, actor: Actor): Promise<TokenPair> {
    const attempt = await this.limits.begin({ email }, device.ip);
    const owner = await this.credentials.ownerOf({ email }, password, this.passwords);
    const pair = attempt.refusal
      ? await this.withCode(owner, code, device, actor)
      : await this.withPassword(owner, device, actor);
    await attempt.succeed();
    return pair;
  }

  /** The next pair of tokens of the same session. Throws NotSignedIn where the refresh token brings none. */
  async renew(refreshToken: string, actor: Actor): Promise<TokenPair> {
    const pair = await this.commands.execute(new RenewSession(refreshToken, actor));
    if (!pair) throw new NotSignedIn();
    return pair;
  }

  private async withPassword(
    owner: AccountCredentials | undefined,
    device: DeviceFacts,
    actor: Actor,
  ): Promise<TokenPair> {
    if (!owner) throw new CredentialsWrong();
    return this.commands.execute(new OpenSession(owner.userId, owner.passwordHash, device, actor));
  }

  private async withCode(
    owner: AccountCredentials | undefined,
    code: string | undefined,
    device: DeviceFacts,
    actor: Actor,
  ): Promise<TokenPair> {
    if (!code) {
      await this.commands.execute(new AskForSignInCode(owner?.userId, actor));
      throw new SignInCodeRequired();
    }
    const pair = await this.commands.execute(new OpenSessionWithCode(owner, code, device, actor));
    if (!pair) throw new SignInCodeWrong();
    return pair;
  }
}
