import { afterAll, beforeAll } from '@jest/globals';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { Attention } from '../domain/attention.js';
import { Disputes } from '../domain/disputes.js';
import { GatewayEvents } from '../domain/gateway-events.js';
import { Ledger } from '../domain/ledger.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { Refunds } from '../domain/refunds.js';
import { paymentsTestApp, type PaymentsTestApp } from '../testing/payments-test-app.js';
import { paymentsPortsContract } from '../testing/payments-ports.contract.js';

let testApp: PaymentsTestApp;

beforeAll(async () => {
  testApp = await paymentsTestApp();
});
afterAll(() => testApp?.close());

paymentsPortsContract('in PostgreSQL', () => {
  const { app } = testApp;
  return {
    payments: app.get(PaymentRepository, { strict: false }),
    refunds: app.get(Refunds, { strict: false }),
    ledger: app.get(Ledger, { strict: false }),
    events: app.get(GatewayEvents, { strict: false }),
    attention: app.get(Attention, { strict: false }),
    disputes: app.get(Disputes, { strict: false }),
    alone: (work) => app.get(Commands).inTransaction(work),
    statusOfDispute: async (id) =>
      (await testApp.rows(sql<{ status: string }>`select status from payments.dispute where id = ${id}`))[0]?.status,
  };
});
