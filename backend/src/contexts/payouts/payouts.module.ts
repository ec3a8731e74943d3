import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { AddBankAccountHandler } from './commands/add-bank-account.js';
import { DeactivateBankAccountHandler } from './commands/deactivate-bank-account.js';
import { EditBankAccountHandler } from './commands/edit-bank-account.js';
import { SetPrimaryBankAccountHandler } from './commands/set-primary-bank-account.js';
import { GuideMissionsModule } from '../guide-missions/guide-missions.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AnswerObjectionHandler } from './commands/answer-objection.js';
import { AskForLastPaymentHandler } from './commands/ask-for-last-payment.js';
import { RaiseObjectionHandler } from './commands/raise-objection.js';
import { StateTaxDetailsHandler } from './commands/state-tax-details.js';
import { MakePayoutBatchHandler } from './commands/make-payout-batch.js';
import { MarkBatchPaidHandler } from './commands/mark-batch-paid.js';
import { PayoutBills } from './documents/payout-bills.js';
import { CompanyAccounts } from './domain/company-accounts.js';
import { Missions } from './domain/missions.js';
import { Objections } from './domain/objections.js';
import { TaxBook } from './domain/tax-details.js';
import { PostgresObjections } from './persistence/postgres-objections.js';
import { PostgresTaxBook } from './persistence/postgres-tax-book.js';
import { TaxDetailsController } from './http/tax-details.controller.js';
import { FindPayoutHandler } from './queries/find-payout.js';
import { FindTaxDetailsHandler } from './queries/find-tax-details.js';
import { FindTaxReportHandler } from './queries/find-tax-report.js';
import { MailGuideWhenObjectionAnswered } from './reactions/mail-guide-when-objection-answered.js';
import { PayoutBook } from './domain/payout-book.js';
import { GuideMissionsMissions } from './gateways/guide-missions-missions.js';
import { PaymentsCompanyAccounts } from './gateways/payments-company-accounts.js';
import { MyPayoutsController } from './http/my-payouts.controller.js';
import { PayoutsAdministrationController } from './http/payouts-administration.controller.js';
import { RunPayouts } from './jobs/run-payouts.job.js';
import { PostgresPayoutBook } from './persistence/postgres-payout-book.js';
import { PayoutRun } from './processes/payout-run.js';
import { PayoutSeeding } from './seeding/payout-seeding.js';
import { FindBatchFileHandler } from './queries/find-batch-file.js';
import { FindMyPayoutsHandler } from './queries/find-my-payouts.js';
import { FindPayoutBillHandler } from './queries/find-payout-bill.js';
import { FindPayoutPreviewHandler } from './queries/find-payout-preview.js';
import { FindPayoutsHandler } from './queries/find-payouts.js';
import { PayoutSearch } from './queries/payout-search.js';
import { KeepPayWhenMissionPayChanged } from './reactions/keep-pay-when-mission-pay-changed.js';
import { MailGuideWhenPayoutPaid } from './reactions/mail-guide-when-payout-paid.js';
import { MailGuideWhenPayoutStated } from './reactions/mail-guide-when-payout-stated.js';
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
registerPersonalPages('account-billing', 'guide-payments');

@Module({
  imports: [GuideMissionsModule, PaymentsModule],
  controllers: [BankAccountsController, MyPayoutsController, PayoutsAdministrationController, TaxDetailsController],
  providers: [
    AddBankAccountHandler,
    EditBankAccountHandler,
    SetPrimaryBankAccountHandler,
    DeactivateBankAccountHandler,
    FindBankAccountsHandler,
    MakePayoutBatchHandler,
    RaiseObjectionHandler,
    AnswerObjectionHandler,
    StateTaxDetailsHandler,
    AskForLastPaymentHandler,
    FindPayoutHandler,
    FindTaxDetailsHandler,
    FindTaxReportHandler,
    MailGuideWhenObjectionAnswered,
    MarkBatchPaidHandler,
    FindMyPayoutsHandler,
    FindPayoutBillHandler,
    FindPayoutsHandler,
    FindPayoutPreviewHandler,
    FindBatchFileHandler,
    PayoutSearch,
    KeepPayWhenMissionPayChanged,
    MailGuideWhenPayoutStated,
    MailGuideWhenPayoutPaid,
    RunPayouts,
    PayoutRun,
    PayoutBills,
    PayoutSeeding,
    { provide: Objections, useClass: PostgresObjections },
    { provide: TaxBook, useClass: PostgresTaxBook },
    { provide: PayoutBook, useClass: PostgresPayoutBook },
    { provide: CompanyAccounts, useClass: PaymentsCompanyAccounts },
    { provide: Missions, useClass: GuideMissionsMissions },
    MailPayeeWhenBankAccountChanged,
    PayoutMails,
    PayoutsPersonalData,
    { provide: PayoutAccountRepository, useClass: PostgresPayoutAccountRepository },
    { provide: PasswordConfirmations, useClass: IdentityPasswordConfirmations },
    { provide: Payees, useClass: IdentityPayees },
  ],
})
export class PayoutsModule {}
