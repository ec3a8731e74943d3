import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import type { PublicGuidesView } from '../queries/find-public-guides.js';
import type { PublicGuide } from '../queries/public-guides.js';

describe('guides in public', () => {
  let testApp: CatalogueTestApp;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2026-11-20T12:00:00Z'));
  });
  afterAll(async () => testApp.close());

  const guides = async (query = ''): Promise<PublicGuidesView> => {
    const { status, body } = await testApp.get<PublicGuidesView>(`/api/guides?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const profile = (slug: string) => testApp.get<PublicGuide & { code?: string }>(`/api/guides/${slug}?language=de_DE`);

  it('are listed by name, each on one page and with an address of their own', async () => {
    const first = await guides();
    const pages = await Promise.all(Array.from({ length: first.totalPages }, (_, page) => guides(`page=${page + 1}`)));
    const all = pages.flatMap((page) => page.guides);
    expect(all).toHaveLength(first.totalItems);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    const slugs = all.map(({ slug }) => slug);
    expect(slugs).toEqual(slugs.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect((await guides('page=9999')).guides).toEqual([]);
  });

  it('tell a first name, an initial and nothing by which to reach them', async () => {
    const [guide] = (await guides('city=rome')).guides;
    const { status, body } = await profile(guide?.slug ?? '');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'categories',
      'city',
      'firstName',
      'greeting',
      'hasBikes',
      'hasCar',
      'initial',
      'isLicensed',
      'languages',
      'portrait',
      'rating',
      'ratingCount',
      'slug',
      'stepFree',
      'words',
      'yearsGuiding',
    ]);
    expect(body.city).toEqual({ slug: 'rome', name: 'Rom', country: 'Italien' });
    expect(body.initial).toHaveLength(1);
    expect(body.slug).toMatch(/^[a-z0-9-]+-[a-z](-\d+)?$/);
    expect(body.languages[0]?.level).toBe('native');
  });

  it('are found by city, kind of tour and language together', async () => {
    const { guides: found } = await guides('city=rome&category=food-tour&guideLanguage=en_US');
    expect(found.length).toBeGreaterThan(0);
    for (const guide of found) {
      expect(guide.city.slug).toBe('rome');
      expect(guide.categories.map(({ slug }) => slug)).toContain('food-tour');
      expect(guide.languages.map(({ code }) => code)).toContain('en_US');
    }
    for (const [query, field, code] of [
      ['city=atlantis', 'city', 'UNKNOWN_CITY'],
      ['category=diving-bell', 'category', 'IS_IN'],
    ])
      expect(await testApp.get(`/api/guides?${query}`)).toMatchObject({
        status: 422,
        body: { errors: [{ field, code }] },
      });
    expect((await testApp.get('/api/guides?guideLanguage=nl_NL')).status).toBe(422);
  });

  it.each([
    ['their account is suspended', 'identity.user_account', 'id', 'suspended', 'active'],
    ['their account is closed', 'identity.user_account', 'id', 'closed', 'active'],
    ['their application is rejected', 'recruitment.application', 'user_id', 'rejected', 'approved'],
    ['their application is looked at', 'recruitment.application', 'user_id', 'pending-review', 'approved'],
  ])('are not there while %s', async (_, table, key, state, before) => {
    const slug = (await guides('city=tokyo')).guides[0]?.slug ?? '';
    const account = `(select user_id from guides.guide where slug = $1)`;
    await testApp.change(`update ${table} set state = '${state}' where ${key} = ${account}`, [slug]);
    await testApp.until(async () => (await profile(slug)).status === 404);
    await testApp.until(async () => !(await guides('city=tokyo')).guides.some((guide) => guide.slug === slug));
    await testApp.change(`update ${table} set state = '${before}' where ${key} = ${account}`, [slug]);
    await testApp.until(async () => (await profile(slug)).status === 200);
  });

  it('are not there while they do not work, nor where nobody is called so', async () => {
    const slug = (await guides('city=paris')).guides[0]?.slug ?? '';
    await testApp.change(`update guides.guide set active = false where slug = $1`, [slug]);
    await testApp.until(async () => (await profile(slug)).status === 404);
    expect((await profile('nobody-x')).body.code).toBe('NOT_FOUND');
  });
});
