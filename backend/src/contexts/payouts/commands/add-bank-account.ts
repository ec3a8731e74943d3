import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { AccountDetails } from '../domain/account-details.js';
import type { BankAccountId, DetailsId } from '../domain/payout-accounts.js';
import { PasswordConfirmations } from '../domain/password-confirmations.js';
import { PayoutAccountRepository } from '../domain/payout-account.repository.js';

/** Adds a bank account of the actor and answers its id. Throws PasswordConfirmationRequired unless it is the first, TooManyBankAccounts. */
export class AddBankAccount extends Command<BankAccountId> {
  constructor(
    readonly details: AccountDetails,
    readonly isPrimary: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddBankAccount)
export class AddBankAccountHandler implements ICommandHandler<AddBankAccount> {
  constructor(
    private readonly accounts: PayoutAccountRepository,
    private readonly passwords: PasswordConfirmations,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ details, isPrimary, actor }: AddBankAccount): Promise<BankAccountId> {
    const accounts = await this.accounts.getForChange(actor.mustBePerson());
    if (accounts.needsPassword) await this.passwords.mustBeRecent(actor);
    const id = this.ids.uuid() as BankAccountId;
    const detailsId = this.ids.uuid() as DetailsId;
    accounts.add({ id, detailsId, details }, isPrimary, detailsId, this.clock.now());
    await this.accounts.save(accounts);
    return id;
  }
}
