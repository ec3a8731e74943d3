import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { GuidesApi } from '../index.js';
import type { MyAvailability } from '../queries/find-my-availability.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

describe('the hours of a guide', () => {
  let testApp: MissionsTestApp;
  const url = '/api/me/availability';

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
    await testApp.moveTo(MORNING);
  });
  afterAll(async () => testApp.close());

  const put = async (guideId: string, told: object) => {
    const now = (await testApp.request('GET', url, guideId)).json<MyAvailability>();
    const { version, hours, holidays, missionsPerDay, pauseMinutes } = now;
    return testApp.request('PUT', url, guideId, { version, hours, holidays, missionsPerDay, pauseMinutes, ...told });
  };
  /** On a Saturday, from 9:30 to 12:30 in Rome. */
  const free = async (cityId: string, hoursLater = 0): Promise<number | undefined> => {
    const at = (iso: string): Date => new Date(Date.parse(iso) + hoursLater * 3_600_000);
    const times = { from: at('2027-06-05T07:30:00Z'), to: at('2027-06-05T10:30:00Z') };
    const need = { cityId, language: 'it_IT', categories: ['private-tour'], ...times } as const;
    return (await testApp.app.get(GuidesApi).findAvailability([need]))[0]?.free;
  };

  it.each<[string, number, object]>([
    ['leave the time', 1, { hours: [{ weekday: 6, from: '09:30', to: '12:30' }] }],
    ['end too early', 0, { hours: [{ weekday: 6, from: '09:30', to: '12:29' }] }],
    ['begin too late', 0, { hours: [{ weekday: 6, from: '09:31', to: '24:00' }] }],
    [
      'touch one another',
      1,
      {
        hours: [
          { weekday: 6, from: '08:00', to: '10:00' },
          { weekday: 6, from: '10:00', to: '13:00' },
        ],
      },
    ],
    ['are of another day', 0, { hours: [{ weekday: 7, from: '00:00', to: '24:00' }] }],
    ['are given up for a vacation', 0, { holidays: [{ from: '2027-06-01', to: '2027-06-05' }] }],
    ['come after a vacation', 1, { holidays: [{ from: '2027-06-01', to: '2027-06-04' }] }],
  ])('%s: %i can be sold', async (_, expected, told) => {
    const cityId = randomUUID();
    const [guideId] = await testApp.guides(cityId, 1);
    expect((await put(guideId!, told)).statusCode).toBe(200);
    expect(await free(cityId)).toBe(expected);
  });

  it('reach over midnight where two days touch', async () => {
    const cityId = randomUUID();
    const [guideId] = await testApp.guides(cityId, 1);
    // Sunday 23:30 to Monday 02:30: the end of the week too.
    expect(await free(cityId, 38)).toBe(1);
    await put(guideId!, {
      hours: [
        { weekday: 7, from: '20:00', to: '24:00' },
        { weekday: 1, from: '00:00', to: '03:00' },
      ],
    });
    expect(await free(cityId, 38)).toBe(1);
    await put(guideId!, { hours: [{ weekday: 7, from: '20:00', to: '24:00' }] });
    expect(await free(cityId, 38)).toBe(0);
  });

  it('hold a pause and a number of missions of a day', async () => {
    const cityId = randomUUID();
    const [guideId] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guideId!, 'yes');
    expect(await free(cityId, 3.5)).toBe(1);
    await put(guideId!, { pauseMinutes: 90 });
    expect([await free(cityId, 4.4), await free(cityId, 4.5)]).toEqual([0, 1]);
    await put(guideId!, { missionsPerDay: 1 });
    expect([await free(cityId, 4.5), await free(cityId, 24)]).toEqual([0, 1]);
  });

  it('are refused where they cross, and where somebody has written others meanwhile', async () => {
    const [guideId] = await testApp.guides(randomUUID(), 1);
    const crossing = [
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 1, from: '11:00', to: '13:00' },
    ];
    const refused = await put(guideId!, { hours: crossing });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'HOURS_OVERLAP']);
    const { version } = (await testApp.request('GET', url, guideId!)).json<MyAvailability>();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => put(guideId!, { version, pauseMinutes: 30 + n })),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(39);
  });

  it('end with a license that has expired', async () => {
    const cityId = randomUUID();
    const [guideId] = await testApp.guides(cityId, 1);
    await testApp.rows(
      sql`update guides.guide set licence = 'R', licence_expires_on = '2027-06-05' where user_id = ${guideId}`,
    );
    expect([await free(cityId), await free(cityId, 24)]).toEqual([1, 0]);
  });
});
