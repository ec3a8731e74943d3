import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { identityTestApp, type IdentityTestApp } from '../../../../test/harness/identity-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { PromoCode } from '../domain/promo-code.js';
import { PromoCodeRepository } from '../domain/promo-code.repository.js';
import { PromoUses } from '../domain/promo-uses.js';
import { PromotionsApi } from '../index.js';
import { promotionsPortsContract } from '../testing/promotions-ports.contract.js';
import { someTerms } from '../testing/some-terms.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const AT_ONCE = 40;
let testApp: IdentityTestApp;
const codes = () => testApp.app.get(PromoCodeRepository, { strict: false });
const api = () => testApp.app.get(PromotionsApi, { strict: false });
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => testApp.app.get(Commands).inTransaction(work);

beforeAll(async () => {
  testApp = await identityTestApp();
  testApp.clock.setTo(NOW);
});
afterAll(() => testApp.close());

promotionsPortsContract('in PostgreSQL', NOW, () => ({
  codes: codes(),
  uses: testApp.app.get(PromoUses, { strict: false }),
  alone,
}));

describe('forty orders at once', () => {
  const codeWith = async (mostUses: number): Promise<string> => {
    const id = randomUUID();
    const code = `RACE-${id.slice(0, 8).toUpperCase()}`;
    await alone(() => codes().add(PromoCode.campaign({ id, code, terms: someTerms({ mostUses }) }, NOW)));
    return id;
  };
  const reserve = (promoCodeId: string, orderId = randomUUID()): Promise<boolean> =>
    alone(() =>
      api().reserve({
        orderId,
        orderReference: 'CIC-7K3M9Q',
        promoCodeId,
        customerId: undefined,
        discount: { amount: 100, currency: 'EUR' },
      }),
    );
  const atOnce = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));
  const taken = async (id: string): Promise<{ uses: number; rows: number }> => {
    const { rows } = await testApp.query(
      `select uses_taken as uses,
         (select count(*)::int from promotions.promo_use where promo_code_id = c.id and status <> 'released') as rows
       from promotions.promo_code c where id = $1`,
      [id],
    );
    return rows[0] as { uses: number; rows: number };
  };

  it('take exactly the uses that there are', async () => {
    const id = await codeWith(5);
    const answers = await atOnce(() => reserve(id));
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(await taken(id)).toEqual({ uses: 5, rows: 5 });
  });

  it('give back the uses of orders that fail', async () => {
    const id = await codeWith(AT_ONCE);
    const fails = (): Promise<unknown> =>
      alone(async () => {
        await api().reserve({
          orderId: randomUUID(),
          orderReference: 'CIC-7K3M9Q',
          promoCodeId: id,
          customerId: undefined,
          discount: { amount: 100, currency: 'EUR' },
        });
        throw new Error('the slot is gone');
      }).catch((error: unknown) => error);
    await atOnce((index) => (index % 2 ? reserve(id) : fails()));
    expect(await taken(id)).toEqual({ uses: AT_ONCE / 2, rows: AT_ONCE / 2 });
  });

  it('count or release one use once', async () => {
    const id = await codeWith(5);
    const orderIds = Array.from({ length: 5 }, () => randomUUID());
    for (const orderId of orderIds) await reserve(id, orderId);
    // Paid and expired at the same moment: each order ends as one of the two, and the sum is right.
    await atOnce<unknown>((index) => {
      const orderId = orderIds[index % 5] ?? '';
      return alone<unknown>(() => (index % 3 === 0 ? api().release(orderId) : api().count(orderId)));
    });
    const { uses, rows } = await taken(id);
    expect(uses).toBe(rows);
    expect(uses).toBeLessThanOrEqual(5);
  });

  it('take a released use again once for one order', async () => {
    const id = await codeWith(5);
    const late = randomUUID();
    await reserve(id, late);
    await alone(() => api().release(late));
    expect(await atOnce(() => alone(() => api().count(late)))).toEqual(Array(AT_ONCE).fill(true));
    expect(await taken(id)).toEqual({ uses: 1, rows: 1 });
  });
});
