import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { networkOf } from '../../../platform/http/network.js';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { SignUp, type SignUpForm } from '../commands/sign-up.js';
import { mustNotBeAddress, Passwords } from '../domain/passwords.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';

/** Only sign-up tells that an address has an account: ten times an hour to one network. */
const REFUSED_SIGN_UPS: Limit = { name: 'sign-up-refused', times: 10, perSeconds: 3600, store: 'database' };

/** Opening an account with a password. */
@Injectable()
export class Registration {
  constructor(
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly commands: Commands,
  ) {}

  /** Throws PasswordIsAddress, EmailTaken, BirthdateImpossible, UnderAge or TooManyRequests. */
  async signUp(form: SignUpForm, password: string, device: DeviceFacts, actor: Actor): Promise<TokenPair> {
    mustNotBeAddress(password, form.email);
    const network = networkOf(device.ip);
    await this.limits.take(REFUSED_SIGN_UPS, network);
    // Outside of the transaction: a hash takes a core for some 20 ms.
    const passwordHash = await this.passwords.hash(password);
    const pair = await this.commands.execute(new SignUp(form, passwordHash, device, actor));
    await this.limits.giveBack(REFUSED_SIGN_UPS, network);
    return pair;
  }
}
