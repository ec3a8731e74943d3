import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn } from '../../../../test/contract/people.js';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { AdminPlaceRecord, AdminPlacesPage } from '../queries/admin-place-views.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const PLACES = '/api/admin/places';
const common = { position: 5, activated: true, featured: false };
const SIENA = {
  introduction: { en_US: 'A city of brick' },
  latitude: 43.3188,
  longitude: 11.3308,
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  landmarks: [{ motif: 'towers', name: 'Torre del Mangia' }],
};

type Answered = AdminPlaceRecord & { code: string; errors: { field: string }[] };
let testApp: CatalogueTestApp;
let authorization: string;

const add = (kind: string, body: object) => testApp.post<Answered>(`${PLACES}/${kind}`, body, { authorization });
const change = ({ kind, id, ...record }: AdminPlaceRecord, changed: object) => {
  const { actions: _actions, code, parentId, city, ...facts } = record;
  const optional = Object.fromEntries(Object.entries({ code, parentId, city }).filter(([, value]) => value !== null));
  return testApp.put<Answered>(`${PLACES}/${kind}/${id}`, { authorization }, { ...facts, ...optional, ...changed });
};
const countryId = async () => (await testApp.get<{ id: string }>('/api/country/data?slug=italy')).body.id;
const siena = async (slug: string, further: object = {}) =>
  (await add('city', { ...common, slug, names: { en_US: slug }, parentId: await countryId(), city: SIENA, ...further }))
    .body;

beforeAll(async () => {
  testApp = await CatalogueTestApp.open(NOW);
  const admin = {
    id: '0192c7a0-0000-7000-8000-000000000071',
    sessionId: '0192c7a0-0000-7000-8000-000000000072',
    email: 'carlo@example.org',
    role: ROLES.admin,
  };
  authorization = await signIn(testApp, admin, NOW);
});
afterAll(() => testApp.close());

describe('places kept by the team', () => {
  it('lead from a new continent to a new city that visitors see within seconds', async () => {
    const continent = (await add('continent', { ...common, slug: 'atlantis', names: { en_US: 'Atlantis' } })).body;
    const country = await add('country', {
      ...common,
      slug: 'atlantia',
      names: { en_US: 'Atlantia', de_DE: 'Atlantien' },
      code: 'XA',
      parentId: continent.id,
    });
    const city = await siena('poseidonia', { parentId: country.body.id });
    expect(city).toMatchObject({ kind: 'city', slug: 'poseidonia', city: SIENA, version: 1, actions: ['change'] });
    await testApp.until(async () => {
      const { status, body } = await testApp.get<{ country: { name: string } }>(
        '/api/city/data?slug=poseidonia&language=de_DE',
      );
      return status === 200 && body.country.name === 'Atlantien';
    });
    const list = await testApp.get<AdminPlacesPage>(`${PLACES}?kind=city&query=poseid`, { authorization });
    expect(list.body.items).toMatchObject([{ id: city.id, parent: 'Atlantia', languages: 1 }]);
    const choices = await testApp.get<{ id: string }[]>('/api/admin/place-choices?kind=city', { authorization });
    expect(choices.body.some(({ id }) => id === city.id)).toBe(true);
  });

  it('keep their old address, and lose none of forty changes at once', async () => {
    const city = await siena('old-siena');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => change(city, { slug: `new-siena-${index}` })),
    );
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'CHANGED_MEANWHILE')).toHaveLength(39);
    await testApp.until(async () => {
      const { body } = await testApp.get<{ code: string; params: object }>('/api/city/data?slug=old-siena');
      return body.code === 'MOVED' && JSON.stringify(body.params) === JSON.stringify({ slug: kept[0]?.body.slug });
    });
  });

  it('are refused with the field where something is missing, taken or unknown', async () => {
    const [parentId, base] = [await countryId(), { ...common, names: { en_US: 'Siena' } }];
    const cases: readonly (readonly [string, object, string, string])[] = [
      ['city', { ...base, slug: 'siena-x', parentId }, 'PLACE_INCOMPLETE', 'city'],
      ['country', { ...base, slug: 'siena-x', parentId }, 'PLACE_INCOMPLETE', 'code'],
      ['category', { ...base, names: { de_DE: 'Nacht' }, slug: 'night-x' }, 'PLACE_INCOMPLETE', 'names.en_US'],
      ['city', { ...base, slug: 'rome', parentId, city: SIENA }, 'PLACE_TAKEN', 'slug'],
      ['country', { ...base, slug: 'other-italy', code: 'IT', parentId }, 'PLACE_PARENT_UNKNOWN', 'parentId'],
    ];
    const found = [];
    for (const [kind, body] of cases) {
      const { body: problem } = await add(kind, body);
      found.push([problem.code, problem.errors?.[0]?.field]);
    }
    // The database meets the code that is taken before the continent that is none.
    expect(found).toEqual([...cases.slice(0, 4).map(([, , code, field]) => [code, field]), ['PLACE_TAKEN', 'code']]);
    const category = (await add('category', { ...base, slug: 'night-tour' })).body;
    expect((await change(category, { slug: 'night-tours' })).body.code).toBe('PLACE_SLUG_FIXED');
  });
});
