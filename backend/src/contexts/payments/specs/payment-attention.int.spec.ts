import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { type Role, ROLES } from '../../../shared-kernel/actor.js';
import { Attention, type AttentionKind } from '../domain/attention.js';
import type { PaymentId } from '../domain/payment.js';
import type { PaymentAttentionPage } from '../queries/payment-attention-view.js';
import { anOrder } from '../testing/an-order.js';
import { NOBODY, paymentsTestApp, type PaymentsTestApp } from '../../../../test/harness/payments-test-app.js';

const LIST = '/api/admin/payments/attention';
const CARLA: { id: string; role: Role } = { id: '00000000-0000-7000-8000-00000000000a', role: ROLES.admin };
const GUIDE = { id: CARLA.id, role: ROLES.guide };
const eur = (amount: number) => ({ amount, currency: 'EUR' });

let testApp: PaymentsTestApp;

beforeAll(async () => {
  testApp = await paymentsTestApp({ RATE_LIMITS: '0' });
});
afterAll(() => testApp?.close());
beforeEach(async () => {
  await testApp.rows(sql`delete from payments.attention`);
});

const find = async (query = ''): Promise<PaymentAttentionPage> =>
  (await testApp.request('GET', `${LIST}${query}`, CARLA)).json();

/** Raised in turn, one second after the other; answers the id. */
async function raise(
  kind: AttentionKind,
  key: string,
  facts: Record<string, unknown>,
  paymentId: string | null = null,
): Promise<string> {
  await testApp.app
    .get(Commands)
    .inTransaction(() =>
      testApp.app.get(Attention, { strict: false }).raise(kind, key, paymentId as PaymentId | null, facts),
    );
  const [row] = await testApp.rows(sql<{ id: string }>`
    update payments.attention set raised_at = '2027-05-01T09:00:00Z'::timestamptz
      + interval '1 second' * (select count(*) from payments.attention)
    where kind = ${kind} and key = ${key} returning id`);
  return row?.id ?? '';
}

const strange = (key: string) => raise('unknown-payment', key, { gateway: 'stripe', amount: eur(7000) });
const settle = (id: string, note: string, who = CARLA) =>
  testApp.request('POST', `${LIST}/${id}/settle`, who, { note });

describe('money that a person must look at', () => {
  it('is listed for a reader of any language', async () => {
    for (const query of ['?language=de_DE', '?language=nl_NL&state=settled'])
      expect((await testApp.request('GET', `${LIST}${query}`, CARLA)).statusCode).toBe(200);
  });

  it('is listed with the amounts of its kind, its order, and what the gateway calls it', async () => {
    const order = anOrder();
    const { id } = await testApp.payments.start({ ...order, email: 'traveller@example.com' });
    const [payment] = await testApp.rows(sql<{ intent: string }>`
      select intent_id as intent from payments.payment where id = ${id}`);
    const refundId = randomUUID();
    await testApp.rows(
      sql`update payments.payment set status = 'paid', captured_amount = amount, captured_currency = currency, captured_at = now() where id = ${id}`,
    );
    await testApp.rows(sql`
      insert into payments.refund (id, key, payment_id, amount, currency, reason, status, gateway_refund_id, requested_at)
      values (${refundId}, 'test', ${id}, 4000, 'EUR', 'test', 'failed', 're_2', now())`);
    const due = order.amount;
    await raise('amount-mismatch', 'pi_1', { due, received: eur(100), orderId: order.orderId }, id);
    await raise('duplicate-capture', 'pi_2', { due, received: { amount: 5, currency: 'SEK' } }, id);
    await strange('pi_3');
    await raise('refund-outside', 're_1', { amount: eur(3000) }, id);
    await raise('refund-failed', refundId, { amount: eur(4000) }, id);
    const evidenceDueAt = '2027-05-20T00:00:00.000Z';
    await raise('dispute', 'dp_1', { amount: due, reason: 'fraudulent', evidenceDueAt }, id);
    const intent = payment?.intent;
    const ours = { raisedAt: expect.any(String), id: expect.any(String), orderReference: order.reference };
    expect((await find()).matters).toEqual([
      { ...ours, kind: 'amount-mismatch', amount: eur(100), due, gateway: { name: 'sandbox', payment: 'pi_1' } },
      {
        ...ours,
        kind: 'duplicate-capture',
        amount: { amount: 5, currency: 'SEK' },
        due,
        gateway: { name: 'sandbox', payment: 'pi_2' },
      },
      {
        id: expect.any(String),
        raisedAt: expect.any(String),
        kind: 'unknown-payment',
        amount: eur(7000),
        gateway: { name: 'stripe', payment: 'pi_3' },
      },
      {
        ...ours,
        kind: 'refund-outside',
        amount: eur(3000),
        gateway: { name: 'sandbox', payment: intent, refund: 're_1' },
      },
      {
        ...ours,
        kind: 'refund-failed',
        amount: eur(4000),
        gateway: { name: 'sandbox', payment: intent, refund: 're_2' },
      },
      {
        ...ours,
        kind: 'dispute',
        amount: due,
        reason: 'fraudulent',
        evidenceDueAt,
        gateway: { name: 'sandbox', payment: intent, dispute: 'dp_1' },
      },
    ]);
  });

  it('comes in pages, what has waited longest first', async () => {
    const ids: string[] = [];
    for (const key of ['pi_a', 'pi_b', 'pi_c']) ids.push(await strange(key));
    const second = await find('?page=2&size=2');
    expect(second.matters.map(({ id }) => id)).toEqual([ids[2]]);
    expect(second.pagination).toEqual({ page: 2, size: 2, totalItems: 3, totalPages: 2 });
    expect((await find('?size=2')).matters.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await find('?page=3&size=2')).matters).toEqual([]);
    const refused = await Promise.all(
      ['?state=all', '?page=0', '?size=101'].map((query) => testApp.request('GET', `${LIST}${query}`, CARLA)),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  });

  it('is for admins alone', async () => {
    const id = await strange('pi_a');
    expect((await testApp.request('GET', LIST, GUIDE)).statusCode).toBe(403);
    expect((await settle(id, 'Done', GUIDE)).statusCode).toBe(403);
    expect((await find()).matters).toHaveLength(1);
  });
});

