import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { PersonalDataChange } from '../domain/user.js';
import { UserRepository } from '../domain/user.repository.js';

export class ChangeAccount extends Command<void> {
  constructor(
    readonly person: PersonalDataChange,
    /** An undefined field is kept. */
    readonly preference: { readonly language?: Locale | undefined; readonly currency?: Currency | undefined },
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeAccount)
export class ChangeAccountHandler implements ICommandHandler<ChangeAccount> {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ person, preference, actor }: ChangeAccount): Promise<void> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (!user) throw new NotSignedIn();
    user.updateProfile(person, this.clock.now());
    user.setPreferences(preference.language ?? user.language, preference.currency ?? user.currency);
    await this.users.save(user);
  }
}
