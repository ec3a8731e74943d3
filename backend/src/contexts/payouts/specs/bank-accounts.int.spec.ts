import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';

const HOUR = 60 * 60_000;
const ITALIAN = { holder: 'Ada Rossi', currency: 'EUR', bankCountry: 'IT', iban: 'IT60X0542811101000000123456' };
const GERMAN = { holder: 'Ada Rossi', currency: 'EUR', bankCountry: 'DE', iban: 'DE89370400440532013000' };
const PAYPAL = { holder: 'Ada Rossi', currency: 'EUR', paypalEmail: 'ada.rossi@example.com' };

interface Listed {
  readonly id: string;
  readonly isPrimary: boolean;
  readonly iban: string | null;
  readonly countsFrom: string | null;
}

describe('bank accounts over HTTP', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => (testApp = await identityTestApp()));
  afterAll(() => testApp.close());
  beforeEach(async () => (ada = await testApp.signUp()));

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, token = ada.accessToken) =>
    testApp.call(method, path, { body, token });
  const listedIn = (answer: { body: unknown }): readonly Listed[] => answer.body as readonly Listed[];
  const list = async (): Promise<readonly Listed[]> => listedIn(await call('GET', '/api/me/bank-account'));
  const confirm = (password = ada.password) => call('POST', '/api/auth/confirm-password', { password });
  const add = async (body: object): Promise<Listed> => {
    const before = new Set((await list()).map(({ id }) => id));
    const answer = await call('POST', '/api/user/bank-account', body);
    expect([answer.status, answer.text]).toEqual([201, answer.text]);
    return listedIn(answer).find(({ id }) => !before.has(id)) as Listed;
  };
  const mails = async (): Promise<readonly string[]> => {
    await drain(testApp.app);
    const { rows } = await testApp.query(
      `select text from platform.mail where recipient = $1 and kind = 'payouts.bank-account-changed' order by written_at`,
      [ada.email],
    );
    return (rows as { text: string }[]).map(({ text }) => text);
  };

  it('are hidden but for the end in every answer and in the audit trail', async () => {
    await add(ITALIAN);
    const [shown] = await list();
    expect(shown).toMatchObject({
      form: 'iban',
      isPrimary: true,
      holder: 'Ada Rossi',
      iban: 'IT•••••••••••••••••••••3456',
      countsFrom: null,
      actions: ['edit', 'deactivate'],
    });
    await confirm();
    await add(PAYPAL);
    expect((await list())[1]).toMatchObject({ form: 'paypal', paypalEmail: 'a•••@example.com', iban: null });
    const { rows } = await testApp.query('select content::text from platform.audit_record where actor_id = $1', [
      ada.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/0542811101|ada\.rossi@|Rossi/);
  });

  it('need the password of the last 15 minutes, but for the first one', async () => {
    const { id } = await add(ITALIAN);
    const refused = { status: 403, body: { code: 'PASSWORD_CONFIRMATION_REQUIRED' } };
    expect(await call('POST', '/api/user/bank-account', GERMAN)).toMatchObject(refused);
    expect(await call('PUT', `/api/me/bank-account/${id}`, GERMAN)).toMatchObject(refused);
    expect(await call('PUT', `/api/me/bank-account/${id}/deactivate`)).toMatchObject(refused);
    expect(await confirm('a loud street')).toMatchObject({ status: 422, body: { code: 'PRESENT_PASSWORD_WRONG' } });
    expect(await call('POST', '/api/user/bank-account', GERMAN)).toMatchObject(refused);
    expect((await confirm()).status).toBe(204);
    expect((await call('POST', '/api/user/bank-account', GERMAN)).status).toBe(201);
    const other = await testApp.call('POST', '/api/auth/login', { body: { email: ada.email, password: ada.password } });
    const elsewhere = await call('PUT', `/api/me/bank-account/${id}`, GERMAN, other.body.access_token);
    expect(elsewhere).toMatchObject(refused);
    const now = testApp.clock.now();
    testApp.clock.setTo(new Date(now.getTime() + 16 * 60_000));
    const { body } = await testApp.call('POST', '/api/user/refresh-token', {
      body: { refreshToken: ada.refreshToken },
    });
    expect(await call('PUT', `/api/me/bank-account/${id}`, GERMAN, body.access_token)).toMatchObject(refused);
    testApp.clock.setTo(now);
  });

  it('count after 48 hours once another one is chosen, and the person is mailed', async () => {
    await add(ITALIAN);
    expect(await mails()).toEqual([]);
    await confirm();
    const german = await add(GERMAN);
    const chosen = listedIn(await call('PUT', `/api/me/bank-account/${german.id}`, { isPrimary: true }));
    expect(chosen.map(({ iban, isPrimary }) => [iban?.slice(0, 2), isPrimary])).toEqual([
      ['DE', true],
      ['IT', false],
    ]);
    const countsFrom = new Date(chosen[0]?.countsFrom ?? 0).getTime();
    expect(Math.abs(countsFrom - testApp.clock.now().getTime() - 48 * HOUR)).toBeLessThan(60_000);
    const [added, made] = await mails();
    expect(added).toContain('DE••••••••••••••••3000');
    expect(made).toMatch(/conto DE••••••••••••••••3000/);
    expect(`${added}${made}`).not.toContain('370400440532013000');
  });

  it('are edited and deactivated; the newest of the others becomes primary', async () => {
    const { id } = await add(ITALIAN);
    await confirm();
    await call('PUT', `/api/me/bank-account/${id}`, GERMAN);
    expect(await list()).toMatchObject([{ id, iban: 'DE••••••••••••••••3000', isPrimary: true }]);
    const { id: second } = await add(PAYPAL);
    const left = listedIn(await call('PUT', `/api/me/bank-account/${id}/deactivate`));
    expect(left).toMatchObject([{ id: second, isPrimary: true }]);
    expect(await call('PUT', `/api/me/bank-account/${id}`, GERMAN)).toMatchObject({
      status: 404,
      body: { code: 'BANK_ACCOUNT_UNKNOWN' },
    });
  });

  it('are hidden from everybody else', async () => {
    const { id } = await add(ITALIAN);
    const eve = await testApp.signUp();
    await testApp.call('POST', '/api/auth/confirm-password', {
      body: { password: eve.password },
      token: eve.accessToken,
    });
    expect((await call('GET', '/api/me/bank-account', undefined, eve.accessToken)).body).toEqual([]);
    for (const path of [`/api/me/bank-account/${id}`, `/api/me/bank-account/${id}/deactivate`]) {
      const body = path.endsWith('deactivate') ? undefined : GERMAN;
      expect((await call('PUT', path, body, eve.accessToken)).status).toBe(404);
    }
  });

  it('have exactly one primary after 40 calls at once', async () => {
    const first = await add(ITALIAN);
    await confirm();
    const all = [first, await add(GERMAN), await add(PAYPAL), await add({ ...PAYPAL, paypalEmail: 'b@example.com' })];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        call('PUT', `/api/me/bank-account/${all[index % all.length]?.id}`, { isPrimary: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    expect((await list()).filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
    const { rows } = await testApp.query('select count(*)::int from payouts.destination where user_id = $1', [ada.id]);
    expect((rows[0] as { count: number }).count).toBeLessThanOrEqual(2);
  });
});
