import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Commands } from '../../../platform/commands.js';
import { CURRENCIES } from '../../../shared-kernel/money/currency.js';
import { Money } from '../../../shared-kernel/money/money.js';
import {
  captureEntries,
  Ledger,
  type LedgerAccount,
  type LedgerEntry,
  type Posting,
  refundEntry,
  transfer,
} from '../domain/ledger.js';
import { paymentsTestApp, type PaymentsTestApp } from '../../../../test/harness/payments-test-app.js';

const ACCOUNTS = [
  'customer-receivable',
  'cash-card',
  'cash-bank',
  'cash-paypal',
  'revenue',
  'gift-card-liability',
  'guide-payable',
  'guide-cost',
  'refunds',
  'fees',
  'suspense',
] as const satisfies readonly LedgerAccount[];
const account = fc.constantFrom(...ACCOUNTS);
const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.integer({ min: 1, max: 1_000_000_000 });
const balanced = fc
  .array(fc.tuple(account, account, amount, currency), { minLength: 1, maxLength: 5 })
  .map((moves) =>
    moves.flatMap(([debit, credit, value, code]) => transfer({ amount: value, currency: code }, debit, credit)),
  );
const payment = () => ({ id: randomUUID(), orderReference: 'CIC-7K3M9Q' });
const UNBALANCED = { constraint: 'ledger_transaction_balances' };

describe('the ledger', () => {
  let testApp: PaymentsTestApp;
  let ledger: Ledger;
  const post = (entry: LedgerEntry): Promise<void> => testApp.app.get(Commands).inTransaction(() => ledger.post(entry));
  const entry = (postings: readonly Posting[]): LedgerEntry => ({ kind: 'test', sourceId: randomUUID(), postings });
  const balances = async (): Promise<ReadonlyMap<string, number>> => {
    const all = await Promise.all(
      ACCOUNTS.map(async (code) =>
        (await ledger.balanceOf(code)).map((money) => [`${code} ${money.currency}`, money.amount] as const),
      ),
    );
    return new Map(all.flat());
  };

  beforeAll(async () => {
    testApp = await paymentsTestApp();
    ledger = testApp.app.get(Ledger, { strict: false });
  });
  afterAll(async () => testApp.close());

  it('takes every balanced entry, and its balances are the sums', async () => {
    await fc.assert(
      fc.asyncProperty(balanced, async (postings) => {
        const before = await balances();
        await post(entry(postings));
        const expected = new Map(before);
        for (const { account: code, amount: money } of postings) {
          const key = `${code} ${money.currency}`;
          expected.set(key, (expected.get(key) ?? 0) + money.amount);
        }
        expect(await balances()).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('sums to zero in each currency, always', async () => {
    const sums = await testApp.rows(
      sql<{ sum: number }>`select sum(amount)::bigint as sum from payments.ledger_posting group by currency`,
    );
    expect(new Set(sums.map(({ sum }) => sum))).toEqual(new Set([0]));
  });

  it('refuses every entry that is off in any currency, and writes nothing of it', async () => {
    await fc.assert(
      fc.asyncProperty(balanced, account, amount, currency, async (postings, code, value, unit) => {
        const unbalanced = entry([...postings, { account: code, amount: { amount: value, currency: unit } }]);
        await expect(post(unbalanced)).rejects.toMatchObject(UNBALANCED);
        expect(
          await testApp.rows(sql`select 1 from payments.ledger_transaction where source_id = ${unbalanced.sourceId}`),
        ).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('does not let one currency balance another', async () => {
    const postings = [
      { account: 'cash-card', amount: { amount: 100, currency: 'EUR' } },
      { account: 'revenue', amount: { amount: -100, currency: 'USD' } },
    ] as const;
    await expect(post(entry(postings))).rejects.toMatchObject(UNBALANCED);
  });

  it('refuses an entry without postings', async () => {
    await expect(post(entry([]))).rejects.toMatchObject(UNBALANCED);
  });

  it('writes an entry of one kind and source once, though forty write it at once', async () => {
    const [once] = captureEntries(payment(), randomUUID(), { amount: 500, currency: 'EUR' });
    if (!once) throw new Error('no entry');
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => post(once)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is written in the caller’s transaction alone: it goes when that fails', async () => {
    const lost = refundEntry(payment(), randomUUID(), { amount: 500, currency: 'EUR' }, 'refunds');
    const failing = testApp.app.get(Commands).inTransaction(async () => {
      await ledger.post(lost);
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    expect(
      await testApp.rows(sql`select 1 from payments.ledger_transaction where source_id = ${lost.sourceId}`),
    ).toEqual([]);
    await expect(ledger.post(lost)).rejects.toThrow('in the transaction');
  });

  it.each(['ledger_transaction', 'ledger_posting'])('refuses to change, delete or empty %s', async (table) => {
    const name = sql.table(`payments.${table}`);
    const database = testApp.app.get(EntityManager).fork().getKysely();
    const column = sql.ref(table === 'ledger_posting' ? 'amount' : 'kind');
    await expect(sql`update ${name} set ${column} = ${column}`.execute(database)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(sql`delete from ${name}`.execute(database)).rejects.toMatchObject({ code: '23001' });
    await expect(sql`truncate ${name} cascade`.execute(database)).rejects.toMatchObject({ code: '23001' });
  });

  it('adds nothing to an entry that is closed, not even what balances', async () => {
    const closed = entry(transfer(Money.of(700, 'EUR').toJSON(), 'cash-card', 'revenue'));
    await post(closed);
    const adding = testApp.rows(sql`
      insert into payments.ledger_posting (transaction_id, position, account, amount, currency)
      select id, position, 'fees', amount, 'EUR' from payments.ledger_transaction, (values (8, 5), (9, -5)) as more (position, amount)
      where source_id = ${closed.sourceId}`);
    await expect(adding).rejects.toMatchObject({ code: '23001' });
  });
});
