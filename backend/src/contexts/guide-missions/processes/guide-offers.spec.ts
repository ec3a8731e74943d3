import { beforeEach, describe, expect, it } from '@jest/globals';
import { aBooking } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { missionOf, openMission } from '../testing/open-mission.js';

const DEADLINE = new Date('2027-06-01T18:00:00Z');
const GUIDE = 'the guide';
const REASONS = { place: 1, among: 4, rating: 4.8, refusals: 0, daysWaited: 12 };

describe('the offers of a mission', () => {
  let ports: InMemoryPorts;
  let missionId: string;
  beforeEach(async () => {
    ports = inMemoryPorts();
    ({ missionId } = await openMission(ports, 0, { kind: 'group' }));
  });

  const mission = () => missionOf(ports, missionId);
  const offer = () => ports.offers.find(missionId, GUIDE);
  const ask = async (respondBefore = DEADLINE): Promise<void> =>
    ports.guideOffers.ask(await mission(), GUIDE, { respondBefore, reasons: REASONS });
  const recordLapsed = async (): Promise<void> => ports.guideOffers.recordLapsed(await mission());
  const lapsed = () => ports.missions.events.filter(({ type }) => type === 'guide-missions.offer-lapsed.v1');

  it('tell the guide what would be earned, and until when to answer, and why they are asked', async () => {
    await ask();
    expect(await offer()).toMatchObject({
      askedAt: ports.clock.now(),
      respondBefore: DEADLINE,
      reasons: REASONS,
      earnings: {
        lines: [{ kind: 'share', basisPoints: 7000, amount: { amount: 12_600, currency: 'EUR' } }],
        net: { amount: 12_600, currency: 'EUR' },
        payOn: '2027-07-08',
      },
      answer: null,
      activated: true,
    });
    expect(ports.missions.events).toEqual([
      {
        type: 'guide-missions.mission-offered.v1',
        missionId,
        guideId: GUIDE,
        respondBefore: DEADLINE.toISOString(),
      },
    ]);
  });

  it('pay for the bookings that stand, not for those that were cancelled', async () => {
    const second = aBooking({ price: { amount: 5_000, currency: 'EUR' } });
    await ports.group.join(await mission(), second);
    const changed = await mission();
    changed.withdraw(changed.bookings[0]!.id, ports.clock.now());
    await ports.missions.save(changed);
    await ask();
    expect((await offer())?.earnings.net.amount).toBe(3_500);
  });

  it('are made again in a new search: the same offer, unanswered, for what stands now', async () => {
    await ask();
    const first = await offer();
    first?.answerWith('maybe', 'I ask at home', ports.clock.now());
    await ports.offers.save(first!);
    await ports.group.join(await mission(), aBooking({ price: { amount: 5_000, currency: 'EUR' } }));
    ports.clock.moveTo(new Date('2027-06-02T12:00:00Z'));
    await ask(new Date('2027-06-02T18:00:00Z'));
    expect(await ports.offers.ofMission(missionId)).toMatchObject([
      {
        id: first?.id,
        askedAt: ports.clock.now(),
        respondBefore: new Date('2027-06-02T18:00:00Z'),
        answer: null,
        answerText: null,
        earnings: { net: { amount: 16_100 } },
      },
    ]);
  });

  it('are made to approved guides alone', async () => {
    ports.accounts.suspended.add(GUIDE);
    await ask();
    expect([await offer(), ports.missions.events]).toEqual([undefined, []]);
    const candidate = (guideId: string) => ({ guideId, rating: 5, refusals: 0, lastMissionAt: null });
    expect(await ports.guideOffers.whoMayWork([candidate(GUIDE), candidate('another')])).toEqual([
      candidate('another'),
    ]);
  });

  it('keep what was offered where an admin assigns the mission, with neither deadline nor answer', async () => {
    await ask();
    const asked = await offer();
    asked?.giveBack('I am ill', ports.clock.now());
    await ports.offers.save(asked!);
    await ports.guideOffers.assign(await mission(), GUIDE);
    expect(await ports.offers.ofMission(missionId)).toMatchObject([
      { id: asked?.id, respondBefore: null, answer: null, privateNote: null, activated: true },
    ]);
    expect((await offer())?.earnings).toEqual(asked?.earnings);
  });

  it('are made by the assignment to a guide who was not asked', async () => {
    const made = await ports.guideOffers.assign(await mission(), GUIDE);
    expect(await offer()).toEqual(made);
    expect(made).toMatchObject({ guideId: GUIDE, respondBefore: null, earnings: { net: { amount: 12_600 } } });
  });

  it('lapse at the deadline, not before', async () => {
    await ask();
    ports.clock.moveTo(new Date(DEADLINE.getTime() - 1));
    await recordLapsed();
    expect(lapsed()).toEqual([]);
    ports.clock.moveBy(1);
    await recordLapsed();
    expect(lapsed()).toEqual([
      { type: 'guide-missions.offer-lapsed.v1', missionId, guideId: GUIDE, askedAt: '2027-06-01T12:00:00.000Z' },
    ]);
  });

  it('do not lapse once they are answered, or of a search that is over', async () => {
    await ask();
    const answered = await offer();
    answered?.answerWith('no', null, ports.clock.now());
    await ports.offers.save(answered!);
    ports.clock.moveTo(DEADLINE);
    await recordLapsed();
    const { missionId: other } = await openMission(ports, 1);
    const searchedAnew = await missionOf(ports, other);
    ports.clock.moveTo(new Date('2027-06-04T12:00:00Z'));
    searchedAnew.openedAt = ports.clock.now();
    await ports.guideOffers.recordLapsed(searchedAnew);
    expect(lapsed()).toEqual([]);
  });
});
