import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type Actor, NotSignedIn } from '../../../shared-kernel/actor.js';
import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import { AskForSignInCode } from '../commands/ask-for-sign-in-code.js';
import { OpenSession } from '../commands/open-session.js';
import { OpenSessionWithCode } from '../commands/open-session-with-code.js';
import { OpenSessionWithSecondFactor } from '../commands/open-session-with-second-factor.js';
import { RenewSession } from '../commands/renew-session.js';
import { type AccountCredentials, Credentials } from '../domain/credentials.js';
import { Passwords } from '../domain/passwords.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { CredentialsWrong, SecondFactorRequired, SignInCodeRequired, SignInCodeWrong } from '../domain/user.errors.js';
import { SecondFactorGuesses } from './second-factor-guesses.js';
import { SignInLimits } from './sign-in-limits.js';

export interface SignInForm {
  readonly email: string;
  readonly password: string;
  /** Mailed, of an authenticator app, or a recovery code; looked at only where one is needed. */
  readonly code?: string | undefined;
}

/**
 * Signing in by password, with a second factor where the account has one, and staying signed in.
 * Where others try the account from too many networks, its owner also needs a mailed code on a
 * network that is new to the account. Each refusal is the same, and takes as long, whether or not the account exists.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly limits: SignInLimits,
    private readonly guesses: SecondFactorGuesses,
    private readonly commands: Commands,
  ) {}

  /**
   * Throws TooManyRequests, CredentialsWrong, SecondFactorRequired, SecondFactorWrong, SignInCodeRequired or
   * SignInCodeWrong.
   */
  async signIn({ email, password, code }: SignInForm, device: DeviceFacts, actor: Actor): Promise<TokenPair> {
    const attempt = await this.limits.begin({ email }, device.ip);
    const owner = await this.credentials.ownerOf({ email }, password, this.passwords);
    if (attempt.refusal) {
      const pair = await this.onNewNetwork(owner, code, device, actor);
      await attempt.succeed();
      return pair;
    }
    if (!owner) throw new CredentialsWrong();
    // Who knows the password has not guessed it: wrong codes are counted apart.
    await attempt.succeed();
    return this.withPassword(owner, code, device, actor);
  }

  /** The next pair of tokens of the same session. Throws NotSignedIn where the refresh token brings none. */
  async renew(refreshToken: string, actor: Actor): Promise<TokenPair> {
    const pair = await this.commands.execute(new RenewSession(refreshToken, actor));
    if (!pair) throw new NotSignedIn();
    return pair;
  }

  private async withPassword(
    owner: AccountCredentials,
    code: string | undefined,
    device: DeviceFacts,
    actor: Actor,
  ): Promise<TokenPair> {
    if (!owner.hasSecondFactor) return this.commands.execute(new OpenSession(owner, device, actor));
    if (!code) throw new SecondFactorRequired();
    return this.guesses.guess(owner.userId, () =>
      this.commands.execute(new OpenSessionWithSecondFactor(owner, code, device, actor)),
    );
  }

  /** Says nothing that tells whether the password was right: a code of the second factor counts as a mailed one does. */
  private async onNewNetwork(
    owner: AccountCredentials | undefined,
    code: string | undefined,
    device: DeviceFacts,
    actor: Actor,
  ): Promise<TokenPair> {
    if (!owner?.hasSecondFactor) return this.withCode(owner, code, device, actor);
    try {
      return await this.withPassword(owner, code, device, actor);
    } catch (error) {
      if (error instanceof SecondFactorRequired) throw new SignInCodeRequired();
      if (error instanceof DomainError) throw new SignInCodeWrong();
      throw error;
    }
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
