import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type IdentityTestApp, identityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { untilTold } from '../../../../test/harness/until-told.js';
import { ROLES } from '../../../shared-kernel/roles.js';
import { ReferenceData } from '../reference/reference-data.js';

const URL = '/api/admin/quote-references';
const common = { position: 1, activated: true };

let testApp: IdentityTestApp;
let admin: Person;
let customer: Person;

interface Body {
  readonly id: string;
  readonly code: string;
  readonly version: number;
  readonly items: readonly object[];
  readonly errors: readonly { readonly field: string }[];
}

beforeAll(async () => {
  testApp = await identityTestApp();
  [admin, customer] = [await testApp.signUp(), await testApp.signUp()];
  await testApp.query('update identity.user_account set role = $1 where id = $2', [ROLES.admin, admin.id]);
});
afterAll(() => testApp.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = admin.accessToken) => {
  const answer = await testApp.call(method, `${URL}${path}`, { ...(body ? { body } : {}), token });
  return { status: answer.status, body: answer.body as unknown as Body };
};
const fault = async (kind: string, body: object): Promise<string> => {
  const { body: problem } = await call('POST', `/${kind}`, { ...common, ...body });
  return `${problem.code} ${problem.errors[0]?.field}`;
};
const open = async (path: string) => (await testApp.call('GET', path)).body as unknown as Record<string, never>;

describe('what requests choose from', () => {
  it('is kept by the team: a company with its ship, as those who ask find it', async () => {
    const { body: company } = await call('POST', '/cruise-company', { ...common, names: { en_US: 'Étoile Cruises' } });
    expect(company).toMatchObject({ id: 'etoile-cruises', version: 1, actions: ['change'] });
    const ship = { ...common, names: { en_US: 'Étoile I' }, companyId: company.id };
    expect((await call('POST', '/ship', ship)).status).toBe(201);
    const found = async () =>
      ((await open('/api/cruises-ships')) as unknown as { id: string; ships: object[] }[]).find(
        ({ id }) => id === company.id,
      );
    expect(await found()).toEqual({
      id: 'etoile-cruises',
      name: 'Étoile Cruises',
      ships: [{ id: 'etoile-i', name: 'Étoile I' }],
    });
    expect((await call('GET', '?kind=ship&query=Étoile')).body.items).toEqual([
      { id: 'etoile-i', kind: 'ship', title: 'Étoile I', parent: 'Étoile Cruises', position: 1, activated: true },
    ]);
    const hidden = await call('PUT', '/ship/etoile-i', { ...ship, activated: false, version: 1 });
    expect(hidden.body).toMatchObject({ activated: false, version: 2 });
    await untilTold(async () => (await found()) === undefined);
  });

  it('is read in the reader’s language, or in English', async () => {
    const bus = { ...common, names: { en_US: 'City bus', de_DE: 'Stadtbus' }, vehicle: { seats: 16, suitcases: 12 } };
    expect((await call('POST', '/vehicle', bus)).status).toBe(201);
    const named = async (language: string) =>
      (
        (await open(`/api/quote-choices?language=${language}`)) as unknown as {
          vehicles: { id: string; name: string }[];
        }
      ).vehicles.find(({ id }) => id === 'city-bus');
    expect(await named('de_DE')).toMatchObject({ name: 'Stadtbus', seats: 16 });
    expect(await named('fr_FR')).toMatchObject({ name: 'City bus' });
  });

  it('loses none of forty changes at once, and shows each in the history', async () => {
    const port = { ...common, names: { en_US: 'Ostia' }, port: { country: 'IT', timeZone: 'Europe/Rome' } };
    await call('POST', '/port', port);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, position) => call('PUT', '/port/ostia', { ...port, position, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CHANGED_MEANWHILE')).toHaveLength(39);
    const { rows } = await testApp.query(
      `select command, actor_id from platform.audit_record where subject_type = 'port' and subject_id = 'ostia' and command in ('AddReference', 'ChangeReference') order by at`,
      [],
    );
    expect(rows).toEqual([
      { command: 'AddReference', actor_id: admin.id },
      { command: 'ChangeReference', actor_id: admin.id },
    ]);
  });

  it('stays as the team wrote it when the application starts, and follows a new version otherwise', async () => {
    const changed = {
      ...common,
      names: { en_US: 'Naples (Vesuvius)' },
      port: { country: 'IT', timeZone: 'Europe/Rome' },
    };
    expect((await call('PUT', '/port/naples', { ...changed, version: 1 })).status).toBe(200);
    await testApp.query(`update quotes.port set name = 'Older' where id = 'livorno'`, []);
    await testApp.app.get(ReferenceData).onApplicationBootstrap();
    const { rows } = await testApp.query(
      `select name from quotes.port where id in ('naples', 'livorno') order by id`,
      [],
    );
    expect(rows).toEqual([{ name: 'Livorno (Florence, Pisa)' }, { name: 'Naples (Vesuvius)' }]);
  });

  it('is refused with the field where something is missing, taken or unknown', async () => {
    const names = { en_US: 'Sedan' };
    expect((await call('POST', '/vehicle', { ...common, names, vehicle: { seats: 3, suitcases: 3 } })).body.code).toBe(
      'QUOTE_REFERENCE_TAKEN',
    );
    expect(await fault('vehicle', { names })).toBe('QUOTE_REFERENCE_INCOMPLETE vehicle');
    expect(await fault('ship', { names: { en_US: 'Ghost' }, companyId: 'nobody' })).toBe(
      'QUOTE_REFERENCE_UNKNOWN companyId',
    );
    const prices = {
      airports: ['FCO'],
      timeZone: 'Europe/Rome',
      currency: 'EUR',
      vatBasisPoints: 1000,
      zones: [{ id: 'centre', names: { en_US: 'City center' }, latitude: 41.9, longitude: 12.5 }],
      fares: [],
      rates: [],
      night: { from: 22, until: 6, basisPoints: 1500 },
      holidays: { days: ['12-25'], basisPoints: 2000 },
    };
    expect(await fault('price-table', { names: { en_US: 'Rome' }, prices })).toBe('QUOTE_REFERENCE_INCOMPLETE city');
    expect(await fault('price-table', { names: { en_US: 'Atlantis' }, prices, city: 'atlantis' })).toBe(
      'QUOTE_REFERENCE_UNKNOWN city',
    );
    expect((await call('GET', '/port/nowhere')).status).toBe(404);
    expect((await call('GET', '?kind=port', undefined, customer.accessToken)).status).toBe(403);
  });
});
