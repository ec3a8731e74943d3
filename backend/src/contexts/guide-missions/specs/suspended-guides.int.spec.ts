import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ROLES } from '../../../shared-kernel/actor.js';
import { GuideMissionsApi, type GuideRequirement } from '../index.js';
import { MissionsHouse, MORNING } from '../testing/missions-house.js';

describe('guides whose account is suspended', () => {
  let house: MissionsHouse;
  let cityId: string;

  beforeAll(async () => {
    house = await MissionsHouse.open();
  });
  afterAll(async () => house.close());
  beforeEach(async () => {
    cityId = randomUUID();
    await house.moveTo(MORNING);
  });

  const asAdmin = (method: 'GET' | 'POST', url: string, body?: object) =>
    house.request(method, url, randomUUID(), body, ROLES.admin);

  it('do not count as free, and their languages are not offered', async () => {
    const api = house.app.get(GuideMissionsApi);
    const requirement: GuideRequirement = {
      cityId,
      language: 'it_IT',
      category: 'private-tour',
      from: new Date('2027-06-05T07:30:00Z'),
      to: new Date('2027-06-05T10:30:00Z'),
    };
    const countFree = async (): Promise<number | undefined> => (await api.guidesForEach([requirement]))[0]?.free;
    const [best, second] = await house.guides(cityId, 2);
    expect(await countFree()).toBe(2);
    house.suspend(best!);
    expect(await countFree()).toBe(1);
    expect(await api.guideLanguages(cityId, 'private-tour')).toEqual(['it_IT']);
    house.suspend(second!);
    expect(await countFree()).toBe(0);
    expect(await api.guideLanguages(cityId, 'private-tour')).toEqual([]);
  });

  it('are not asked, though they are the best; the next ones are', async () => {
    const guides = await house.guides(cityId, 5);
    house.suspend(guides[0]!, guides[2]!);
    const mission = await house.book({ cityId });
    expect(new Set(await house.asked(mission))).toEqual(new Set([guides[1], guides[3], guides[4]]));
    expect(await house.mails('guide-missions.offered', guides[0]!)).toEqual([]);
  });

  it('leave nobody to ask where all are', async () => {
    house.suspend(...(await house.guides(cityId, 2)));
    const mission = await house.book({ cityId });
    expect(await house.asked(mission)).toEqual([]);
    expect(await house.attention(mission)).toContain('nobody-left');
  });

  it('cannot take what they were asked for before; who was asked with them can', async () => {
    const [suspended, other] = await house.guides(cityId, 2);
    const mission = await house.book({ cityId });
    house.suspend(suspended!);
    const refused = await house.respond(mission, suspended!, 'yes');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'FORBIDDEN']);
    expect((await house.respond(mission, other!, 'yes')).statusCode).toBe(200);
  });

  it('are not shown to an admin as a choice, and cannot be given a mission', async () => {
    const [suspended, other] = await house.guides(cityId, 2);
    const mission = await house.book({ cityId });
    house.suspend(suspended!);
    const choice = (await asAdmin('GET', `/api/admin/missions/${mission}/guides`)).json<{ uuid: string }[]>();
    expect(choice.map(({ uuid }) => uuid)).toEqual([other]);
    const refused = await asAdmin('POST', `/api/admin/missions/${mission}/assign`, { guideId: suspended });
    expect(refused.json()).toMatchObject({ code: 'GUIDE_UNKNOWN' });
    const given = await asAdmin('POST', `/api/admin/missions/${mission}/assign`, { guideId: other });
    expect(given.statusCode).toBeLessThan(300);
  });
});
