import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { ApiCallLog } from '../http/api-call-log.js';
import { aPartner } from '../testing/a-partner.js';

let testApp: IdentityTestApp;
let admin: Person;

interface KeyOfAnswer {
  readonly id: string;
  readonly state: string;
  readonly last4: string;
  readonly lastUsedAt: string | null;
}
type Body = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly code: string;
  readonly secret: string;
  readonly keys: readonly KeyOfAnswer[];
  readonly items: readonly Record<string, unknown>[];
  readonly hits: readonly Record<string, unknown>[];
};
const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, token = admin.accessToken) => {
  const answer = await testApp.call(method, url, { token, ...(body ? { body } : {}) });
  return { status: answer.status, text: answer.text, headers: answer.headers, body: answer.body as unknown as Body };
};
const PARTNERS = '/api/admin/partners';
const create = async (changes: object = {}): Promise<Body> => {
  const { status, body } = await ask('POST', PARTNERS, { ...aPartner(), ...changes });
  expect(status).toBe(201);
  return body;
};
const keyOf = async (partner: string, scopes: readonly string[] = ['read']): Promise<Body> => {
  const { status, body } = await ask('POST', `${PARTNERS}/${partner}/keys`, { label: 'Front desk', scopes });
  expect(status).toBe(201);
  return body;
};
const callWith = (secret: string) => ask('GET', '/api/partner', undefined, secret);

