import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../test/harness/identity-test-app.js';

describe('a POST with an Idempotency-Key', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => (testApp = await identityTestApp()));
  afterAll(() => testApp.close());
  beforeEach(async () => (ada = await testApp.signUp()));

  const address = { street: 'Via Appia 1', zip: '00179', city: 'Roma', country: 'IT' };
  const add = (key: string | undefined, body: object = address, token = ada.accessToken) =>
    testApp.call('POST', '/api/addresses', {
      body,
      token,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const count = async (): Promise<number> => {
    const { rows } = await testApp.query('select from identity.address where user_id = $1', [ada.id]);
    return rows.length;
  };

  it('answers a repetition as before, word for word, whatever has become of the thing', async () => {
    const key = randomUUID();
    const first = await add(key);
    expect(first.status).toBe(201);
    await testApp.query('update identity.address set street = $2 where user_id = $1', [ada.id, 'elsewhere']);
    const again = await add(key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await count()).toBe(1);
  });

  it('runs once with 40 at once, and answers all of them alike', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 40 }, () => add(key)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await count()).toBe(1);
  });

  it('is refused with other content, and is another call for somebody else', async () => {
    const key = randomUUID();
    await add(key);
    expect(await add(key, { ...address, city: 'Milano' })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    const eve = await testApp.signUp();
    expect((await add(key, address, eve.accessToken)).headers['idempotency-replayed']).toBeUndefined();
  });

  it('runs again where it was refused', async () => {
    const key = randomUUID();
    expect((await add(key, { ...address, country: 'XX' })).status).toBe(422);
    expect((await add(key)).status).toBe(201);
  });

  it('runs each time without a key', async () => {
    await add(undefined);
    await add(undefined);
    expect(await count()).toBe(2);
  });

  it('goes on where the process of the first call died after its commit', async () => {
    const key = randomUUID();
    const first = await add(key);
    await testApp.query(
      `update platform.idempotent_answer set body = body - 'words', started_at = now() - interval '2 minutes' where key = $1`,
      [key],
    );
    const again = await add(key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await count()).toBe(1);
  });

  it.each(['short', 'x'.repeat(129), 'with a space'])('is refused with the key %j', async (key) => {
    expect(await add(key)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Idempotency-Key', code: 'IDEMPOTENCY_KEY' }] },
    });
  });

  it('keeps no answer with tokens in it', async () => {
    const key = randomUUID();
    const body = { email: ada.email, password: ada.password };
    const logIn = () => testApp.call('POST', '/api/auth/login', { body, headers: { 'idempotency-key': key } });
    const [first, second] = [await logIn(), await logIn()];
    expect(first.body.access_token).not.toBe(second.body.access_token);
    const { rows } = await testApp.query('select from platform.idempotent_answer where key = $1', [key]);
    expect(rows).toEqual([]);
  });
});
