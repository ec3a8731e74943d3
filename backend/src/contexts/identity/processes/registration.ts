import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { networkOf } from '../../../platform/http/network.js';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, languageOf } from '../../../shared-kernel/language/locale.js';
import { SignUp, type SignUpForm } from '../commands/sign-up.js';
import { mustNotBeAddress, Passwords } from '../domain/passwords.js';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { LinkNotValid } from '../domain/user.errors.js';
import { GuestOrders } from '../index.js';

/** Only sign-up tells that an address has an account: ten times an hour to one network. */
const REFUSED_SIGN_UPS: Limit = { name: 'sign-up-refused', times: 10, perSeconds: 3600, store: 'database' };

/** The link of an order that was placed without an account. */
export interface OrderLink {
  readonly reference: string;
  readonly token: string;
}

/** Opening an account with a password. */
@Injectable()
export class Registration {
  constructor(
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
    private readonly guestOrders: GuestOrders,
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

  /**
   * Opens an account with what a guest's order says. The address stays unconfirmed: whoever ordered may have typed
   * another person's, and the account shows no order before the mailed link is followed.
   * Throws LinkNotValid, and what `signUp` throws.
   */
  async signUpFromOrder(link: OrderLink, password: string, device: DeviceFacts, actor: Actor): Promise<TokenPair> {
    const customer = await this.guestOrders.findCustomer(link.reference, link.token);
    if (!customer) throw new LinkNotValid();
    const nativeLanguage = languageOf(actor.language ?? DEFAULT_LOCALE);
    return this.signUp({ ...customer, nativeLanguage }, password, device, actor);
  }
}
