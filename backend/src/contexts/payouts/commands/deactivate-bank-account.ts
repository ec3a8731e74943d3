import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { BankAccountId } from '../domain/payout-accounts.js';
import { PasswordConfirmations } from '../domain/password-confirmations.js';
import { PayoutAccountRepository } from '../domain/payout-account.repository.js';

/** Takes a bank account of the actor off the list. Throws PasswordConfirmationRequired, BankAccountUnknown. */
export class DeactivateBankAccount extends Command<void> {
  constructor(
    readonly accountId: BankAccountId,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DeactivateBankAccount)
export class DeactivateBankAccountHandler implements ICommandHandler<DeactivateBankAccount> {
  constructor(
    private readonly accounts: PayoutAccountRepository,
    private readonly passwords: PasswordConfirmations,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, actor }: DeactivateBankAccount): Promise<void> {
    const accounts = await this.accounts.getForChange(actor.mustBePerson());
    accounts.mustHave(accountId);
    await this.passwords.mustBeRecent(actor);
    accounts.deactivate(accountId, this.ids.uuid(), this.clock.now());
    await this.accounts.save(accounts);
  }
}
