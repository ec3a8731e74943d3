import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { ROLES } from '../../../shared-kernel/roles.js';

let testApp: IdentityTestApp;
let admin: Person;
let superAdmin: Person;

async function personOf(role: number): Promise<Person> {
  const person = await testApp.signUp();
  await testApp.query('update identity.user_account set role = $1 where id = $2', [role, person.id]);
  return person;
}

beforeAll(async () => {
  testApp = await identityTestApp();
  [admin, superAdmin] = [await personOf(ROLES.admin), await personOf(ROLES.superAdmin)];
});
afterAll(() => testApp.close());

type Body = Readonly<Record<string, unknown>> & { readonly code: string };

const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, by: Person, body?: object) => {
  const answer = await testApp.call(method, url, { token: by.accessToken, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as unknown as Body };
};
const record = async (id: string, by = admin) => (await ask('GET', `/api/admin/users/${id}`, by)).body;
const suspend = (id: string, by: Person, version: unknown) =>
  ask('POST', `/api/admin/users/${id}/suspend`, by, { reason: 'Sends advertising', version });
const giveRole = (id: string, role: number, by: Person, version: unknown) =>
  ask('PUT', `/api/admin/users/${id}/role`, by, { role, version });

describe('the users of the team', () => {
  it('are found by the beginning of a name or an address, and by id', async () => {
    const guest = await testApp.signUp();
    await testApp.query(`update identity.user_account set first_name = 'Zoë', last_name = 'Quist' where id = $1`, [
      guest.id,
    ]);
    for (const query of ['quis', 'Zoë Q', guest.email.slice(0, 20).toUpperCase(), guest.id]) {
      const url = `/api/admin/get-user-info?query=${encodeURIComponent(query)}`;
      const { body } = await ask('GET', url, admin);
      expect(body).toMatchObject([{ uuid: guest.id, email: guest.email, role: 4, status: 'active', isPro: false }]);
      const list = await ask('GET', `/api/admin/users?query=${encodeURIComponent(query)}`, admin);
      expect(list.body).toMatchObject({ items: [{ uuid: guest.id }], pagination: { totalItems: 1 } });
    }
    expect((await ask('GET', '/api/admin/get-user-info?query=q', admin)).status).toBe(422);
  });

  it('are listed by role and state', async () => {
    const { body } = await ask('GET', '/api/admin/users?role=1&state=active&accountType=individual', admin);
    expect(body.items).toMatchObject([{ uuid: superAdmin.id, roleDetails: { id: 1, name: 'Super Admin' } }]);
    expect((await ask('GET', '/api/admin/users?state=suspended', admin)).body.items).toEqual([]);
    expect((await ask('GET', '/api/admin/users?role=7', admin)).status).toBe(422);
  });

  it('are suspended with a reason that they are mailed, and restored', async () => {
    const guest = await testApp.signUp();
    const before = await record(guest.id);
    expect(before).toMatchObject({ openSessions: 1, actions: ['suspend'] });
    expect((await suspend(guest.id, admin, before.version)).body).toMatchObject({
      status: 'suspended',
      openSessions: 0,
      actions: ['restore'],
    });
    expect((await testApp.call('GET', '/api/auth/verify-token', { token: guest.accessToken })).status).toBe(401);
    const { rows: mails } = await testApp.query(
      `select text from platform.mail where recipient = $1 and kind = 'identity.suspended'`,
      [guest.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0].text).toContain('Sends advertising');
    const { version } = await record(guest.id);
    const restored = await ask('POST', `/api/admin/users/${guest.id}/restore`, admin, { version });
    expect(restored.body).toMatchObject({ status: 'active' });
    const { body: history } = await ask('GET', `/api/admin/audit?subjectType=user&subject=${guest.id}`, admin);
    expect(history.items).toMatchObject([
      { command: 'RestoreUser', content: { before: { state: 'suspended' }, after: { state: 'active' } } },
      { command: 'SuspendUser', content: { before: { state: 'active' }, after: { state: 'suspended' } } },
    ]);
  });

  it('are changed by one person at a time: the others are told', async () => {
    const guest = await testApp.signUp();
    const { version } = await record(guest.id);
    const answers = await Promise.all(Array.from({ length: 40 }, () => suspend(guest.id, admin, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CHANGED_MEANWHILE')).toHaveLength(39);
  });

  it('of the team are decided about by Super Admins alone', async () => {
    const other = await personOf(ROLES.admin);
    const { version, actions } = await record(other.id);
    expect(actions).toEqual([]);
    expect(await suspend(other.id, admin, version)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await giveRole(other.id, 4, admin, version)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await record(other.id, superAdmin)).actions).toEqual(['suspend', 'change-role']);
    expect(await giveRole(other.id, 4, superAdmin, version)).toMatchObject({ status: 200, body: { role: 4 } });
  });

  it('keep their own role and state', async () => {
    const { version } = await record(superAdmin.id, superAdmin);
    const own = { status: 409, body: { code: 'OWN_ACCOUNT_UNCHANGEABLE' } };
    expect(await giveRole(superAdmin.id, 4, superAdmin, version)).toMatchObject(own);
    expect(await suspend(superAdmin.id, superAdmin, version)).toMatchObject(own);
  });

  it('keep one Super Admin, whoever demotes whom at once', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => personOf(ROLES.superAdmin)));
    const all = [superAdmin, ...others];
    await Promise.all(
      all.map(async (one, index) => {
        const victim = all[(index + 1) % all.length] ?? one;
        return giveRole(victim.id, 4, one, (await record(victim.id, admin)).version);
      }),
    );
    const { rows } = await testApp.query(
      `select id from identity.user_account where role = 1 and state = 'active'`,
      [],
    );
    expect(rows.length).toBeGreaterThanOrEqual(1);
    // Those who are left may demote each other down to the last one, whom the database keeps.
    await testApp
      .query(`update identity.user_account set role = 4 where role = 1 and id <> $1`, [rows[0].id])
      .catch(() => undefined);
    await expect(
      testApp.query(`update identity.user_account set role = 4 where id = $1`, [rows[0].id]),
    ).rejects.toMatchObject({ constraint: 'last_super_admin' });
    await testApp.query('update identity.user_account set role = 1 where id = $1', [superAdmin.id]);
  });

  it('are nobody else’s business', async () => {
    const guest = await testApp.signUp();
    for (const url of ['/api/admin/users', `/api/admin/users/${guest.id}`, '/api/admin/get-user-info?query=ada'])
      expect(await ask('GET', url, guest)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect(await ask('GET', `/api/admin/users/${nobody}`, admin)).toMatchObject({ status: 404 });
    expect(await suspend(nobody, admin, 1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

it('40 sign-ups with one address make one account', async () => {
  const email = 'forty@example.com';
  const form = {
    type: 'individual',
    firstName: 'Ada',
    lastName: 'Rossi',
    email,
    confirmEmail: email,
    password: 'a quiet street',
    confirmPassword: 'a quiet street',
    nativeLanguage: 'it',
    acceptTerms: true,
  };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => testApp.call('POST', '/api/auth/signup', { body: form })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'EMAIL_TAKEN')).toHaveLength(39);
  const { rows } = await testApp.query('select count(*)::int as count from identity.user_account where email = $1', [
    email,
  ]);
  expect(rows).toEqual([{ count: 1 }]);
});

describe('PUT /api/user/{id}', () => {
  const change = (id: string, body: object, by: Person) => ask('PUT', `/api/user/${id}`, by, body);
  const stateOf = async (id: string) => (await record(id)).status;

  it('lets an admin suspend and restore an account, with the rules of the team’s pages', async () => {
    const guest = await testApp.signUp();
    const { version } = await record(guest.id);
    expect(await change(guest.id, { status: 'suspended' }, admin)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason', code: 'REQUIRED' }] },
    });
    expect(await change(guest.id, { status: 'suspended', reason: 'Spam', version: 7 }, admin)).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    const suspended = await change(guest.id, { status: 'suspended', reason: 'Spam', version }, admin);
    expect(suspended).toMatchObject({ status: 200, body: { uuid: guest.id, status: 'suspended' } });
    expect(await change(guest.id, { status: 'suspended', reason: 'Spam' }, admin)).toMatchObject({
      status: 409,
      body: { code: 'STATUS_CHANGE_REFUSED' },
    });
    expect(await change(guest.id, { status: 'active' }, admin)).toMatchObject({ body: { status: 'active' } });
    const other = await personOf(ROLES.admin);
    expect(await change(other.id, { status: 'suspended', reason: 'Spam' }, admin)).toMatchObject({ status: 403 });
    expect(await change(admin.id, { status: 'suspended', reason: 'Spam' }, superAdmin)).toMatchObject({ status: 200 });
    expect(await change(admin.id, { status: 'active' }, superAdmin)).toMatchObject({ status: 200 });
    admin = { ...admin, accessToken: await tokenOf(admin) };
  });

  it('refuses people their own status, and hides the accounts of others', async () => {
    const [guest, other] = [await testApp.signUp(), await testApp.signUp()];
    expect(await change(guest.id, { status: 'active' }, guest)).toMatchObject({
      status: 422,
      body: { code: 'STATUS_NOT_OWN_TO_CHANGE', errors: [{ field: 'status' }] },
    });
    expect(await change(other.id, { status: 'guide_pending_review' }, admin)).toMatchObject({
      status: 422,
      body: { code: 'STATUS_NOT_OWN_TO_CHANGE' },
    });
    expect(await change(other.id, { status: 'suspended', reason: 'Spam' }, guest)).toMatchObject({ status: 404 });
    expect(await change(other.id, { picture: null }, guest)).toMatchObject({ status: 404 });
    expect(await stateOf(other.id)).toBe('active');
  });

  it.each([
    [{}, 'picture'],
    [{ status: 'guide_approved' }, 'status'],
    [{ status: 'deleted' }, 'status'],
    [{ status: null }, 'status'],
    [{ role: 1 }, 'role'],
    [{ isPro: true, picture: null }, 'isPro'],
    [{ picture: null, status: 'active' }, 'picture'],
    [{ status: 'active', reason: 'Why not' }, 'reason'],
  ])('refuses %j of an admin, too, and names the field', async (body, field) => {
    const guest = await testApp.signUp();
    const answer = await change(guest.id, body, admin);
    expect(answer.status).toBe(422);
    expect((answer.body.errors as { field: string }[]).map((error) => error.field)).toContain(field);
    expect(await record(guest.id)).toMatchObject({ status: 'active', version: 1, role: 4 });
  });

  it('lets an admin take away a picture, which the history shows', async () => {
    const guest = await testApp.signUp();
    await testApp.query(`update identity.user_account set picture = 'somebody.jpg' where id = $1`, [guest.id]);
    expect(await change(guest.id, { picture: null }, admin)).toMatchObject({ status: 200, body: { picture: null } });
    const { body: history } = await ask('GET', `/api/admin/audit?subjectType=user&subject=${guest.id}`, admin);
    expect(history.items).toMatchObject([{ command: 'ChoosePicture', content: { after: { picture: null } } }]);
  });
});

describe('the manager of a guide', () => {
  const assign = (id: string, manager: string | null, version: unknown, by = admin) =>
    ask('PUT', `/api/admin/users/${id}/manager`, by, { manager, version });

  it('is assigned by an admin, with a history, and gives way to the team once suspended or demoted', async () => {
    const [guide, manager] = [await personOf(ROLES.guide), await personOf(ROLES.admin)];
    const { version, ...before } = await record(guide.id);
    expect(before).toMatchObject({ manager: null, mayHaveManager: true, actions: ['suspend', 'assign-manager'] });
    const assigned = await assign(guide.id, manager.id, version);
    expect(assigned.body).toMatchObject({ manager: { uuid: manager.id, firstName: 'Ada', lastName: 'Rossi' } });
    const { body: history } = await ask('GET', `/api/admin/audit?subjectType=user&subject=${guide.id}`, admin);
    expect(history.items).toMatchObject([
      { command: 'AssignManagerOfUser', content: { before: { manager: null }, after: { manager: 'Ada Rossi' } } },
    ]);
    const manages = async () => (await record(guide.id)).manager !== null;
    await suspend(manager.id, superAdmin, (await record(manager.id)).version);
    expect(await manages()).toBe(false);
    await ask('POST', `/api/admin/users/${manager.id}/restore`, superAdmin, await record(manager.id).then(versionOf));
    expect(await manages()).toBe(true);
    await giveRole(manager.id, ROLES.customer, superAdmin, (await record(manager.id)).version);
    expect(await manages()).toBe(false);
  });

  it('is an admin, of somebody who has one, and nobody is overwritten', async () => {
    const [guide, customer] = [await personOf(ROLES.guide), await testApp.signUp()];
    const { version } = await record(guide.id);
    const nobody = '00000000-0000-7000-8000-000000000000';
    for (const other of [customer.id, nobody])
      expect(await assign(guide.id, other, version)).toMatchObject({
        status: 422,
        body: { code: 'MANAGER_NOT_OF_TEAM' },
      });
    expect(await assign(guide.id, undefined as never, version)).toMatchObject({ status: 422 });
    expect(await assign(customer.id, admin.id, (await record(customer.id)).version)).toMatchObject({
      status: 409,
      body: { code: 'MANAGER_NOT_FOR_ACCOUNT' },
    });
    const answers = await Promise.all(Array.from({ length: 40 }, () => assign(guide.id, admin.id, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CHANGED_MEANWHILE')).toHaveLength(39);
    expect(await assign(guide.id, null, (await record(guide.id)).version)).toMatchObject({ body: { manager: null } });
    expect(await assign(guide.id, admin.id, 1, guide)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

async function tokenOf({ email, password }: Person): Promise<string> {
  const { body } = await testApp.call('POST', '/api/auth/login', { body: { email, password, device: {} } });
  return body.access_token;
}

const versionOf = ({ version }: Body): object => ({ version });
