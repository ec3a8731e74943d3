import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { GuideToSeed } from '../../guides/seeding/guide-seeding.js';
import { GuidesApi } from '../../guides/index.js';
import type { GuideForMission } from '../queries/find-guides-for-mission.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

interface Case {
  readonly guide?: Partial<GuideToSeed>;
  readonly categories?: readonly string[];
  /** Hours by which another mission of the guide, of three hours, starts after the departure. */
  readonly otherMissionAfter?: number;
  readonly suspended?: boolean;
}

const SATURDAY = 6;
const JAPANESE = [{ locale: 'ja_JP', level: 'native' }] as const;
const TOUR_BY_CAR = ['private-car-tour', 'private-tour'];
const startsAt = new Date('2027-06-05T07:30:00Z');
const hoursLater = (hours: number): Date => new Date(startsAt.getTime() + hours * 3_600_000);

describe('a guide who can take a departure', () => {
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

  const isSold = async (categories: readonly string[]): Promise<boolean> => {
    const requirement = { cityId, language: 'it_IT', categories, from: startsAt, to: hoursLater(3) } as const;
    const [availability] = await testApp.app.get(GuidesApi).findAvailability([requirement]);
    return availability?.free === 1;
  };
  const proposed = async (missionId: string): Promise<readonly GuideForMission[]> =>
    (
      await testApp.request('GET', `/api/admin/missions/${missionId}/guides`, randomUUID(), undefined, ROLES.admin)
    ).json<GuideForMission[]>();
  const canTake = ({ isFree, speaksIt, isQualified, hasDayOff }: GuideForMission): boolean =>
    isFree && speaksIt && isQualified && !hasDayOff;

  it.each<[string, boolean, Case]>([
    ['lives in the city, speaks the language and is qualified', true, {}],
    ['speaks another language', false, { guide: { languages: JAPANESE } }],
    ['is not qualified for the category', false, { categories: ['museum'] }],
    ['is qualified for the second category alone', false, { categories: ['museum', 'private-tour'] }],
    ['is asked for a tour without a category', true, { categories: [] }],
    ['has no car', false, { categories: TOUR_BY_CAR, guide: { categories: TOUR_BY_CAR } }],
    ['has a car', true, { categories: TOUR_BY_CAR, guide: { categories: TOUR_BY_CAR, hasCar: true } }],
    ['has the day off', false, { guide: { daysOff: [SATURDAY] } }],
    ['has another mission then', false, { otherMissionAfter: 1 }],
    ['has another mission within the pause after it', false, { otherMissionAfter: 3.49 }],
    ['has another mission after the pause', true, { otherMissionAfter: 3.5 }],
    ['has another mission within the pause before it', false, { otherMissionAfter: -3.49 }],
    ['has another mission before the pause', true, { otherMissionAfter: -3.5 }],
    ['is suspended', false, { suspended: true }],
  ])(
    '%s: %s, for what is sold, who is asked and who is proposed',
    async (_, expected, { guide, categories = ['private-tour'], otherMissionAfter, suspended = false }) => {
      const [guideId] = await testApp.guides(cityId, 1, guide);
      if (otherMissionAfter !== undefined) {
        const [start, end] = [hoursLater(otherMissionAfter), hoursLater(otherMissionAfter + 3)];
        const other = await testApp.book({ cityId, startsAt: start.toISOString(), endsAt: end.toISOString() });
        expect((await testApp.respond(other, guideId!, 'yes')).statusCode).toBe(200);
      }
      if (suspended) testApp.suspend(guideId!);
      const sold = await isSold(categories);
      const mission = await testApp.book({ cityId, categories });
      const asked = (await testApp.asked(mission)).includes(guideId!);
      const inProposal = (await proposed(mission)).some((each) => each.uuid === guideId && canTake(each));
      expect({ sold, asked, inProposal }).toEqual({ sold: expected, asked: expected, inProposal: expected });
    },
  );

  it('is not asked again after a refusal, and is proposed last with it', async () => {
    const [refuser] = await testApp.guides(cityId, 1, { rating: 5 });
    const [other] = await testApp.guides(cityId, 1, { rating: 4 });
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, refuser!, 'no');
    await testApp.respond(mission, other!, 'yes');
    await testApp.request('PUT', `/api/missions/${mission}/guide-cancelled`, other!, { guideReason: 'I am ill' });
    expect(await testApp.raisedMatters(mission)).toContain('nobody-left');
    expect(await proposed(mission)).toMatchObject([{ answer: 'no' }, { answer: 'no' }]);
    const [fresh] = await testApp.guides(cityId, 1, { rating: 3 });
    expect((await proposed(mission)).map(({ uuid }) => uuid)).toEqual([fresh, refuser, other]);
  });

  it('stands before one with the day off in the list of an admin', async () => {
    const [dayOff] = await testApp.guides(cityId, 1, { rating: 5, daysOff: [SATURDAY] });
    const [worker] = await testApp.guides(cityId, 1, { rating: 4 });
    const mission = await testApp.book({ cityId });
    expect((await proposed(mission)).map(({ uuid }) => uuid)).toEqual([worker, dayOff]);
  });
});
