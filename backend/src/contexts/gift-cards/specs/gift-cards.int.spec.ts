import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { GiftCardCodes } from '../domain/gift-card-codes.js';
import { GiftCardLinks } from '../domain/gift-card-links.js';
import { GiftCardsApi, type NewGiftCard } from '../index.js';
import { someTerms } from '../testing/a-gift-card.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const AT_ONCE = 40;
const EUR = (amount: number) => ({ amount, currency: 'EUR' }) as const;

let testApp: IdentityTestApp;
let admin: Person;
const api = () => testApp.app.get(GiftCardsApi, { strict: false });
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => testApp.app.get(Commands).inTransaction(work);
const atOnce = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

type Body = Readonly<Record<string, unknown>> & {
  readonly items: readonly Record<string, unknown>[];
  readonly hits: readonly Record<string, unknown>[];
  readonly movements: readonly { readonly kind: string; readonly amount: number }[];
};
const ask = async (method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await testApp.call(method, url, {
    token: url.includes('/admin/') ? admin.accessToken : undefined,
    headers,
    ...(body ? { body } : {}),
  });
  return { status: answer.status, text: answer.text, body: answer.body as unknown as Body };
};

const issue = async (changes: Partial<NewGiftCard> = {}): Promise<{ id: string; code: string; token: string }> => {
  const terms = someTerms(changes);
  await alone(() => api().issue(terms));
  const { rows } = await testApp.query('select id from gift_cards.gift_card where source_id = $1', [terms.sourceId]);
  const id = (rows[0] as { id: string }).id;
  const code = testApp.app.get(GiftCardCodes, { strict: false }).codeOf(id);
  return { id, code, token: testApp.app.get(GiftCardLinks, { strict: false }).tokenOf(id) };
};
const reserve = (giftCardId: string, amount: number, orderId: string = randomUUID()): Promise<boolean> =>
  alone(() =>
    api().reserve({
      orderId,
      orderReference: 'CIC-7K3M9Q',
      uses: [{ giftCardId, amount: EUR(amount), paid: EUR(amount) }],
    }),
  );
const standing = async (id: string): Promise<{ balance: number; moved: number }> => {
  const { rows } = await testApp.query(
    `select balance::int, (select sum(amount)::int from gift_cards.movement where gift_card_id = c.id) as moved
     from gift_cards.gift_card c where id = $1`,
    [id],
  );
  return rows[0] as { balance: number; moved: number };
};
const liability = async (id: string): Promise<number> => {
  const { rows } = await testApp.query(
    `select coalesce(sum(p.amount), 0)::int as amount from payments.ledger_posting p
     join payments.ledger_transaction t on t.id = p.transaction_id
     where p.account = 'gift-card-liability' and t.source_id like '%' || $1 || '%'`,
    [id],
  );
  return (rows[0] as { amount: number }).amount;
};
const mailsTo = async (address: string): Promise<{ kind: string; subject: string; text: string }[]> => {
  const { rows } = await testApp.query(
    'select kind, subject, text from platform.mail where recipient = $1 order by id',
    [address],
  );
  return rows as { kind: string; subject: string; text: string }[];
};