describe('settling it', () => {
  it('moves it to what was settled, with who did it, when and what was done; the latest first', async () => {
    const [first, second] = [await strange('pi_a'), await strange('pi_b')];
    testApp.clock.setTo(new Date('2027-05-02T10:00:00Z'));
    expect((await settle(first, '  Gave it back at the gateway  ')).statusCode).toBe(204);
    expect((await find()).matters.map(({ id }) => id)).toEqual([second]);
    testApp.clock.setTo(new Date('2027-05-02T11:00:00Z'));
    expect((await settle(second, 'Known', { ...CARLA, id: NOBODY })).statusCode).toBe(204);
    const { matters, pagination } = await find('?state=settled');
    expect(matters.map(({ id, settled }) => ({ id, settled }))).toEqual([
      { id: second, settled: { at: expect.stringMatching(/^2027-05-02T11:00:/), by: NOBODY, note: 'Known' } },
      {
        id: first,
        settled: {
          at: expect.stringMatching(/^2027-05-02T10:00:/),
          by: CARLA.id,
          name: 'Carla Conti',
          note: 'Gave it back at the gateway',
        },
      },
    ]);
    expect(pagination.totalItems).toBe(2);
    expect((await find()).matters).toEqual([]);
  });

  it('happens once, however many do it at the same time: the others are told', async () => {
    const id = await strange('pi_a');
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => settle(id, `Attempt ${index}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 204);
    expect(refused).toHaveLength(39);
    for (const answer of refused)
      expect(answer.json()).toMatchObject({ status: 409, code: 'PAYMENT_ATTENTION_SETTLED' });
    const winner = answers.findIndex(({ statusCode }) => statusCode === 204);
    expect((await find('?state=settled')).matters[0]?.settled?.note).toBe(`Attempt ${winner}`);
    const audited = await testApp.rows(sql`
      select actor_id from platform.audit_record where subject_type = 'payment-attention' and subject_id = ${id}`);
    expect(audited).toEqual([{ actor_id: CARLA.id }]);
  });

  it('needs a note of at most 500 characters', async () => {
    const id = await strange('pi_a');
    for (const note of ['', '   ', 'x'.repeat(501)])
      expect((await settle(id, note)).json()).toMatchObject({ status: 422, errors: [{ field: 'note' }] });
    expect((await settle(id, 'x'.repeat(500))).statusCode).toBe(204);
  });

  it('finds nothing where there is nothing', async () => {
    expect((await settle(randomUUID(), 'Done')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await settle('anything', 'Done')).statusCode).toBe(404);
  });

  it('leaves its facts in the audit trail, and not the words of the note', async () => {
    const id = await strange('pi_a');
    await settle(id, 'Called Hanna Köhler');
    const [record] = await testApp.rows(sql<{ content: object }>`
      select content from platform.audit_record
      where command = 'SettlePaymentAttention' and content ->> 'attentionId' = ${id}`);
    expect(record?.content).toEqual({ attentionId: id, note: '•••' });
  });
});
