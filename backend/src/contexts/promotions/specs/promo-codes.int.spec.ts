import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { PromotionsApi } from '../index.js';
import { aMinimum } from '../testing/some-terms.js';

let testApp: IdentityTestApp;
let admin: Person;
const STARTS = '2026-01-01T00:00:00Z';

type Body = Readonly<Record<string, unknown>> & {
  readonly code: string;
  readonly id: string;
  readonly items: readonly Record<string, unknown>[];
  readonly hits: readonly Record<string, unknown>[];
  readonly errors: readonly { readonly field: string }[];
};
const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, token = admin.accessToken, body?: object) => {
  const answer = await testApp.call(method, url, { token, ...(body ? { body } : {}) });
  return { status: answer.status, text: answer.text, body: answer.body as unknown as Body };
};
const aCode = (): string => `C-${randomUUID().slice(0, 8).toUpperCase()}`;
const create = async (changes: object = {}): Promise<Body> => {
  const form = { code: aCode(), percent: 20, startsAt: STARTS, ...changes };
  const { status, body } = await ask('POST', '/api/admin/promo-codes', admin.accessToken, form);
  expect(status).toBe(201);
  return body;
};

beforeAll(async () => {
  testApp = await identityTestApp();
  admin = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(() => testApp.close());

describe('promo codes of campaigns', () => {
  it('are made, listed, found and ended by the team', async () => {
    const made = await create({
      code: ' summer–26 x ',
      endsAt: '2099-01-01T00:00:00Z',
      mostUses: 3,
      minimum: aMinimum,
    });
    expect(made).toMatchObject({
      code: 'SUMMER-26X',
      kind: 'campaign',
      state: 'running',
      percent: 20,
      mostUses: 3,
      usesTaken: 0,
      usesCounted: 0,
      minimum: aMinimum,
      uses: [],
      version: 1,
      actions: ['change', 'end'],
    });
    const { body: list } = await ask('GET', '/api/admin/promo-codes?query=summer&state=running&kind=campaign');
    expect(list.items).toMatchObject([{ code: 'SUMMER-26X', state: 'running' }]);
    expect((await ask('GET', '/api/admin/promo-codes?state=ended')).body.items).toEqual([]);
    expect((await ask('GET', '/api/admin/promo-codes?format=csv&sort=code')).text).toContain('SUMMER-26X');
    expect((await ask('GET', '/api/admin/search?query=summer-2')).body.hits).toContainEqual({
      type: 'promo-code',
      id: made.id,
      title: 'SUMMER-26X',
      subtitle: '20 %',
      path: `/admin/promo-codes/${made.id}`,
    });
    const url = `/api/admin/promo-codes/${made.id}`;
    const { body: ended } = await ask('POST', `${url}/end`, admin.accessToken, { version: 1 });
    expect(ended).toMatchObject({ state: 'ended', version: 2, actions: [] });
    const change = { percent: 30, startsAt: STARTS, version: 2 };
    expect(await ask('PUT', url, admin.accessToken, change)).toMatchObject({
      status: 409,
      body: { code: 'PROMO_CODE_ENDED' },
    });
    const { body: history } = await ask('GET', `/api/admin/audit?subjectType=promo-code&subject=${made.id}`);
    expect(history.items.map(({ command }) => command)).toEqual(['EndPromoCode', 'CreatePromoCode']);
  });

  it('are changed by one of two people who saw the same version', async () => {
    const { id } = await create();
    const change = (percent: number) =>
      ask('PUT', `/api/admin/promo-codes/${id}`, admin.accessToken, { percent, startsAt: STARTS, version: 1 });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => change(index + 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CHANGED_MEANWHILE')).toHaveLength(39);
  });

  it('are written once, whoever makes one at once', async () => {
    const form = { code: aCode(), percent: 20, startsAt: STARTS };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ask('POST', '/api/admin/promo-codes', admin.accessToken, form)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'PROMO_CODE_TAKEN')).toHaveLength(39);
  });

  it.each([
    ['code', { code: 'no' }],
    ['percent', { percent: 91 }],
    ['percent', { percent: 0 }],
    ['endsAt', { endsAt: STARTS }],
    ['mostUses', { mostUses: 0 }],
    ['minimum.JPY', { minimum: { ...aMinimum, JPY: undefined } }],
  ])('are refused with a problem of the field %s', async (field, changes) => {
    const form = { code: aCode(), percent: 20, startsAt: STARTS, ...changes };
    const { status, body } = await ask('POST', '/api/admin/promo-codes', admin.accessToken, form);
    expect([status, body.errors.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('show their uses with the orders', async () => {
    const { id } = await create({ mostUses: 1 });
    const orderId = randomUUID();
    const commands = testApp.app.get(Commands);
    const api = testApp.app.get(PromotionsApi, { strict: false });
    await commands.inTransaction(async () => {
      const discount = { amount: 1200, currency: 'EUR' } as const;
      await api.reserve({ orderId, orderReference: 'CIC-7K3M9Q', promoCodeId: id, customerId: undefined, discount });
    });
    const record = async () => (await ask('GET', `/api/admin/promo-codes/${id}`)).body;
    expect(await record()).toMatchObject({ state: 'used-up', usesTaken: 1, usesCounted: 0, version: 1 });
    await commands.inTransaction(() => api.count(orderId));
    expect(await record()).toMatchObject({
      usesCounted: 1,
      uses: [{ orderId, orderReference: 'CIC-7K3M9Q', status: 'counted', amount: 1200, currency: 'EUR' }],
    });
  });
});

describe('the personal code of a professional', () => {
  let agency: { id: string; email: string; token: string };

  beforeEach(async () => {
    const email = `${randomUUID()}@example.com`;
    const { body } = await testApp.call('POST', '/api/auth/signup', {
      body: {
        type: 'business',
        firstName: 'Ada',
        lastName: 'Rossi',
        email,
        confirmEmail: email,
        password: 'a quiet street',
        confirmPassword: 'a quiet street',
        nativeLanguage: 'de',
        companyName: 'Rossi Viaggi',
        vat: 'IT12345670017',
        address: { street: 'Via Appia 1', zip: '00186', city: 'Roma', country: 'IT' },
        acceptTerms: true,
      },
    });
    agency = { id: body.user.uuid, email, token: body.access_token };
    await drain(testApp.app);
  });

  const validate = async (): Promise<void> => {
    await ask('POST', `/api/admin/professionals/${agency.id}/validate`);
    await drain(testApp.app);
  };
  const mine = async (): Promise<readonly unknown[]> =>
    (await ask('GET', '/api/me/promo-codes', agency.token)).body.items;
  const myCode = async (): Promise<string> => String(((await mine()) as { code: string }[])[0]?.code);
  const mails = async (): Promise<{ subject: string; text: string }[]> => {
    const { rows } = await testApp.query(
      `select subject, text from platform.mail where recipient = $1 and kind = 'promotions.personal-code-made'`,
      [agency.email],
    );
    return rows as { subject: string; text: string }[];
  };

  it('is made by the validation, and mailed in the professional’s language', async () => {
    expect(await mine()).toEqual([]);
    await validate();
    expect(await mine()).toEqual([{ code: expect.stringMatching(/^PRO-[0-9A-Z]{8}$/), percent: 10 }]);
    const code = await myCode();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Ihr persönlicher Code');
    expect(mail?.text).toContain(code);
    const { body: list } = await ask('GET', `/api/admin/promo-codes?kind=personal&query=${code}`);
    expect(list.items).toMatchObject([{ owner: { id: agency.id, name: 'Ada Rossi' }, percent: 10 }]);
  });

  it('is made once, however often the validation is told', async () => {
    await validate();
    const code = await myCode();
    const fact = { type: 'agencies.professional-validated.v1', userId: agency.id };
    await testApp.app.get(Commands).inTransaction(() => testApp.app.get(Outbox).publish(fact, fact));
    await drain(testApp.app);
    expect(await myCode()).toBe(code);
    expect(await mails()).toHaveLength(1);
    const { rows } = await testApp.query('select id from promotions.promo_code where owner_id = $1', [agency.id]);
    expect(rows).toHaveLength(1);
  });

  it('works for its owner while the account is an active, validated professional’s', async () => {
    await validate();
    const code = await myCode();
    const api = testApp.app.get(PromotionsApi, { strict: false });
    const outcome = async (customerId: string | undefined): Promise<string> =>
      (await api.findDiscount(code, { customerId, subtotal: { amount: 10_000, currency: 'EUR' } })).outcome;
    expect([await outcome(agency.id), await outcome(admin.id), await outcome(undefined)]).toEqual([
      'granted',
      'invalid',
      'invalid',
    ]);
    await testApp.query(`update identity.user_account set state = 'suspended' where id = $1`, [agency.id]);
    expect([await outcome(agency.id), await api.findPersonalCode(agency.id)]).toEqual(['invalid', undefined]);
    await testApp.query(`update identity.user_account set state = 'active' where id = $1`, [agency.id]);
    expect(await outcome(agency.id)).toBe('granted');
    await testApp.query(
      `update agencies.professional set state = 'rejected', reason = 'No such company' where user_id = $1`,
      [agency.id],
    );
    expect(await outcome(agency.id)).toBe('invalid');
    expect(await mine()).toEqual([]);
  });
});