beforeAll(async () => {
  testApp = await identityTestApp();
  testApp.clock.setTo(NOW);
  admin = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(() => testApp.close());

describe('forty orders at once', () => {
  it('take no more from a card than it has', async () => {
    const { id } = await issue();
    const answers = await atOnce(() => reserve(id, 9_00));
    expect(answers.filter(Boolean)).toHaveLength(11);
    expect(await standing(id)).toEqual({ balance: 1_00, moved: 1_00 });
  });

  it('return what their expiry releases, each once', async () => {
    const { id } = await issue();
    const orders = Array.from({ length: 10 }, () => randomUUID());
    await Promise.all(orders.map((orderId) => reserve(id, 10_00, orderId)));
    await atOnce((index) => alone(() => api().release(orders[index % 10] ?? '')));
    expect(await standing(id)).toEqual({ balance: 100_00, moved: 100_00 });
  });

  it('issue one card for one source', async () => {
    const terms = someTerms();
    await atOnce(() => alone(() => api().issue(terms)));
    const { rows } = await testApp.query('select id from gift_cards.gift_card where source_id = $1', [terms.sourceId]);
    expect(rows).toHaveLength(1);
  });
});

describe('a use', () => {
  it('is counted once, and moves the liability to the revenue', async () => {
    const { id } = await issue();
    const orderId = randomUUID();
    expect(await liability(id)).toBe(-100_00);
    await reserve(id, 60_00, orderId);
    expect(await atOnce(() => alone(() => api().count(orderId)))).toEqual(Array.from({ length: AT_ONCE }, () => true));
    expect(await liability(id)).toBe(-40_00);
    await alone(() => api().release(orderId));
    expect(await standing(id)).toEqual({ balance: 40_00, moved: 40_00 });
  });

  it('is taken again by late money, if the card still has it', async () => {
    const { id } = await issue();
    const [first, second] = [randomUUID(), randomUUID()];
    await reserve(id, 60_00, first);
    await alone(() => api().release(first));
    expect(await alone(() => api().count(first))).toBe(true);
    await reserve(id, 40_00, second);
    await alone(() => api().release(second));
    await reserve(id, 1_00);
    expect(await alone(() => api().count(second))).toBe(false);
    expect(await standing(id)).toEqual({ balance: 39_00, moved: 39_00 });
  });

  it('goes back to its card in parts, once for each key, and extends it', async () => {
    const { id } = await issue({ amount: { amount: 100_00, currency: 'USD' } });
    const orderId = randomUUID();
    await alone(() =>
      api().reserve({
        orderId,
        orderReference: 'CIC-7K3M9Q',
        uses: [{ giftCardId: id, amount: { amount: 100_00, currency: 'USD' }, paid: EUR(90_01) }],
      }),
    );
    await alone(() => api().count(orderId));
    await testApp.query(`update gift_cards.gift_card set expires_at = '2026-11-19' where id = $1`, [id]);
    const refund = (key: string, amount: number) =>
      alone(() => api().refund({ orderId, giftCardId: id, key, amount: EUR(amount) }));
    await refund(`${id} a`, 45_00);
    await refund(`${id} a`, 45_00);
    expect((await standing(id)).balance).toBe(49_99);
    await refund(`${id} b`, 45_01);
    expect(await standing(id)).toEqual({ balance: 100_00, moved: 100_00 });
    expect(await api().findUsable([id])).toMatchObject([{ id, expiresAt: new Date('2027-11-20T23:59:59Z') }]);
    const { rows } = await testApp.query(
      `select currency, sum(amount)::int as sum from payments.ledger_posting group by currency having sum(amount) <> 0`,
      [],
    );
    expect(rows).toEqual([]);
  });

  it('of a replaced order counts as free', async () => {
    const { id, code } = await issue();
    const orderId = randomUUID();
    await reserve(id, 100_00, orderId);
    expect(await api().findByCode(code)).toBeUndefined();
    expect(await api().findByCode(` ${code.toLowerCase()} `, [orderId])).toMatchObject({ id, balance: EUR(100_00) });
  });
});

describe('a card', () => {
  it('is mailed on its day to the recipient, with its PDF, and its link to the buyer at once', async () => {
    const [grace, ada] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const { code } = await issue({
      recipient: { name: 'Grace', email: grace },
      buyer: { userId: null, name: 'Ada', email: ada },
      deliverOn: '2026-12-24',
      language: 'de_DE',
    });
    await drain(testApp.app);
    expect(await mailsTo(grace)).toEqual([]);
    expect(await mailsTo(ada)).toMatchObject([{ kind: 'gift-cards.gift-card-bought' }]);
    testApp.clock.setTo(new Date('2026-12-24T08:00:00Z'));
    await drain(testApp.app);
    const [mail, ...more] = await mailsTo(grace);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Geschenkgutschein');
    expect(mail?.text).toContain(code.slice(0, 4));
    const { rows } = await testApp.query(
      `select a.name from platform.mail_attachment a join platform.mail m on m.id = a.mail_id where m.recipient = $1`,
      [grace],
    );
    expect(rows).toEqual([{ name: `gift-card-${code.slice(-4)}.pdf` }]);
    testApp.clock.setTo(NOW);
  });

  it('tells its balance to who knows the code, which no address has', async () => {
    const { code } = await issue();
    expect(await ask('POST', '/api/gift-cards/balance', { code })).toMatchObject({
      status: 200,
      body: { last4: code.slice(-4), state: 'active', balance: EUR(100_00) },
    });
    expect(await ask('POST', '/api/gift-cards/balance', { code: '7K3M-9Q2F-0XWT-4B8C' })).toMatchObject({
      status: 422,
      body: { code: 'GIFT_CARD_INVALID' },
    });
    const { rows } = await testApp.query('select * from gift_cards.gift_card where code_hash like $1', [`%${code}%`]);
    expect(rows).toEqual([]);
  });

  it('is returned unused on its page, and is not returned twice', async () => {
    const { id, token } = await issue();
    const url = `/api/gift-cards/${id}`;
    expect((await ask('GET', `${url}?token=wrong`)).status).toBe(404);
    expect((await ask('GET', `${url}?token=${token}`)).body).toMatchObject({ actions: ['return'] });
    const back = () => ask('POST', `${url}/return?token=${token}`, undefined, { 'idempotency-key': randomUUID() });
    const answers = await atOnce(back);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await standing(id)).toEqual({ balance: 0, moved: 0 });
    expect(await liability(id)).toBe(0);
    expect((await ask('GET', `${url}?token=${token}`)).body).toMatchObject({ state: 'returned', actions: [] });
    // No order sold this card, so nothing can go back.
    await testApp.query(`delete from platform.outbox where type = 'gift-cards.gift-card-returned.v1'`, []);
  });

  it('is a PDF for who holds its link', async () => {
    const { id, token } = await issue();
    const { status, text } = await ask('GET', `/api/gift-cards/${id}/card.pdf?token=${token}`);
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('is listed, found, extended, mailed again and blocked by the team', async () => {
    const grace = `${randomUUID()}@example.com`;
    const { id, code } = await issue({ recipient: { name: 'Grace', email: grace } });
    await drain(testApp.app);
    const { body: list } = await ask('GET', `/api/admin/gift-cards?query=${grace}&state=active`);
    expect(list.items).toMatchObject([{ id, last4: code.slice(-4), balance: 100_00 }]);
    expect((await ask('GET', '/api/admin/gift-cards?format=csv')).text).toContain(id);
    expect((await ask('GET', `/api/admin/search?query=${code.slice(-4)}`)).body.hits).toContainEqual(
      expect.objectContaining({ type: 'gift-card', id, path: `/admin/gift-cards/${id}` }),
    );
    const url = `/api/admin/gift-cards/${id}`;
    const { body: record } = await ask('GET', url);
    expect(record).toMatchObject({ actions: ['block', 'extend', 'resend'], movements: [{ kind: 'issue' }] });
    expect(JSON.stringify(record)).not.toContain(code);
    let version = record['version'] as number;
    expect((await ask('POST', `${url}/resend`, { version })).status).toBe(200);
    expect(await mailsTo(grace)).toHaveLength(2);
    version += 1;
    const { body: extended } = await ask('POST', `${url}/extend`, { expiresOn: '2031-12-31', version });
    expect(extended).toMatchObject({ expiresAt: '2031-12-31T23:59:59.000Z' });
    version += 1;
    expect(await ask('POST', `${url}/block`, { reason: 'Stolen', version })).toMatchObject({
      status: 200,
      body: { state: 'blocked', actions: [] },
    });
    expect(await api().findByCode(code)).toBeUndefined();
    const { body: history } = await ask('GET', `/api/admin/audit?subjectType=gift-card&subject=${id}`);
    expect(history.items.map(({ command }) => command)).toEqual(['BlockGiftCard', 'ExtendGiftCard', 'ResendGiftCard']);
  });
});
