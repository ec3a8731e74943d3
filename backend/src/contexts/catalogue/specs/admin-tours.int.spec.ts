import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { signIn } from '../../../../test/contract/people.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { AdminTourRecord, AdminToursPage } from '../queries/admin-tour-views.js';
import type { TourView } from '../queries/tour-view.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const TOURS = '/api/admin/tours';
const OPTION = {
  durationMinutes: 120,
  prices: { kind: 'per-group', bands: [{ upTo: 4, amount: 18_000 }], extraPerson: 2500 },
  minimumPersons: 1,
  maximumPersons: 8,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startTimes: ['10:00', '06:30'],
  closedMonths: [],
  closedDays: ['12-25'],
};
const TEXT = {
  title: 'Rome at Dawn',
  summary: 'Squares without people',
  description: 'We begin before anybody else.',
  highlights: ['Piazza Navona'],
  included: ['A guide'],
  notIncluded: [],
};
const PLACE = { address: 'Piazza Navona, Roma, Italy', latitude: 41.8992, longitude: 12.4731 };

let testApp: CatalogueTestApp;
let authorization: string;
let romeId: string;

const send = (method: 'POST' | 'PUT', url: string, body: object = {}) =>
  method === 'POST'
    ? testApp.post<AdminTourRecord & { code: string; params: object }>(url, body, { authorization })
    : testApp.put<AdminTourRecord & { code: string; params: object }>(url, { authorization }, body);
const draft = async (englishTitle = 'Rome at Dawn') =>
  (
    await send('POST', TOURS, {
      englishTitle,
      cityId: romeId,
      kind: 'private',
      categories: ['private-tour'],
      currency: 'EUR',
    })
  ).body;

/** A tour with all that it needs, not yet on sale. */
async function whole(title?: string): Promise<AdminTourRecord> {
  const { id, basics } = await draft(title);
  const steps: readonly (readonly [string, object])[] = [
    ['basics', { ...basics, guideLanguages: ['en_US', 'it_IT'] }],
    ['texts/en_US', { ...TEXT, title: title ?? TEXT.title }],
    ['options', { options: [OPTION] }],
    ['meeting-points', { meetingPoints: [{ names: { en_US: 'Fountain', it_IT: 'Fontana' }, ...PLACE }] }],
    [
      'itinerary',
      {
        stops: [
          {
            names: { en_US: 'Navona' },
            descriptions: { en_US: 'Rivers' },
            ...at(PLACE),
            minutes: 20,
            minutesToNext: 9,
          },
        ],
      },
    ],
  ];
  let last: AdminTourRecord | undefined;
  for (const [index, [section, body]] of steps.entries()) {
    const answer = await send('PUT', `${TOURS}/${id}/${section}`, { ...body, version: index + 1 });
    expect([section, answer.status]).toEqual([section, 200]);
    last = answer.body;
  }
  return last!;
}
const at = ({ latitude, longitude }: typeof PLACE) => ({ latitude, longitude });
const publish = async ({ id, version }: AdminTourRecord) =>
  (await send('POST', `${TOURS}/${id}/publish`, { version })).body;

beforeAll(async () => {
  testApp = await CatalogueTestApp.open(NOW);
  authorization = await signIn(
    testApp,
    {
      id: '0192c7a0-0000-7000-8000-000000000061',
      sessionId: '0192c7a0-0000-7000-8000-000000000062',
      email: 'carla@example.org',
      role: ROLES.admin,
    },
    NOW,
  );
  romeId = (await testApp.get<{ id: string }>('/api/city/data?slug=rome')).body.id;
});
afterAll(() => testApp.close());

