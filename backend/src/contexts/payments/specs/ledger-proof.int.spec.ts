import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { paymentsTestApp, type PaymentsTestApp } from '../../../../test/harness/payments-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { captureEntries, Ledger, type LedgerEntry, refundEntry } from '../domain/ledger.js';
import { isProven, LedgerProof } from '../domain/ledger-proof.js';

const AMOUNT = { amount: 12_900, currency: 'EUR' } as const;

describe('the proof of the ledger', () => {
  let testApp: PaymentsTestApp;
  const prove = () => testApp.app.get(LedgerProof, { strict: false }).prove();
  const ledger = () => testApp.app.get(Ledger, { strict: false });
  const post = (...entries: readonly LedgerEntry[]) =>
    testApp.app.get(Commands).inTransaction(() => ledger().post(...entries));

  beforeAll(async () => {
    testApp = await paymentsTestApp();
  });
  afterAll(async () => testApp.close());

  /** A payment in the tables, without the ledger. */
  const captured = async (
    orderReference: string,
  ): Promise<{ id: string; orderReference: string; intentId: string }> => {
    const [id, intentId] = [randomUUID(), `pi_${orderReference}`];
    await testApp.rows(sql`
      insert into payments.payment (id, order_id, order_reference, gateway, attempt, intent_id, status, amount, currency,
        captured_amount, captured_currency, opened_at, captured_at)
      values (${id}, ${randomUUID()}, ${orderReference}, 'sandbox', 1, ${intentId}, 'paid', ${AMOUNT.amount}, 'EUR',
        ${AMOUNT.amount}, 'EUR', now(), now())`);
    return { id, orderReference, intentId };
  };
  const refunded = async (paymentId: string): Promise<string> => {
    const id = randomUUID();
    await testApp.rows(sql`
      insert into payments.refund (id, key, payment_id, amount, currency, reason, status, requested_at)
      values (${id}, ${id}, ${paymentId}, 900, 'EUR', 'cancelled', 'succeeded', now())`);
    return id;
  };

  it('succeeds where each capture and each refund is posted', async () => {
    const payment = await captured('CIC-PRVE01');
    await post(...captureEntries(payment, payment.intentId, AMOUNT));
    await post(refundEntry(payment, await refunded(payment.id), { amount: 900, currency: 'EUR' }, 'refunds'));
    const proven = await prove();
    expect(proven.differences).toEqual([]);
    expect(isProven(proven)).toBe(true);
    expect(proven.sums).toContainEqual({ check: 'paid', currency: 'EUR', expected: 12_000, found: 12_000 });
  });

  it('names a refund that is not posted, and a capture that is not', async () => {
    const [one, two] = [await captured('CIC-PRVE02'), await captured('CIC-PRVE03')];
    await post(...captureEntries(one, one.intentId, AMOUNT));
    await refunded(one.id);
    const proven = await prove();
    expect(isProven(proven)).toBe(false);
    expect(proven.differences).toEqual([
      { orderReference: one.orderReference, currency: 'EUR', captured: 12_900, refunded: 900, inLedger: 12_900 },
      { orderReference: two.orderReference, currency: 'EUR', captured: 12_900, refunded: 0, inLedger: 0 },
    ]);
    expect(proven.sums).toContainEqual({ check: 'captured', currency: 'EUR', expected: 38_700, found: 25_800 });
  });
});
