import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { MissionView } from '../queries/mission-view.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

interface Whom {
  readonly guideId?: string | undefined;
  readonly tourId?: string;
  readonly cityId?: string;
}

describe('what guides are paid by', () => {
  let testApp: MissionsTestApp;
  const share = (basisPoints: number, { guideId, tourId, cityId }: Whom) =>
    testApp.rows(sql`
      insert into guides.pay_term (id, guide_id, tour_id, city_id, share_basis_points)
      values (${randomUUID()}, ${guideId ?? null}, ${tourId ?? null}, ${cityId ?? null}, ${basisPoints})`);
  const earned = async (cityId: string, tourId: string, guideId: string | undefined): Promise<number | undefined> => {
    const mission = await testApp.book({ cityId, tourId, price: { amount: 10_000, currency: 'EUR' } });
    const missions = (await testApp.request('GET', '/api/guide/missions', guideId ?? '')).json<MissionView[]>();
    return missions.find(({ uuid }) => uuid === mission)?.earnings?.net.amount;
  };

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
    await testApp.moveTo(MORNING);
  });
  afterAll(async () => testApp.close());

  it('is the term nearest to them: the guide’s, else the tour’s, else the city’s, else everybody’s', async () => {
    const [cityId, tourId] = [randomUUID(), randomUUID()];
    const [guideId] = await testApp.guides(cityId, 1);
    expect(await earned(cityId, tourId, guideId)).toBe(7_000);
    await share(6_500, { cityId });
    expect(await earned(cityId, tourId, guideId)).toBe(6_500);
    await share(7_200, { tourId });
    expect(await earned(cityId, tourId, guideId)).toBe(7_200);
    await share(8_000, { guideId });
    expect(await earned(cityId, tourId, guideId)).toBe(8_000);
    await share(8_500, { guideId, tourId });
    expect(await earned(cityId, tourId, guideId)).toBe(8_500);
  });

  it('may be a fixed fee; who was asked before keeps what was offered', async () => {
    const [cityId, tourId] = [randomUUID(), randomUUID()];
    const [guideId] = await testApp.guides(cityId, 1);
    const offered = await testApp.book({ cityId, tourId, price: { amount: 10_000, currency: 'EUR' } });
    await testApp.rows(sql`
      insert into guides.pay_term (id, city_id, fixed_amount, fixed_currency)
      values (${randomUUID()}, ${cityId}, 15000, 'JPY')`);
    expect(await earned(cityId, tourId, guideId)).toBe(15_000);
    const taken = (await testApp.respond(offered, guideId ?? '', 'yes')).json<MissionView>();
    expect(taken.earnings?.net).toEqual({ amount: 7_000, currency: 'EUR' });
  });
});
