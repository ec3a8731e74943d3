import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Commands } from '../../../platform/commands.js';
import { deferWrite } from '../../../platform/deferred-writes.js';
import { DuplicateCaptureRecords } from '../domain/duplicate-capture-records.js';
import { MoneyMatters } from '../domain/money-matters.js';
import { Disputes } from '../domain/disputes.js';
import { GatewayEvents } from '../domain/gateway-events.js';
import { captureEntries, Ledger } from '../domain/ledger.js';
import { Payment } from '../domain/payment.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { Refunds } from '../domain/refunds.js';
import { OPENED_AT } from '../testing/a-payment.js';
import { anOrder } from '../testing/an-order.js';
import { paymentsTestApp, type PaymentsTestApp } from '../../../../test/harness/payments-test-app.js';
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
    matters: app.get(MoneyMatters, { strict: false }),
    duplicates: app.get(DuplicateCaptureRecords, { strict: false }),
    disputes: app.get(Disputes, { strict: false }),
    alone: (work) => app.get(Commands).inTransaction(work),
    statusOfDispute: async (id) =>
      (await testApp.rows(sql<{ status: string }>`select status from payments.dispute where id = ${id}`))[0]?.status,
  };
});

describe('a captured payment', () => {
  const captureInTransaction = async (afterwards: () => Promise<void>) => {
    const commands = testApp.app.get(Commands);
    const payments = testApp.app.get(PaymentRepository, { strict: false });
    const ledger = testApp.app.get(Ledger, { strict: false });
    const { id, orderId } = await commands.inTransaction(async () => {
      const opened = Payment.open(randomUUID(), 'stripe', anOrder(), OPENED_AT);
      await payments.add(opened);
      return opened;
    });
    const done = commands.inTransaction(async () => {
      const payment = (await payments.findOfOrderForChange(orderId))!;
      payment.capture(`pi_${id}`, { amount: 12_900, currency: 'EUR' }, OPENED_AT);
      await payments.save(payment);
      await ledger.post(...captureEntries(payment, `pi_${id}`, payment.due.toJSON()));
      await afterwards();
    });
    return { id, done };
  };
  const committed = async (id: string) => ({
    status: (await testApp.app.get(PaymentRepository, { strict: false }).find(id))?.status,
    isInLedger: await testApp.app
      .get(Commands)
      .inTransaction(() => testApp.app.get(Ledger, { strict: false }).has('sale', id)),
    facts: (await testApp.facts('payments.payment-captured.v1')).filter(
      (fact) => 'paymentId' in fact && fact.paymentId === id,
    ).length,
  });

  it('is committed with its ledger entries and its fact', async () => {
    const { id, done } = await captureInTransaction(async () => undefined);
    await done;
    expect(await committed(id)).toEqual({ status: 'paid', isInLedger: true, facts: 1 });
  });

  it('leaves nothing when its transaction fails after the save', async () => {
    const { id, done } = await captureInTransaction(() => Promise.reject(new Error('refused')));
    await expect(done).rejects.toThrow('refused');
    expect(await committed(id)).toEqual({ status: 'waiting', isInLedger: false, facts: 0 });
  });

  it('leaves nothing when the last statement of its transaction is refused', async () => {
    const { id, done } = await captureInTransaction(() => deferRefusedStatement(testApp.app.get(EntityManager)));
    await expect(done).rejects.toMatchObject({ code: '23502' });
    expect(await committed(id)).toEqual({ status: 'waiting', isInLedger: false, facts: 0 });
  });
});

const deferRefusedStatement = (entities: EntityManager): Promise<void> =>
  deferWrite(entities, 'refused', { statement: sql`insert into platform.scheduled_job (id) values (null)` });
