import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { AccountDetails } from '../domain/account-details.js';
import type { BankAccountId, DetailsId } from '../domain/payout-accounts.js';
import { PasswordConfirmations } from '../domain/password-confirmations.js';
import { PayoutAccountRepository } from '../domain/payout-account.repository.js';

/** Replaces the details of a bank account of the actor. Throws PasswordConfirmationRequired, BankAccountUnknown. */
export class EditBankAccount extends Command<void> {
  constructor(
    readonly accountId: BankAccountId,
    readonly details: AccountDetails,
    readonly isPrimary: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditBankAccount)
export class EditBankAccountHandler implements ICommandHandler<EditBankAccount> {
  constructor(
    private readonly accounts: PayoutAccountRepository,
    private readonly passwords: PasswordConfirmations,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, details, isPrimary, actor }: EditBankAccount): Promise<void> {
    const accounts = await this.accounts.getForChange(actor.mustBePerson());
    accounts.mustHave(accountId);
    await this.passwords.mustBeRecent(actor);
    const now = this.clock.now();
    const detailsId = this.ids.uuid() as DetailsId;
    accounts.edit(accountId, detailsId, details, detailsId, now);
    if (isPrimary) accounts.setPrimary(accountId, this.ids.uuid(), now);
    await this.accounts.save(accounts);
  }
}
