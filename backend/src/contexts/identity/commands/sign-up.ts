import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { LanguageCode } from '../../../shared-kernel/language/language-code.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { type DeviceFacts, Sessions, type TokenPair } from '../domain/sessions.js';
import type { AddressId, PostalAddress } from '../domain/address.js';
import { AddressBooks } from '../domain/address-books.js';
import { type Business, type Gender, User } from '../domain/user.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

export interface SignUpForm {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: Gender;
  readonly birthdate?: string;
  /** E.164. */
  readonly phone?: string;
  readonly nativeLanguage: LanguageCode;
  readonly currency: Currency;
  readonly isApplicant?: boolean;
  readonly business?: Business;
  readonly taxNumber?: string;
  readonly address?: PostalAddress;
}

export class SignUp extends Command<TokenPair> {
  constructor(
    readonly form: SignUpForm,
    readonly passwordHash: string,
    readonly device: DeviceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly users: UserRepository,
    private readonly addresses: AddressBooks,
    private readonly sessions: Sessions,
    private readonly tokens: OneTimeTokens,
    private readonly mails: IdentityMails,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ form, passwordHash, device, actor }: SignUp): Promise<TokenPair> {
    const now = this.clock.now();
    const { language = DEFAULT_LOCALE } = actor;
    const user = User.signUp({ ...form, language, id: this.ids.uuid(), passwordHash, termsAcceptedAt: now }, now);
    await this.users.save(user);
    if (form.address) await this.addAddress(user.id, form.address);
    await this.mails.welcome(user, await this.tokens.issue(user.id, 'confirm-email'));
    return this.sessions.open(user.id, device);
  }

  private async addAddress(userId: string, address: PostalAddress): Promise<void> {
    const book = await this.addresses.getForChange(userId);
    book.add(this.ids.uuid() as AddressId, address, true);
    await this.addresses.save(book);
  }
}
