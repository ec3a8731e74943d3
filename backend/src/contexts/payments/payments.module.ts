import { EntityManager } from '@mikro-orm/postgresql';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { AssignTransferHandler } from './commands/assign-transfer.js';
import { GiveRefundAccountHandler } from './commands/give-refund-account.js';
import { RecordTransferHandler } from './commands/record-transfer.js';
import { ReturnTransferHandler } from './commands/return-transfer.js';
import { SendOutgoingTransferHandler } from './commands/send-outgoing-transfer.js';
import { SetRecipientAccountHandler } from './commands/set-recipient-account.js';
import { IncomingTransfers } from './domain/incoming-transfers.js';
import { OutgoingTransfers } from './domain/outgoing-transfers.js';
import { LedgerController } from './http/ledger.controller.js';
import { OutgoingTransfersController } from './http/outgoing-transfers.controller.js';
import { TransfersController } from './http/transfers.controller.js';
import { PaymentsPersonalData } from './persistence/payments-personal-data.js';
import { PostgresIncomingTransfers } from './persistence/postgres-incoming-transfers.js';
import { PostgresOutgoingTransfers } from './persistence/postgres-outgoing-transfers.js';
import { RefundAccounting } from './processes/refund-accounting.js';
import { RefundTransfers } from './processes/refund-transfers.js';
import { StatementImport } from './processes/statement-import.js';
import { TransferAssignment } from './processes/transfer-assignment.js';
import { FindIncomingTransferHandler } from './queries/find-incoming-transfer.js';
import { FindIncomingTransfersHandler } from './queries/find-incoming-transfers.js';
import { FindOutgoingTransferHandler } from './queries/find-outgoing-transfer.js';
import { FindOutgoingTransfersHandler } from './queries/find-outgoing-transfers.js';
import { FindLedgerHandler } from './queries/find-ledger.js';
import { FindOrderBalanceHandler } from './queries/find-order-balance.js';
import { FindPostingsHandler } from './queries/find-postings.js';
import { TransferSearch } from './queries/transfer-search.js';
import { FollowPaymentHandler } from './commands/follow-payment.js';
import { PaymentClosing } from './processes/payment-closing.js';
import { PaymentOpening } from './processes/payment-opening.js';
import { RecordCaptureHandler } from './commands/record-capture.js';
import { RecordDisputeHandler } from './commands/record-dispute.js';
import { RecordRefundHandler } from './commands/record-refund.js';
import { RecordRefusedRefundHandler } from './commands/record-refused-refund.js';
import { RefundRequests } from './processes/refund-requests.js';
import { DuplicateCaptureRecords } from './domain/duplicate-capture-records.js';
import { DuplicateCaptures } from './domain/duplicate-captures.js';
import { BankAccounts } from './domain/bank-accounts.js';
import { BankStatements } from './domain/bank-statements.js';
import { Disputes } from './domain/disputes.js';
import { GatewayEvents } from './domain/gateway-events.js';
import { LedgerProof } from './domain/ledger-proof.js';
import { Ledger } from './domain/ledger.js';
import { PaymentGateway } from './domain/payment-gateway.js';
import { MoneyMatters } from './domain/money-matters.js';
import { PaymentRepository } from './domain/payment.repository.js';
import { Refunds } from './domain/refunds.js';
import { CamtBankStatements } from './gateways/camt-bank-statements.js';
import { ConfiguredBankAccounts } from './gateways/configured-bank-accounts.js';
import { PaymentProgress } from './processes/payment-progress.js';
import { PaymentsApiAdapter } from './api/payments-api-adapter.js';
import { SandboxPaymentGateway } from './gateways/sandbox-payment-gateway.js';
import { StripeWebhooks } from './gateways/stripe-webhooks.js';
import { BankInformationController } from './http/bank-information.controller.js';
import { paymentsProblems } from './http/payments.problems.js';
import { StripeWebhookController } from './http/stripe-webhook.controller.js';
import { PaymentsApi } from './index.js';
import { ClosePayment } from './jobs/close-payment.job.js';
import { ReconcilePayment } from './jobs/reconcile-payment.job.js';
import { ProveLedger } from './jobs/prove-ledger.job.js';
import { SendRefund } from './jobs/send-refund.job.js';
import { MikroOrmPaymentRepository } from './persistence/mikro-orm-payment.repository.js';
import { PaymentEntity } from './persistence/payment.entity.js';
import { PostgresMoneyMatters } from './persistence/postgres-money-matters.js';
import { PostgresDuplicateCaptureRecords } from './persistence/postgres-duplicate-capture-records.js';
import { PostgresDisputes } from './persistence/postgres-disputes.js';
import { PostgresGatewayEvents } from './persistence/postgres-gateway-events.js';
import { PostgresLedgerProof } from './persistence/postgres-ledger-proof.js';
import { PostgresLedger } from './persistence/postgres-ledger.js';
import { PostgresRefunds } from './persistence/postgres-refunds.js';
import { FindBankAccountHandler } from './queries/find-bank-account.js';
import { PostBillWhenPayoutBilled } from './reactions/post-bill-when-payout-billed.js';
import { PostPayoutWhenPayoutPaid } from './reactions/post-payout-when-payout-paid.js';
import { GiveBackWhenPaymentCameTooLate } from './reactions/give-back-when-payment-came-too-late.js';

