import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { earningsOf } from '../domain/earnings.js';
import type { Guides } from '../domain/guides.js';
import { Mission } from '../domain/mission.js';
import { departureKeyOf, type MissionDeparture } from '../domain/mission-departure.js';
import type { MatterOfGuide, MissionMatterKind, MissionMatters } from '../domain/mission-matters.js';
import { MissionOverlaps, MissionUnknown } from '../domain/mission.errors.js';
import type { MissionRepository, OfferRepository } from '../domain/mission.repository.js';
import { type Answer, Offer } from '../domain/offer.js';
import { aBooking, aDeparture, aGuideAccount, seventyPercent } from './a-departure.js';

export interface MissionPorts {
  readonly missions: MissionRepository;
  readonly offers: OfferRepository;
  readonly guides: Guides;
  readonly matters: MissionMatters;
  /** A guide of the city who can take any departure of `aDeparture`. */
  readonly addGuide: (cityId: string, rating: number) => Promise<string>;
  /** What was raised for the mission and not settled. */
  readonly openMatters: (missionId: string) => Promise<readonly { readonly kind: string; readonly key: string }[]>;
  /** Runs the work in a transaction of its own. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const now = new Date('2027-06-01T12:00:00Z');
const minutesLater = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const earnings = earningsOf([aBooking()], seventyPercent, '2027-06-05');
const ALL_OFFERS = 20;

/** What processes rely on, of the ports in memory and of the real adapters alike. */
export function missionPortsContract(name: string, make: () => Promise<MissionPorts>): void {
  describe(`the ports of missions ${name}`, () => {
    let ports: MissionPorts;
    let cityId: string;
    beforeEach(async () => {
      ports = await make();
      cityId = randomUUID();
    });

    const anOpenMission = async (told: Partial<MissionDeparture> = {}): Promise<Mission> => {
      const mission = Mission.open(randomUUID(), aDeparture({ cityId, ...told }), 30, now);
      await ports.alone(() => ports.missions.save(mission));
      return mission;
    };
    const assign = (missionId: string, guideId: string): Promise<void> =>
      ports.alone(async () => {
        const mission = await ports.missions.getForChange(missionId);
        mission.assignTo(aGuideAccount(guideId), 'guide', earnings, now);
        await ports.missions.save(mission);
      });
    const ask = (missionId: string, guideId: string, askedAt: Date, answer?: Answer): Promise<void> =>
      ports.alone(async () => {
        const reasons = { place: 1, among: 2, rating: null, refusals: 0, daysWaited: null };
        const asked = { id: randomUUID(), missionId, guideId, earnings, respondBefore: minutesLater(360), reasons };
        const offer = Offer.ask(asked, askedAt);
        if (answer) offer.answerWith(answer, null, askedAt);
        await ports.offers.save(offer);
      });
    const candidates = async (mission: Mission, openOffers = ALL_OFFERS): Promise<readonly string[]> =>
      (await ports.alone(() => ports.guides.candidates(mission, openOffers, minutesLater(1)))).map(
        (each) => each.guideId,
      );

    it('find a mission by its id, its departure and its bookings', async () => {
      const departure = aDeparture({ cityId, kind: 'group' });
      const { id } = await anOpenMission(departure);
      const found = await ports.alone(async () => [
        await ports.missions.find(id),
        await ports.missions.getForChange(id),
        await ports.missions.findOfDeparture(departureKeyOf(departure)),
        await ports.missions.findOfBooking(departure.booking.id),
      ]);
      expect(found.map((mission) => mission?.id)).toEqual([id, id, id, id]);
      expect(found[0]).toMatchObject({ state: 'open', openedAt: now, localDate: '2027-06-05', guideId: null });
    });

    it('find nothing where there is nothing', async () => {
      const nothing = randomUUID();
      await ports.alone(async () => {
        expect(await ports.missions.find(nothing)).toBeUndefined();
        expect(await ports.missions.findOfDeparture(nothing)).toBeUndefined();
        expect(await ports.missions.findOfBooking(nothing)).toBeUndefined();
        expect(await ports.offers.find(nothing, nothing)).toBeUndefined();
        expect(await ports.offers.ofMission(nothing)).toEqual([]);
        await expect(ports.missions.getForChange(nothing)).rejects.toThrow(MissionUnknown);
      });
    });

    it('forget the departure of a mission that has ended', async () => {
      const departure = aDeparture({ cityId, kind: 'group' });
      const { id } = await anOpenMission(departure);
      await ports.alone(async () => {
        const mission = await ports.missions.getForChange(id);
        mission.withdraw(departure.booking.id, now);
        await ports.missions.save(mission);
      });
      const found = await ports.alone(() => ports.missions.findOfDeparture(departureKeyOf(departure)));
      expect(found).toBeUndefined();
    });

    it('keep what is changed', async () => {
      const [mission, guideId] = [await anOpenMission(), await ports.addGuide(cityId, 5)];
      await assign(mission.id, guideId);
      const found = await ports.alone(() => ports.missions.find(mission.id));
      expect(found).toMatchObject({ state: 'assigned', guideId, assignedBy: 'guide', assignedAt: now, earnings });
    });

    it('give a guide one mission at a time, with the pause', async () => {
      const guideId = await ports.addGuide(cityId, 5);
      const at = (start: string, end: string): Promise<Mission> =>
        anOpenMission({ startsAt: new Date(`2027-06-05T${start}Z`), endsAt: new Date(`2027-06-05T${end}Z`) });
      const [first, tooSoon, after] = [
        await at('07:00:00', '09:00:00'),
        await at('09:29:00', '11:00:00'),
        await at('09:30:00', '11:00:00'),
      ];
      await assign(first.id, guideId);
      await expect(assign(tooSoon.id, guideId)).rejects.toThrow(MissionOverlaps);
      await assign(after.id, guideId);
    });

    it('remember bookings that were cancelled before they were heard of', async () => {
      const [known, unknown] = [randomUUID(), randomUUID()];
      await ports.alone(() => ports.missions.noteWithdrawn(known));
      await ports.alone(() => ports.missions.noteWithdrawn(known));
      expect(await ports.alone(() => ports.missions.isWithdrawn(known))).toBe(true);
      expect(await ports.alone(() => ports.missions.isWithdrawn(unknown))).toBe(false);
    });

    it('keep offers by mission and guide', async () => {
      const [mission, other] = [await anOpenMission(), await anOpenMission()];
      const [first, second] = [await ports.addGuide(cityId, 5), await ports.addGuide(cityId, 4)];
      await ask(mission.id, first, now, 'maybe');
      await ask(mission.id, second, now);
      await ask(other.id, first, now);
      expect(await ports.alone(() => ports.offers.find(mission.id, first))).toMatchObject({
        answer: 'maybe',
        earnings,
      });
      const ofMission = await ports.alone(() => ports.offers.ofMission(mission.id));
      expect(ofMission.map(({ guideId }) => guideId).toSorted()).toEqual([first, second].toSorted());
    });

    it('name as candidates the guides of the city whom this search has not asked and who have not refused', async () => {
      const mission = await anOpenMission();
      const [asked, refused, askedBefore, fresh] = [
        await ports.addGuide(cityId, 5),
        await ports.addGuide(cityId, 5),
        await ports.addGuide(cityId, 5),
        await ports.addGuide(cityId, 5),
      ];
      await ports.addGuide(randomUUID(), 5);
      await ask(mission.id, asked, now);
      await ask(mission.id, refused, minutesLater(-60), 'no');
      await ask(mission.id, askedBefore, minutesLater(-60));
      expect((await candidates(mission)).toSorted()).toEqual([askedBefore, fresh].toSorted());
    });

    it('name no candidate who is busy then, or has too many offers open', async () => {
      const [busy, waiting, free] = [
        await ports.addGuide(cityId, 5),
        await ports.addGuide(cityId, 5),
        await ports.addGuide(cityId, 5),
      ];
      const [theirs, offered, mission] = [await anOpenMission(), await anOpenMission(), await anOpenMission()];
      await assign(theirs.id, busy);
      await ask(offered.id, waiting, now);
      await ask(offered.id, free, now, 'maybe');
      expect(await candidates(mission, 1)).toEqual([free]);
      expect((await candidates(mission, 2)).toSorted()).toEqual([waiting, free].toSorted());
    });

    it('tell of a candidate what the ranking needs', async () => {
      const guideId = await ports.addGuide(cityId, 4.5);
      const [earlier, refused, mission] = [
        await anOpenMission({ startsAt: new Date('2027-05-01T07:00:00Z'), endsAt: new Date('2027-05-01T09:00:00Z') }),
        await anOpenMission(),
        await anOpenMission(),
      ];
      await assign(earlier.id, guideId);
      await ask(refused.id, guideId, now, 'no');
      const [found] = await ports.alone(() => ports.guides.candidates(mission, ALL_OFFERS, minutesLater(1)));
      expect(found).toEqual({ guideId, rating: 4.5, refusals: 1, lastMissionAt: earlier.startsAt });
    });

    it('lock only guides', async () => {
      const guideId = await ports.addGuide(cityId, 5);
      await ports.alone(() => ports.guides.lock(guideId));
      await expect(ports.alone(() => ports.guides.lock(randomUUID()))).rejects.toMatchObject({ code: 'GUIDE_UNKNOWN' });
    });

    it('raise a matter for each kind and guide, and settle all of a mission', async () => {
      const [mission, other, guideId] = [await anOpenMission(), await anOpenMission(), await ports.addGuide(cityId, 5)];
      const raise = (kind: MissionMatterKind, guide?: MatterOfGuide, of = mission): Promise<void> =>
        ports.alone(() => ports.matters.raise(kind, of, guide));
      const open = async (of = mission) =>
        (await ports.openMatters(of.id)).map(({ kind, key }) => `${kind} ${key}`).toSorted();
      await raise('nobody-left');
      await raise('nobody-left');
      await raise('guide-wrote', { guideId, message: 'Later?' });
      await raise('guide-wrote', { guideId, message: 'An hour later?' });
      await raise('nobody-left', undefined, other);
      expect(await open()).toEqual([`guide-wrote ${mission.id}:${guideId}`, `nobody-left ${mission.id}`]);
      await ports.alone(() => ports.matters.settle(mission.id));
      expect([await open(), await open(other)]).toEqual([[], [`nobody-left ${other.id}`]]);
      await raise('nobody-left');
      expect(await open()).toHaveLength(1);
    });
  });
}
