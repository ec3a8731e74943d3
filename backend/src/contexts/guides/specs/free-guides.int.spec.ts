import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { Commands } from '../../../platform/commands.js';
import { GuidesApi, type GuideRequirement } from '../index.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

describe('free guides', () => {
  let testApp: MissionsTestApp;
  let api: GuidesApi;
  let requirement: GuideRequirement;
  const countFree = async (requirements: readonly GuideRequirement[]): Promise<number[]> =>
    (await api.findAvailability(requirements)).map(({ free }) => free);
  const inHours = (hours: number): Partial<GuideRequirement> => ({
    from: new Date(requirement.from.getTime() + hours * 3_600_000),
    to: new Date(requirement.to.getTime() + hours * 3_600_000),
  });

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
    api = testApp.app.get(GuidesApi);
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => {
    await testApp.moveTo(MORNING);
    requirement = {
      cityId: randomUUID(),
      language: 'it_IT',
      categories: ['private-tour'],
      from: new Date('2027-06-05T07:30:00Z'),
      to: new Date('2027-06-05T10:30:00Z'),
    };
  });

  it('are those of the city who speak the language and fit the category', async () => {
    const { cityId } = requirement;
    await testApp.guides(cityId, 2);
    await testApp.guides(cityId, 1, {
      languages: [
        { locale: 'ja_JP', level: 'good' },
        { locale: 'it_IT', level: 'good' },
      ],
    });
    await testApp.guides(cityId, 1, { categories: ['private-car-tour'] });
    await testApp.guides(cityId, 1, { categories: ['private-car-tour'], hasCar: true });
    const counts = await countFree([
      requirement,
      { ...requirement, language: 'ja_JP' },
      { ...requirement, categories: ['museum'] },
      { ...requirement, categories: ['private-car-tour'] },
      { ...requirement, cityId: randomUUID() },
    ]);
    expect(counts).toEqual([3, 1, 0, 1, 0]);
    expect(await countFree([])).toEqual([]);
  });

  it('have a day off by the calendar of their city', async () => {
    const daysOff = [7];
    await testApp.guides(requirement.cityId, 1, { timeZone: 'Pacific/Auckland', daysOff });
    await testApp.guides(requirement.cityId, 1, { timeZone: 'Europe/Rome', daysOff });
    // Saturday in Rome at 14:30, Sunday in Auckland.
    expect(await countFree([requirement, { ...requirement, ...inHours(5) }])).toEqual([2, 1]);
  });

  it('have no mission then, nor half an hour before or after', async () => {
    const [guide] = await testApp.guides(requirement.cityId, 2);
    const mission = await testApp.book({ cityId: requirement.cityId });
    expect((await countFree([requirement]))[0]).toBe(2);
    await testApp.respond(mission, guide!, 'yes');
    const counts = await countFree([
      requirement,
      { ...requirement, ...inHours(-3.49) },
      { ...requirement, ...inHours(-3.5) },
      { ...requirement, ...inHours(3.49) },
      { ...requirement, ...inHours(3.5) },
    ]);
    expect(counts).toEqual([1, 1, 2, 1, 2]);
    const led = (
      await api.findAvailability([
        requirement,
        { ...requirement, ...inHours(3.49) },
        { ...requirement, ...inHours(3.5) },
      ])
    ).map(({ ledBookingIds }) => ledBookingIds.length);
    expect(led).toEqual([1, 1, 0]);
    const elsewhere = { ...requirement, cityId: randomUUID() };
    expect(await api.findAvailability([elsewhere])).toEqual([{ free: 0, ledBookingIds: [], pauseMinutes: 30 }]);
  });

  it('are counted inside the caller’s transaction', async () => {
    const [guide] = await testApp.guides(requirement.cityId, 1);
    const counted = testApp.app.get(Commands).inTransaction(async () => {
      await sql`update guides.guide set active = false where user_id = ${guide}`.execute(
        testApp.app.get(EntityManager).getKysely(),
      );
      throw new Error(`${(await countFree([requirement]))[0]} free`);
    });
    await expect(counted).rejects.toThrow('0 free');
    expect((await countFree([requirement]))[0]).toBe(1);
  });

  it('are asked for by a prepared statement', async () => {
    await testApp.guides(requirement.cityId, 1);
    const prepared = await testApp.app.get(Commands).inTransaction(async () => {
      await countFree([requirement]);
      return sql`select from pg_prepared_statements where statement like '%::int as free,%'`.execute(
        testApp.app.get(EntityManager).getKysely(),
      );
    });
    expect(prepared.rows).toHaveLength(1);
  });
});