describe('a tour made by the team', () => {
  it('is seen by nobody until it is published, then by everybody within seconds', async () => {
    const tour = await whole('Rome before breakfast');
    const { slug } = tour.basics;
    expect([slug, tour.status, tour.missing]).toEqual(['rome-before-breakfast', 'draft', []]);
    expect((await testApp.get(`/api/tour/${slug}`)).status).toBe(404);
    const { status, actions } = await publish(tour);
    expect([status, actions]).toEqual(['published', ['edit', 'withdraw', 'copy']]);
    await testApp.until(async () => (await testApp.get(`/api/tour/${slug}`)).status === 200);
    const { body } = await testApp.get<TourView>(`/api/tour/${slug}?language=it_IT`);
    expect(body.options[0]).toMatchObject({ duration: 120, times: ['06:30', '10:00'], closedDays: ['12-25'] });
    expect(body.meetingPoints).toMatchObject([{ name: 'Fontana', latitude: 41.8992 }]);
    expect(body.itinerary).toMatchObject([{ name: 'Navona', minutesToNext: 0 }]);
    expect(body.images.gallery[0]?.src).toContain(slug);
    await testApp.until(async () => {
      const { tours } = (await testApp.get<{ tours: { slug: string }[] }>('/api/tours?city=rome&size=100')).body;
      return tours.some((each) => each.slug === slug);
    });
  });

  it('lists what is missing, and is not published before', async () => {
    const { id, version, missing, actions } = await draft('Half a tour');
    expect(missing).toEqual([
      'summary',
      'description',
      'highlights',
      'included',
      'options',
      'meeting-points',
      'itinerary',
      'guide-languages',
    ]);
    expect(actions).toEqual(['edit', 'copy']);
    const refused = await send('POST', `${TOURS}/${id}/publish`, { version });
    expect([refused.status, refused.body.code]).toEqual([409, 'TOUR_INCOMPLETE']);
  });

  it('loses none of forty edits at once: one is kept, the others say who was first and what was changed', async () => {
    const { id, version } = await draft('Forty hands');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send('PUT', `${TOURS}/${id}/texts/en_US`, { ...TEXT, title: `Hand ${index}`, version }),
      ),
    );
    const kept = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([kept.length, refused.length]).toEqual([1, 39]);
    expect(refused[0]?.body).toMatchObject({
      code: 'TOUR_CHANGED_MEANWHILE',
      params: { version: 2, what: 'WriteTourText' },
    });
    const { body } = await testApp.get<AdminTourRecord>(`${TOURS}/${id}`, { authorization });
    expect([body.version, body.texts.en_US?.title]).toEqual([2, kept[0]?.body.texts.en_US?.title]);
  });

  it('keeps the old address as a redirect, once it was published', async () => {
    const tour = await publish(await whole('Rome with a moved door'));
    const { id, version, basics } = tour;
    const moved = await send('PUT', `${TOURS}/${id}/basics`, { ...basics, slug: 'rome-with-a-new-door', version });
    expect(moved.status).toBe(200);
    await testApp.until(async () => {
      const { status, body } = await testApp.get<{ code: string; params: object }>(`/api/tour/${basics.slug}`);
      return status === 404 && body.code === 'MOVED';
    });
    const taken = await send('PUT', `${TOURS}/${id}/basics`, {
      ...basics,
      slug: 'rome-evening-piazzas',
      version: version + 1,
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'TOUR_SLUG_TAKEN']);
  });

  it('keeps the id of an option whose price changes, and notes before and after', async () => {
    const { id, version, basics } = await publish(await whole('Rome for more money'));
    const optionIn = async () => (await testApp.get<TourView>(`/api/tour/${basics.slug}`)).body.options?.[0];
    await testApp.until(async () => (await optionIn()) !== undefined);
    const before = await optionIn();
    const dearer = { ...OPTION, prices: { ...OPTION.prices, bands: [{ upTo: 4, amount: 21_000 }] } };
    await send('PUT', `${TOURS}/${id}/options`, { options: [dearer], version });
    await testApp.until(async () => JSON.stringify((await optionIn())?.prices).includes('21000'));
    expect((await optionIn())?.id).toBe(before?.id);
    const audit = await testApp.get<{ items: { command: string; content: unknown }[] }>(
      `/api/admin/audit?subjectType=tour&subject=${id}`,
      { authorization },
    );
    const [last] = audit.body.items;
    expect(last?.command).toBe('ChangeTourOptions');
    expect(JSON.stringify(last)).toMatch(/21000.*18000/);
  });

  it('refuses an option that contradicts itself, with the field', async () => {
    const { id, version } = await draft('Rome wrongly priced');
    const put = (option: object) =>
      send('PUT', `${TOURS}/${id}/options`, { options: [{ ...OPTION, ...option }], version });
    const falling = {
      kind: 'per-group',
      bands: [
        { upTo: 2, amount: 9000 },
        { upTo: 4, amount: 8000 },
      ],
      extraPerson: 0,
    };
    const cases: readonly (readonly [object, string, string])[] = [
      [{ prices: falling }, 'options.0.prices', 'bands_not_ascending'],
      [{ minimumPersons: 9 }, 'options.0.maximumPersons', 'maximum_below_minimum'],
      [{ capacity: 9 }, 'options.0.capacity', 'capacity_of_private'],
      [{ prices: { kind: 'per-person', adult: 1, child: 0, infant: 0 } }, 'options.0.prices', 'prices_of_other_kind'],
    ];
    for (const [option, field, reason] of cases)
      expect((await put(option)).body).toMatchObject({
        params: { reason },
        errors: [{ field, code: 'TOUR_OPTION_WRONG' }],
      });
  });

  it('is withdrawn, copied, listed and found', async () => {
    const { id, version, basics } = await publish(await whole('Rome for a while'));
    const copy = (await send('POST', `${TOURS}/${id}/copy`)).body;
    expect(copy).toMatchObject({ status: 'draft', missing: [], basics: { slug: 'rome-for-a-while-2' } });
    expect(copy.meetingPoints[0]?.id).toBeDefined();
    expect((await send('POST', `${TOURS}/${id}/withdraw`, { version })).body.status).toBe('withdrawn');
    await testApp.until(async () => (await testApp.get(`/api/tour/${basics.slug}`)).status === 404);
    const list = await testApp.get<AdminToursPage>(`${TOURS}?status=withdrawn&query=for a while`, { authorization });
    expect(list.body.items).toMatchObject([{ id, priceForTwo: 18_000, languages: ['en_US'] }]);
    const found = await testApp.get<{ hits: { path: string }[] }>('/api/admin/search?query=for a while', {
      authorization,
    });
    expect(JSON.stringify(found.body)).toContain(`/admin/tours/${id}`);
  });
});
