import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { anAddress } from '../testing/an-address.js';

interface Listed {
  readonly uuid: string;
  readonly street: string;
  readonly isPrimary: boolean;
  readonly actions: readonly string[];
}

describe('addresses over HTTP', () => {
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => (testApp = await identityTestApp()));
  afterAll(() => testApp.close());
  beforeEach(async () => (ada = await testApp.signUp()));

  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token = ada.accessToken) =>
    testApp.call(method, path, { body, token });
  const list = async (): Promise<readonly Listed[]> => {
    const { body } = await testApp.call('GET', `/api/user/${ada.id}/addresses`, { token: ada.accessToken });
    return body as unknown as readonly Listed[];
  };
  const add = async (street: string): Promise<Listed> => {
    const { status, body } = await call('POST', '/api/addresses', anAddress({ street }));
    expect(status).toBe(201);
    return (body as unknown as readonly Listed[]).find((each) => each.street === street) as Listed;
  };
  const streets = async (): Promise<readonly string[]> => (await list()).map(({ street }) => street);

  it('are listed, edited, made primary and removed', async () => {
    const home = await add('Home');
    expect(home).toMatchObject({ isPrimary: true, actions: ['edit', 'remove'] });
    const office = await add('Office');
    expect(office).toMatchObject({ isPrimary: false, actions: ['edit', 'remove', 'set-primary'] });
    expect((await call('PUT', `/api/addresses/${office.uuid}/set-primary`)).status).toBe(200);
    expect(await streets()).toEqual(['Office', 'Home']);
    await call(
      'PUT',
      `/api/addresses/${home.uuid}/edit-address`,
      anAddress({ street: 'Villa', country: 'fr' as never }),
    );
    expect(await list()).toMatchObject([{ street: 'Office' }, { street: 'Villa', country: 'FR', isPrimary: false }]);
    expect((await call('DELETE', `/api/addresses/${office.uuid}/remove-address`)).status).toBe(204);
    expect(await list()).toMatchObject([{ street: 'Villa', isPrimary: true }]);
    const { rows } = await testApp.query('select activated, is_primary from identity.address where id = $1', [
      office.uuid,
    ]);
    expect(rows).toEqual([{ activated: false, is_primary: false }]);
    expect(await call('DELETE', `/api/addresses/${office.uuid}/remove-address`)).toMatchObject({
      status: 404,
      body: { code: 'ADDRESS_UNKNOWN' },
    });
  });

  it('are hidden from everybody else', async () => {
    const { uuid } = await add('Home');
    const eve = await testApp.signUp();
    const asEve = { token: eve.accessToken };
    expect((await testApp.call('GET', `/api/user/${ada.id}/addresses`, asEve)).status).toBe(404);
    expect((await call('PUT', `/api/addresses/${uuid}/set-primary`, undefined, eve.accessToken)).status).toBe(404);
    expect((await call('DELETE', `/api/addresses/${uuid}/remove-address`, undefined, eve.accessToken)).status).toBe(
      404,
    );
    const taken = await call('PUT', `/api/addresses/${uuid}/edit-address`, anAddress({}), eve.accessToken);
    expect(taken.status).toBe(404);
    expect(await streets()).toEqual(['Home']);
  });

  it.each([
    [{ country: 'XX' }, 'country'],
    [{ street: ' ' }, 'street'],
    [{ city: undefined }, 'city'],
    [{ uuid: 'mine' }, 'uuid'],
    [{ activated: false }, 'activated'],
  ])('refuse %j', async (wrong, field) => {
    const { status, body } = await call('POST', '/api/addresses', { ...anAddress({}), ...wrong });
    expect([status, body.errors.map((each) => each.field)]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  it('have exactly one primary after 40 calls at once', async () => {
    const added = await Promise.all(Array.from({ length: 10 }, (_, index) => add(`Street ${index}`)));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { uuid } = added[index % added.length] as Listed;
        return index % 8 === 7
          ? call('DELETE', `/api/addresses/${uuid}/remove-address`)
          : call('PUT', `/api/addresses/${uuid}/set-primary`);
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const left = await list();
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });
});
