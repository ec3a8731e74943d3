import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { FollowPaymentHandler } from './commands/follow-payment.js';
import { OpenPaymentHandler } from './commands/open-payment.js';
import { RecordCaptureHandler } from './commands/record-capture.js';
import { Attention } from './domain/attention.js';
import { GatewayEvents } from './domain/gateway-events.js';
import { Ledger } from './domain/ledger.js';
import { PaymentGateway } from './domain/payment-gateway.js';
import { PaymentRepository } from './domain/payment.repository.js';
import { PaymentProgress } from './gateways/payment-progress.js';
import { PaymentsAnswers } from './gateways/payments-answers.js';
import { SandboxPaymentGateway } from './gateways/sandbox-payment-gateway.js';
import { paymentsProblems } from './http/payments.problems.js';
import { PaymentsApi } from './index.js';
import { ReconcilePayment } from './jobs/reconcile-payment.job.js';
import { MikroOrmPaymentRepository } from './persistence/mikro-orm-payment.repository.js';
import { PaymentEntity } from './persistence/payment.entity.js';
import { PostgresAttention } from './persistence/postgres-attention.js';
import { PostgresGatewayEvents } from './persistence/postgres-gateway-events.js';
import { PostgresLedger } from './persistence/postgres-ledger.js';

registerProblems(paymentsProblems);

const COMMANDS = [OpenPaymentHandler, FollowPaymentHandler, RecordCaptureHandler];
const JOBS = [ReconcilePayment];

@Module({
  imports: [MikroOrmModule.forFeature([PaymentEntity])],
  providers: [
    ...COMMANDS,
    ...JOBS,
    PaymentProgress,
    { provide: PaymentGateway, useClass: SandboxPaymentGateway },
    { provide: PaymentRepository, useClass: MikroOrmPaymentRepository },
    { provide: GatewayEvents, useClass: PostgresGatewayEvents },
    { provide: Attention, useClass: PostgresAttention },
    { provide: Ledger, useClass: PostgresLedger },
    { provide: PaymentsApi, useClass: PaymentsAnswers },
  ],
  exports: [PaymentsApi, Ledger],
})
export class PaymentsModule {}