registerProblems(paymentsProblems);

const COMMANDS = [
  RecordTransferHandler,
  AssignTransferHandler,
  ReturnTransferHandler,
  GiveRefundAccountHandler,
  SetRecipientAccountHandler,
  SendOutgoingTransferHandler,
  FollowPaymentHandler,
  RecordCaptureHandler,
  RecordRefundHandler,
  RecordRefusedRefundHandler,
  RecordDisputeHandler,
];
const REACTIONS = [GiveBackWhenPaymentCameTooLate, PostBillWhenPayoutBilled, PostPayoutWhenPayoutPaid];
const JOBS = [ClosePayment, ProveLedger, ReconcilePayment, SendRefund];

/**
 * Stripe's keys switch the gateway, and nothing else. Configuration has seen to it that there are all of them or none.
 * Its library takes ten megabytes: it is loaded where it is used.
 */
async function gatewayOf(config: Config, entities: EntityManager, ids: Ids, clock: Clock): Promise<PaymentGateway> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_API_URL: apiUrl } = config;
  if (secretKey === undefined || publishableKey === undefined) return new SandboxPaymentGateway(entities, ids, clock);
  const { StripePaymentGateway } = await import('./gateways/stripe-payment-gateway.js');
  return new StripePaymentGateway({ secretKey, publishableKey, ...(apiUrl === undefined ? {} : { apiUrl }) });
}

@Module({
  imports: [MikroOrmModule.forFeature([PaymentEntity])],
  controllers: [
    BankInformationController,
    StripeWebhookController,
    TransfersController,
    OutgoingTransfersController,
    LedgerController,
  ],
  providers: [
    ...COMMANDS,
    ...REACTIONS,
    ...JOBS,
    PaymentClosing,
    PaymentOpening,
    PaymentsPersonalData,
    TransferSearch,
    TransferAssignment,
    StatementImport,
    RefundTransfers,
    RefundAccounting,
    FindIncomingTransfersHandler,
    FindIncomingTransferHandler,
    FindOutgoingTransfersHandler,
    FindOutgoingTransferHandler,
    FindBankAccountHandler,
    FindLedgerHandler,
    FindOrderBalanceHandler,
    FindPostingsHandler,
    RefundRequests,
    PaymentProgress,
    StripeWebhooks,
    { provide: PaymentGateway, useFactory: gatewayOf, inject: [Config, EntityManager, Ids, Clock] },
    { provide: PaymentRepository, useClass: MikroOrmPaymentRepository },
    {
      provide: DuplicateCaptures,
      useFactory: (
        payments: PaymentRepository,
        ledger: Ledger,
        records: DuplicateCaptureRecords,
        matters: MoneyMatters,
      ) => new DuplicateCaptures(payments, ledger, records, matters),
      inject: [PaymentRepository, Ledger, DuplicateCaptureRecords, MoneyMatters],
    },
    { provide: BankStatements, useClass: CamtBankStatements },
    { provide: BankAccounts, useClass: ConfiguredBankAccounts },
    { provide: IncomingTransfers, useClass: PostgresIncomingTransfers },
    { provide: OutgoingTransfers, useClass: PostgresOutgoingTransfers },
    { provide: GatewayEvents, useClass: PostgresGatewayEvents },
    { provide: Refunds, useClass: PostgresRefunds },
    { provide: Disputes, useClass: PostgresDisputes },
    { provide: MoneyMatters, useClass: PostgresMoneyMatters },
    { provide: DuplicateCaptureRecords, useClass: PostgresDuplicateCaptureRecords },
    { provide: Ledger, useClass: PostgresLedger },
    { provide: LedgerProof, useClass: PostgresLedgerProof },
    { provide: PaymentsApi, useClass: PaymentsApiAdapter },
  ],
  exports: [PaymentsApi, Ledger],
})
export class PaymentsModule {}
