import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ROLES } from '../../../shared-kernel/actor.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';
import type { TeamMissionView } from '../queries/find-mission-for-team.js';

let testApp: MissionsTestApp;
let cityId: string;

beforeAll(async () => {
  testApp = await MissionsTestApp.open();
});

afterAll(() => testApp?.close());

beforeEach(async () => {
  cityId = randomUUID();
  await testApp.moveTo(MORNING);
});

const asAdmin = (method: 'GET' | 'POST', url: string) =>
  testApp.request(method, url, randomUUID(), undefined, ROLES.admin);

const find = async (mission: string): Promise<TeamMissionView> =>
  (await asAdmin('GET', `/api/admin/missions/${mission}`)).json<TeamMissionView>();

describe('a mission, for the team', () => {
  it('says whom to reach: the customers, and who was asked with their answers', async () => {
    const [guide, second] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guide!, 'maybe');
    const { customers, asked, ...rest } = await find(mission);
    expect(customers).toEqual([
      { reference: 'BK-4F8T2W', name: 'Ada Hartley', phone: '+44 20 7946 0000', email: 'ada@example.com', people: 3 },
    ]);
    expect(asked).toHaveLength(2);
    expect(asked.find(({ uuid }) => uuid === guide)).toMatchObject({ answer: 'maybe', contact: '+39 06 5555 0100' });
    expect(asked.find(({ uuid }) => uuid === second)).not.toHaveProperty('answer');
    expect(rest).toMatchObject({ uuid: mission, state: 'open', timeZone: 'Europe/Rome', actions: ['assign'] });
  });

  it('tells whose answer is still waited for: of nobody who has answered or let the time pass', async () => {
    const [first, second, third] = await testApp.guides(cityId, 3);
    const mission = await testApp.book({ cityId });
    const waitedFor = async (): Promise<string[]> =>
      (await find(mission)).asked.filter((guide) => guide.isWaitedFor).map(({ uuid }) => uuid);
    await testApp.respond(mission, first!, 'maybe');
    expect((await waitedFor()).sort()).toEqual([second!, third!].sort());
    await testApp.respond(mission, second!, 'no');
    expect(await waitedFor()).toEqual([third]);
    await testApp.moveTo(new Date(MORNING.getTime() + 48 * 3_600_000));
    expect(await waitedFor()).toEqual([]);
  });

  it('cannot be assigned once a guide has it', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guide!, 'yes');
    expect(await find(mission)).toMatchObject({ state: 'assigned', actions: [] });
  });

  it('is for admins alone, and 404 where there is none', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const url = `/api/admin/missions/${randomUUID()}`;
    expect((await asAdmin('GET', url)).statusCode).toBe(404);
    expect((await testApp.request('GET', url, guide!)).statusCode).toBe(403);
  });
});

describe('what waits for a person of the team', () => {
  it('is settled when a guide takes the mission, each matter by its key', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guide!, 'maybe');
    expect(await testApp.raised(mission)).toMatchObject([
      { kind: 'guide-wrote', key: `${mission}:${guide}`, facts: { guideName: 'Giulia Marchetti' } },
    ]);
    await testApp.respond(mission, guide!, 'yes');
    expect(await testApp.raisedMatters(mission)).toEqual([]);
  });
});

describe('the guides an admin may give a mission to', () => {
  it('are those of the city, who can take it first, with what speaks against the others', async () => {
    const [best] = await testApp.guides(cityId, 1, { rating: 4.4 });
    const [foreign] = await testApp.guides(cityId, 1, { rating: 5, languages: [{ locale: 'ja_JP', level: 'native' }] });
    const [busy] = await testApp.guides(cityId, 1, { rating: 4.9 });
    await testApp.guides(randomUUID(), 1);
    const other = await testApp.book({ cityId });
    expect((await testApp.respond(other, busy!, 'yes')).statusCode).toBe(200);
    const mission = await testApp.book({ cityId });
    const found = (await asAdmin('GET', `/api/admin/missions/${mission}/guides`)).json<{ uuid: string }[]>();
    expect(found.map(({ uuid }) => uuid)).toEqual([best, foreign, busy]);
    expect(found).toMatchObject([
      { speaksIt: true, isQualified: true, isFree: true, hasDayOff: false, rating: 4.4 },
      { speaksIt: false, isFree: true, languages: ['ja_JP'] },
      { speaksIt: true, isFree: false },
    ]);
  });

  it('are shown with the answer they gave, to admins alone', async () => {
    const [guide, second] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guide!, 'no');
    const url = `/api/admin/missions/${mission}/guides`;
    const found = (await asAdmin('GET', url)).json<object[]>();
    expect(found).toMatchObject([{ uuid: second }, { uuid: guide, answer: 'no' }]);
    expect((await testApp.request('GET', url, guide!)).statusCode).toBe(403);
    expect((await asAdmin('GET', `/api/admin/missions/${randomUUID()}/guides`)).statusCode).toBe(404);
  });
});
