import { InMemoryOutbox } from '../../../platform/outbox/testing/in-memory-outbox.js';
import { InMemoryScheduledJobs } from '../../../platform/queue/testing/in-memory-scheduled-jobs.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { DuplicateCaptures } from '../domain/duplicate-captures.js';
import { RefundAccounting } from '../processes/refund-accounting.js';
import { RefundTransfers } from '../processes/refund-transfers.js';
import { OPENED_AT } from './a-payment.js';
import { InMemoryDisputes } from './in-memory-disputes.js';
import { InMemoryDuplicateCaptureRecords } from './in-memory-duplicate-capture-records.js';
import { InMemoryGatewayEvents } from './in-memory-gateway-events.js';
import { InMemoryLedger } from './in-memory-ledger.js';
import { InMemoryMoneyMatters } from './in-memory-money-matters.js';
import { InMemoryOutgoingTransfers } from './in-memory-outgoing-transfers.js';
import { InMemoryPaymentGateway } from './in-memory-payment-gateway.js';
import { InMemoryPaymentRepository } from './in-memory-payment.repository.js';
import { InMemoryRefunds } from './in-memory-refunds.js';

/** The ports of payments in memory, at the moment when {@link aPayment} is opened. */
export function inMemoryPorts() {
  const clock = new FixedClock(OPENED_AT);
  const payments = new InMemoryPaymentRepository();
  const ledger = new InMemoryLedger();
  const matters = new InMemoryMoneyMatters();
  const duplicates = new InMemoryDuplicateCaptureRecords();
  const outbox = new InMemoryOutbox();
  const outgoing = new InMemoryOutgoingTransfers();
  return {
    clock,
    payments,
    ledger,
    matters,
    duplicates,
    refunds: new InMemoryRefunds(payments, clock),
    events: new InMemoryGatewayEvents(),
    disputes: new InMemoryDisputes(),
    gateway: new InMemoryPaymentGateway(),
    scheduledJobs: new InMemoryScheduledJobs(),
    outbox,
    outgoing,
    refundTransfers: new RefundTransfers(outgoing, outbox),
    accounting: new RefundAccounting(ledger, outbox),
    duplicateCaptures: new DuplicateCaptures(payments, ledger, duplicates, matters),
  };
}

export type InMemoryPorts = ReturnType<typeof inMemoryPorts>;
