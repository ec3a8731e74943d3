import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { AddBankAccountHandler } from './commands/add-bank-account.js';
import { DeactivateBankAccountHandler } from './commands/deactivate-bank-account.js';
import { EditBankAccountHandler } from './commands/edit-bank-account.js';
import { SetPrimaryBankAccountHandler } from './commands/set-primary-bank-account.js';
import { PasswordConfirmations } from './domain/password-confirmations.js';
import { Payees } from './domain/payees.js';
import { PayoutAccountRepository } from './domain/payout-account.repository.js';
import { IdentityPasswordConfirmations } from './gateways/identity-password-confirmations.js';
import { IdentityPayees } from './gateways/identity-payees.js';
import { BankAccountsController } from './http/bank-accounts.controller.js';
import { payoutProblems } from './http/payouts.problems.js';
import { PayoutMails } from './mail/payout-mails.js';
import { PayoutsPersonalData } from './persistence/payouts-personal-data.js';
import { PostgresPayoutAccountRepository } from './persistence/postgres-payout-account.repository.js';
import { FindBankAccountsHandler } from './queries/find-bank-accounts.js';
import { MailPayeeWhenBankAccountChanged } from './reactions/mail-payee-when-bank-account-changed.js';

registerProblems(payoutProblems);
registerPersonalPages('account-billing');

@Module({
  controllers: [BankAccountsController],
  providers: [
    AddBankAccountHandler,
    EditBankAccountHandler,
    SetPrimaryBankAccountHandler,
    DeactivateBankAccountHandler,
    FindBankAccountsHandler,
    MailPayeeWhenBankAccountChanged,
    PayoutMails,
    PayoutsPersonalData,
    { provide: PayoutAccountRepository, useClass: PostgresPayoutAccountRepository },
    { provide: PasswordConfirmations, useClass: IdentityPasswordConfirmations },
    { provide: Payees, useClass: IdentityPayees },
  ],
})
export class PayoutsModule {}
