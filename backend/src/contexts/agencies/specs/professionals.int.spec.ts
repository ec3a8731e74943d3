import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { drain } from '../../../../test/harness/drain.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { ProfessionalSearch } from '../queries/professional-search.js';

let testApp: IdentityTestApp;
let admin: Person;
let agency: { id: string; email: string; token: string };

const address = { street: 'Via Appia 1', zip: '00186', city: 'Roma', country: 'IT' };
const business = (changes: object = {}) => {
  const email = `${randomUUID()}@example.com`;
  return {
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
    address,
    acceptTerms: true,
    ...changes,
  };
};
type Body = Readonly<Record<string, unknown>> & { readonly code: string };
const ask = async (method: 'GET' | 'POST', url: string, token: string, body?: object) => {
  const answer = await testApp.call(method, url, { token, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as unknown as Body };
};
const mailsTo = async (email: string): Promise<string[]> => {
  const { rows } = await testApp.query(
    `select kind from platform.mail where recipient = $1 and kind like 'agencies.%' order by written_at, kind`,
    [email],
  );
  return rows.map(({ kind }) => String(kind));
};

beforeAll(async () => {
  testApp = await identityTestApp();
  admin = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(() => testApp.close());

beforeEach(async () => {
  const { body } = await testApp.call('POST', '/api/auth/signup', { body: business() });
  agency = { id: body.user.uuid, email: '', token: body.access_token };
  const { rows } = await testApp.query('select email::text as email from identity.user_account where id = $1', [
    agency.id,
  ]);
  agency.email = rows[0].email;
  await drain(testApp.app);
});

describe('a business account', () => {
  it('waits for the team, and is told by when', async () => {
    const { body } = await ask('GET', '/api/auth/verify-token', agency.token);
    expect(body.user).toMatchObject({ status: 'pro_pending_validation', isPro: true });
    expect((await ask('GET', '/api/me/validation', agency.token)).body).toMatchObject({
      state: 'pending',
      actions: [],
    });
    expect(await mailsTo(agency.email)).toEqual(['agencies.professional-registered']);
    const { body: record } = await ask('GET', `/api/admin/professionals/${agency.id}`, admin.accessToken);
    expect(record).toMatchObject({
      companyName: 'Rossi Viaggi',
      vat: 'IT12345670017',
      address,
      email: agency.email,
      state: 'pending',
      actions: ['validate', 'reject'],
    });
    const hours = Date.parse(String(record.decideBefore)) - Date.parse(String(record.waitingSince));
    expect(hours).toBe(24 * 3_600_000);
    const { body: addresses } = await ask('GET', `/api/user/${agency.id}/addresses`, agency.token);
    expect(addresses).toMatchObject([{ ...address, companyName: 'Rossi Viaggi', isPrimary: true }]);
  });

  it('is validated once, whoever decides at once, with one mail', async () => {
    const decisions = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        number % 2
          ? ask('POST', `/api/admin/professionals/${agency.id}/validate`, admin.accessToken)
          : ask('POST', `/api/admin/professionals/${agency.id}/reject`, admin.accessToken, {
              reason: 'No such company',
            }),
      ),
    );
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(decisions.filter(({ body }) => body.code === 'PROFESSIONAL_ALREADY_DECIDED')).toHaveLength(39);
    await drain(testApp.app);
    expect(await mailsTo(agency.email)).toHaveLength(2);
  });

  it('is found by the team by company and by VAT number', async () => {
    const company = `Wayfarers ${agency.id.slice(0, 8)}`;
    await testApp.query('update identity.user_account set company_name = $1 where id = $2', [company, agency.id]);
    const found = async (text: string) =>
      (await testApp.app.get(ProfessionalSearch).find(text, 5)).filter(({ id }) => id === agency.id);
    const hit = { type: 'professional', title: company, path: `/admin/professionals/${agency.id}` };
    expect(await found(`farers ${agency.id.slice(0, 8)}`)).toMatchObject([hit]);
    await testApp.query('update identity.user_account set vat = $1 where id = $2', ['DE136695976', agency.id]);
    expect(await found('de 136695976')).toMatchObject([hit]);
    expect(await found('DE13669597')).toEqual([]);
  });

  it('reads as active once validated', async () => {
    const { body } = await ask('POST', `/api/admin/professionals/${agency.id}/validate`, admin.accessToken);
    expect(body).toMatchObject({ state: 'validated', actions: [] });
    const { body: me } = await ask('GET', '/api/auth/verify-token', agency.token);
    expect(me.user).toMatchObject({ status: 'active', isPro: true });
    const { body: list } = await ask('GET', '/api/admin/professionals?state=validated', admin.accessToken);
    expect(list.items).toContainEqual(expect.objectContaining({ userId: agency.id, companyName: 'Rossi Viaggi' }));
  });

  it('is rejected with a reason that is mailed, and may ask again', async () => {
    await ask('POST', `/api/admin/professionals/${agency.id}/reject`, admin.accessToken, { reason: 'No such company' });
    await drain(testApp.app);
    const { rows } = await testApp.query(
      `select text from platform.mail where recipient = $1 and kind = 'agencies.professional-rejected'`,
      [agency.email],
    );
    expect(rows[0].text).toContain('No such company');
    expect((await ask('GET', '/api/me/validation', agency.token)).body).toMatchObject({
      state: 'rejected',
      reason: 'No such company',
      actions: ['apply-again'],
    });
    expect((await ask('GET', '/api/auth/verify-token', agency.token)).body.user).toMatchObject({
      status: 'active',
      isPro: false,
    });
    expect((await ask('POST', '/api/me/validation/again', agency.token)).body).toMatchObject({ state: 'pending' });
    expect((await ask('POST', '/api/me/validation/again', agency.token)).body.code).toBe('PROFESSIONAL_NOT_REJECTED');
  });

  it('is decided about by the team alone', async () => {
    const url = `/api/admin/professionals/${agency.id}`;
    for (const [method, path] of [
      ['GET', url],
      ['POST', `${url}/validate`],
    ] as const)
      expect(await ask(method, path, agency.token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await ask('GET', '/api/me/validation', admin.accessToken)).toMatchObject({ status: 404 });
  });
});

describe('signing up as a business', () => {
  const fieldsOf = async (form: object): Promise<string[]> => {
    const { status, body } = await testApp.call('POST', '/api/auth/signup', { body: form });
    expect(status).toBe(422);
    return body.errors.map(({ field }) => field);
  };

  it('needs company, address and a number of the tax office', async () => {
    const bare = business({ companyName: undefined, vat: undefined, address: undefined });
    expect(await fieldsOf(bare)).toEqual(expect.arrayContaining(['companyName', 'address', 'taxNumber']));
    expect(await fieldsOf(business({ address: { ...address, country: 'ITALY' } }))).toEqual(['address.country']);
    expect(await fieldsOf(business({ vat: 'IT1' }))).toEqual(['vat']);
  });

  it('takes a tax number where there is no VAT number', async () => {
    const form = business({ vat: '', taxNumber: '2024/118' });
    expect((await testApp.call('POST', '/api/auth/signup', { body: form })).status).toBe(201);
  });

  it('cannot say more about itself than the form asks', async () => {
    expect(await fieldsOf(business({ isPro: true, status: 'active' }))).toEqual(
      expect.arrayContaining(['isPro', 'status']),
    );
  });
});
