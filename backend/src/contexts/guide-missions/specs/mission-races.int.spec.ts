import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ROLES } from '../../../shared-kernel/actor.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

const admin = randomUUID();
const forty = Array.from({ length: 40 }, (_, index) => index);

describe('missions that many want', () => {
  let testApp: MissionsTestApp;
  let cityId: string;

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => {
    await testApp.moveTo(MORNING);
    cityId = randomUUID();
  });

  it('are given once in each of 50 rounds of two guides', async () => {
    for (let round = 0; round < 50; round += 1) {
      const city = randomUUID();
      const guides = await testApp.guides(city, 2);
      const mission = await testApp.book({ cityId: city });
      const answers = await Promise.all(guides.map((guide) => testApp.respond(mission, guide, 'yes')));
      expect(answers.map(({ statusCode }) => String(statusCode)).sort()).toEqual(['200', '409']);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('MISSION_ALREADY_GIVEN');
    }
  });

  it('are given once to forty at the same time by three guides', async () => {
    const guides = await testApp.guides(cityId, 3);
    const mission = await testApp.book({ cityId });
    const answers = await Promise.all(forty.map((index) => testApp.respond(mission, guides[index % 3]!, 'yes')));
    const winners = new Set(forty.filter((index) => answers[index]?.statusCode === 200).map((index) => index % 3));
    expect(winners.size).toBe(1);
    const [winner] = winners;
    for (const index of forty) expect(answers[index]?.statusCode).toBe(index % 3 === winner ? 200 : 409);
    expect(await testApp.facts('guide-missions.mission-assigned.v1', mission)).toHaveLength(1);
  });

  it('never overlap for one guide, half an hour apart included: forty at once', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const missions: string[] = [];
    for (const _ of Array.from({ length: 8 })) missions.push(await testApp.book({ cityId }));
    const answers = await Promise.all(forty.map((index) => testApp.respond(missions[index % 8]!, guide!, 'yes')));
    const taken = new Set(forty.filter((index) => answers[index]?.statusCode === 200).map((index) => index % 8));
    expect(taken.size).toBe(1);
    expect(
      new Set(
        answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json<{ code: string }>().code),
      ),
    ).toEqual(new Set(['MISSION_OVERLAPS']));
  });

  it('are given once when an admin assigns them while a guide says yes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const city = randomUUID();
      const [first, second] = await testApp.guides(city, 2);
      const mission = await testApp.book({ cityId: city });
      const assign = () =>
        testApp.request('POST', `/api/admin/missions/${mission}/assign`, admin, { guideId: second }, ROLES.admin);
      const answers = await Promise.all([testApp.respond(mission, first!, 'yes'), assign(), assign(), assign()]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
      expect(await testApp.facts('guide-missions.mission-assigned.v1', mission)).toHaveLength(1);
    }
  });

  it('are taken in time or put to the next ones, never both: forty at once while the deadline passes', async () => {
    const seen = new Set<string>();
    // The first is in time on any machine, the last is late.
    for (const milliseconds of [-5000, -150, -50, 0, 100]) {
      const city = randomUUID();
      await testApp.moveTo(MORNING);
      const guides = await testApp.guides(city, 5);
      const mission = await testApp.book({ cityId: city });
      const asked = await testApp.asked(mission);
      const deadline = await testApp.deadlineOf(mission);
      await testApp.setClock(new Date(deadline.getTime() + milliseconds));
      const [answers] = await Promise.all([
        Promise.all(forty.map((index) => testApp.respond(mission, asked[index % 3]!, 'yes'))),
        testApp.settle(),
      ]);
      await testApp.moveTo(new Date(deadline.getTime() + 60_000));
      const taken = answers.some(({ statusCode }) => statusCode === 200);
      const codes = new Set(
        answers.filter(({ statusCode }) => statusCode !== 200).map((each) => each.json<{ code: string }>().code),
      );
      expect(codes).toEqual(new Set([taken ? 'MISSION_ALREADY_GIVEN' : 'OFFER_EXPIRED']));
      expect(await testApp.facts('guide-missions.mission-assigned.v1', mission)).toHaveLength(taken ? 1 : 0);
      expect(await testApp.asked(mission)).toHaveLength(taken ? 3 : guides.length);
      seen.add(taken ? 'taken' : 'expired');
    }
    expect([...seen].sort()).toEqual(['expired', 'taken']);
  });
});
