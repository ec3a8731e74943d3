import { EntityManager } from '@mikro-orm/postgresql';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
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
import { Disputes } from './domain/disputes.js';
import { GatewayEvents } from './domain/gateway-events.js';
import { Ledger } from './domain/ledger.js';
import { PaymentGateway } from './domain/payment-gateway.js';
import { MoneyMatters } from './domain/money-matters.js';
import { PaymentRepository } from './domain/payment.repository.js';
import { Refunds } from './domain/refunds.js';
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
import { SendRefund } from './jobs/send-refund.job.js';
import { MikroOrmPaymentRepository } from './persistence/mikro-orm-payment.repository.js';
import { PaymentEntity } from './persistence/payment.entity.js';
import { PostgresMoneyMatters } from './persistence/postgres-money-matters.js';
import { PostgresDuplicateCaptureRecords } from './persistence/postgres-duplicate-capture-records.js';
import { PostgresDisputes } from './persistence/postgres-disputes.js';
import { PostgresGatewayEvents } from './persistence/postgres-gateway-events.js';
import { PostgresLedger } from './persistence/postgres-ledger.js';
import { PostgresRefunds } from './persistence/postgres-refunds.js';
import { FindBankAccountHandler } from './queries/find-bank-account.js';
import { GiveBackWhenPaymentCameTooLate } from './reactions/give-back-when-payment-came-too-late.js';

registerProblems(paymentsProblems);

const COMMANDS = [
  FollowPaymentHandler,
  RecordCaptureHandler,
  RecordRefundHandler,
  RecordRefusedRefundHandler,
  RecordDisputeHandler,
];
const REACTIONS = [GiveBackWhenPaymentCameTooLate];
const JOBS = [ClosePayment, ReconcilePayment, SendRefund];

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
  controllers: [BankInformationController, StripeWebhookController],
  providers: [
    ...COMMANDS,
    ...REACTIONS,
    ...JOBS,
    PaymentClosing,
    PaymentOpening,
    FindBankAccountHandler,
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
    { provide: BankAccounts, useClass: ConfiguredBankAccounts },
    { provide: GatewayEvents, useClass: PostgresGatewayEvents },
    { provide: Refunds, useClass: PostgresRefunds },
    { provide: Disputes, useClass: PostgresDisputes },
    { provide: MoneyMatters, useClass: PostgresMoneyMatters },
    { provide: DuplicateCaptureRecords, useClass: PostgresDuplicateCaptureRecords },
    { provide: Ledger, useClass: PostgresLedger },
    { provide: PaymentsApi, useClass: PaymentsApiAdapter },
  ],
  exports: [PaymentsApi, Ledger],
})
export class PaymentsModule {}
