import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ROLES } from '../../../shared-kernel/actor.js';
import { GuidesApi, type GuideRequirement } from '../../guides/index.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

describe('guides whose account is suspended', () => {
  let testApp: MissionsTestApp;
  let cityId: string;

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => {
    cityId = randomUUID();
    await testApp.moveTo(MORNING);
  });

  const asAdmin = (method: 'GET' | 'POST', url: string, body?: object) =>
    testApp.request(method, url, randomUUID(), body, ROLES.admin);

  it('do not count as free', async () => {
    const api = testApp.app.get(GuidesApi);
    const requirement: GuideRequirement = {
      cityId,
      language: 'it_IT',
      categories: ['private-tour'],
      from: new Date('2027-06-05T07:30:00Z'),
      to: new Date('2027-06-05T10:30:00Z'),
    };
    const countFree = async (): Promise<number | undefined> => (await api.findAvailability([requirement]))[0]?.free;
    const [best, second] = await testApp.guides(cityId, 2);
    expect(await countFree()).toBe(2);
    testApp.suspend(best!);
    expect(await countFree()).toBe(1);
    testApp.suspend(second!);
    expect(await countFree()).toBe(0);
  });

  it('are not asked, though they are the best; the next ones are', async () => {
    const guides = await testApp.guides(cityId, 5);
    testApp.suspend(guides[0]!, guides[2]!);
    const mission = await testApp.book({ cityId });
    expect(new Set(await testApp.asked(mission))).toEqual(new Set([guides[1], guides[3], guides[4]]));
    expect(await testApp.mails('guide-missions.offered', guides[0]!)).toEqual([]);
  });

  it('leave nobody to ask where all are', async () => {
    testApp.suspend(...(await testApp.guides(cityId, 2)));
    const mission = await testApp.book({ cityId });
    expect(await testApp.asked(mission)).toEqual([]);
    expect(await testApp.raisedMatters(mission)).toContain('nobody-left');
  });

  it('cannot take what they were asked for before; who was asked with them can', async () => {
    const [suspended, other] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    testApp.suspend(suspended!);
    const refused = await testApp.respond(mission, suspended!, 'yes');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
    expect((await testApp.respond(mission, other!, 'yes')).statusCode).toBe(200);
  });

  it('are not shown to an admin as a choice, and cannot be given a mission', async () => {
    const [suspended, other] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    testApp.suspend(suspended!);
    const choice = (await asAdmin('GET', `/api/admin/missions/${mission}/guides`)).json<{ uuid: string }[]>();
    expect(choice.map(({ uuid }) => uuid)).toEqual([other]);
    const refused = await asAdmin('POST', `/api/admin/missions/${mission}/assign`, { guideId: suspended });
    expect(refused.json()).toMatchObject({ code: 'GUIDE_UNKNOWN' });
    const given = await asAdmin('POST', `/api/admin/missions/${mission}/assign`, { guideId: other });
    expect(given.statusCode).toBeLessThan(300);
  });
});