beforeAll(async () => {
  testApp = await identityTestApp();
  admin = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(() => testApp.close());

describe('partners', () => {
  it('are opened, listed, found, changed, suspended and restored by the team', async () => {
    const made = await create({ name: 'Hotel Aurora' });
    expect(made).toMatchObject({
      state: 'active',
      keysCount: 0,
      keys: [],
      actions: ['change', 'suspend', 'create-key'],
    });
    expect((await ask('GET', `${PARTNERS}?query=hotel au&state=active`)).body.items).toMatchObject([{ id: made.id }]);
    expect((await ask('GET', `${PARTNERS}?format=csv&sort=name`)).text).toContain('Hotel Aurora');
    expect((await ask('GET', '/api/admin/search?query=hotel+aur')).body.hits).toMatchObject([
      { type: 'partner', id: made.id, path: `/admin/partners/${made.id}` },
    ]);
    const url = `${PARTNERS}/${made.id}`;
    const changed = await ask('PUT', url, { ...aPartner(), email: String(made['email']), percent: 20, version: 1 });
    expect(changed.body).toMatchObject({ percent: 20, version: 2 });
    const stale = await ask('POST', `${url}/suspend`, { reason: 'Unpaid invoices', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
    const suspended = await ask('POST', `${url}/suspend`, { reason: 'Unpaid invoices', version: 2 });
    expect(suspended.body).toMatchObject({ state: 'suspended', actions: ['change', 'restore'], version: 3 });
    expect((await ask('POST', `${url}/restore`, { version: 3 })).body).toMatchObject({ state: 'active' });
    const { body } = await ask('GET', `/api/admin/audit?subjectType=partner&subject=${made.id}`);
    expect(body.items.map(({ command }) => command)).toEqual([
      'RestorePartner',
      'SuspendPartner',
      'ChangePartner',
      'CreatePartner',
    ]);
  });

  it('have an address of their own', async () => {
    const made = await create();
    const twice = await ask('POST', PARTNERS, { ...aPartner(), email: String(made['email']).toUpperCase() });
    expect(twice).toMatchObject({ status: 409, body: { code: 'PARTNER_EMAIL_TAKEN' } });
  });
});

describe('a key', () => {
  it('opens the calls of its scopes and nothing else, and tells its limit', async () => {
    const { id, name } = await create();
    const { secret } = await keyOf(id, ['read', 'book']);
    const answer = await callWith(secret);
    expect(answer).toMatchObject({ status: 200, body: { id, name, scopes: ['read', 'book'] } });
    expect(answer.headers['ratelimit-policy']).toBe('"key";q=600;w=60');
    expect(answer.headers['ratelimit']).toMatch(/^"key";r=\d+;t=\d+$/);
    expect(await ask('GET', '/api/me/account', undefined, secret)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await ask('GET', PARTNERS, undefined, secret)).toMatchObject({ status: 403 });
    const cancelling = await keyOf(id, ['cancel']);
    expect(await callWith(cancelling.secret)).toMatchObject({ status: 403, body: { code: 'SCOPE_MISSING' } });
    expect(await callWith(`${secret}x`)).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
    expect(await ask('GET', '/api/partner')).toMatchObject({ status: 403 });
  });

  it('is kept as a hash', async () => {
    const { id } = await create();
    const { secret } = await keyOf(id);
    const { rows } = await testApp.query(
      `select to_jsonb(key)::text as kept from partners.api_key key where partner_id = $1`,
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(4));
    const { rows: audited } = await testApp.query(
      `select from platform.audit_record where content::text like '%' || $1 || '%'`,
      [secret],
    );
    expect(audited).toEqual([]);
  });

  it('is rotated with an overlap, once, however many ask at once', async () => {
    const { id } = await create();
    const old = await keyOf(id);
    const rotate = () => ask('POST', `${PARTNERS}/${id}/keys/${old.id}/rotate`, { overlapHours: 24 });
    const answers = await Promise.all(Array.from({ length: 40 }, rotate));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(39).fill(409),
    ]);
    const successor = answers.find(({ status }) => status === 201)?.body.secret ?? '';
    expect((await callWith(old.secret)).status).toBe(200);
    expect((await callWith(successor)).status).toBe(200);
    const { body } = await ask('GET', `${PARTNERS}/${id}`);
    expect(body.keys.map(({ state }) => state).toSorted()).toEqual(['active', 'replaced']);
    await testApp.query(`update partners.api_key set expires_at = now() - interval '1 second' where id = $1`, [old.id]);
    expect((await callWith(old.secret)).status).toBe(401);
    expect((await callWith(successor)).status).toBe(200);
  });

  it('is revoked at once, and with its partner', async () => {
    const partner = await create();
    const [first, second] = [await keyOf(partner.id), await keyOf(partner.id)];
    const url = `${PARTNERS}/${partner.id}/keys/${first.id}/revoke`;
    expect((await ask('POST', url)).status).toBe(200);
    expect(await ask('POST', url)).toMatchObject({ status: 409, body: { code: 'API_KEY_ENDED' } });
    expect((await callWith(first.secret)).status).toBe(401);
    expect((await callWith(second.secret)).status).toBe(200);
    await ask('POST', `${PARTNERS}/${partner.id}/suspend`, { reason: 'Spam', version: 1 });
    expect((await callWith(second.secret)).status).toBe(401);
    const refused = await ask('POST', `${PARTNERS}/${partner.id}/keys`, { label: 'x', scopes: ['read'] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'PARTNER_SUSPENDED' } });
  });

  it('is in the log with each call, and says when it was used last', async () => {
    const { id } = await create();
    const key = await keyOf(id);
    await callWith(key.secret);
    await ask('GET', '/api/me/account', undefined, key.secret);
    await testApp.app.get(ApiCallLog).flush();
    const { body } = await ask('GET', `${PARTNERS}/${id}/calls`);
    expect(body.items.map(({ route, status }) => [route, status])).toEqual([
      ['/api/me/account', 403],
      ['/api/partner', 200],
    ]);
    expect((await ask('GET', `${PARTNERS}/${id}/calls?outcome=refused`)).body.items).toHaveLength(1);
    expect((await ask('GET', `${PARTNERS}/${id}`)).body.keys[0]?.lastUsedAt).toEqual(expect.any(String));
  });
});

describe('the person of a partner', () => {
  it('manages the keys of that partner, and sees no other', async () => {
    const [person, other] = [await testApp.signUp(), await testApp.signUp()];
    const own = (method: 'GET' | 'POST', url: string, body?: object, token = person.accessToken) =>
      ask(method, url, body, token);
    await testApp.query('update identity.user_account set email_verified_at = now() where id = any($1)', [
      [person.id, other.id],
    ]);
    const partner = await create({ email: person.email });
    const foreign = await create();
    const foreignKey = await keyOf(foreign.id);
    expect((await own('GET', '/api/me/partner')).body).toMatchObject({
      id: partner.id,
      keys: [],
      actions: ['create-key'],
    });
    expect((await own('GET', '/api/me/partner', undefined, other.accessToken)).status).toBe(404);
    const made = await own('POST', '/api/me/partner/keys', { label: 'Website', scopes: ['read'] });
    expect((await callWith(made.body.secret)).body).toMatchObject({ id: partner.id });
    const rotated = await own('POST', `/api/me/partner/keys/${made.body.id}/rotate`, { overlapHours: 0 });
    expect([(await callWith(made.body.secret)).status, (await callWith(rotated.body.secret)).status]).toEqual([
      401, 200,
    ]);
    expect((await own('POST', `/api/me/partner/keys/${foreignKey.id}/revoke`)).status).toBe(404);
    expect((await own('POST', `/api/me/partner/keys/${rotated.body.id}/revoke`)).status).toBe(200);
    await testApp.app.get(ApiCallLog).flush();
    const calls = await own('GET', '/api/me/partner/calls');
    expect(calls.body.items.every(({ keyLabel }) => keyLabel === 'Website')).toBe(true);
    expect(calls.body.items).toHaveLength(2);
  });

  it('is nobody with an address that is not confirmed', async () => {
    const person = await testApp.signUp();
    await testApp.query('update identity.user_account set email_verified_at = null where id = $1', [person.id]);
    await create({ email: person.email });
    expect((await ask('GET', '/api/me/partner', undefined, person.accessToken)).status).toBe(404);
  });
});
