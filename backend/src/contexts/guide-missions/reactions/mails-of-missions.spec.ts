import { beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import type { MissionAssigned } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';
import { aBooking, aGuideAccount } from '../testing/a-departure.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { missionOf, openMission } from '../testing/open-mission.js';
import { MailGuideWhenBookingWithdrawn } from './mail-guide-when-booking-withdrawn.js';
import { MailGuideWhenMissionAssigned } from './mail-guide-when-mission-assigned.js';
import { MailGuideWhenMissionCancelled } from './mail-guide-when-mission-cancelled.js';
import { MailGuideWhenMissionOffered } from './mail-guide-when-mission-offered.js';
import { MailGuidesWhenBookingJoined } from './mail-guides-when-booking-joined.js';
import { MailOtherGuidesWhenMissionAssigned } from './mail-other-guides-when-mission-assigned.js';

const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), TEAM_EMAIL: 'team@example.com' });

describe('mails about a mission', () => {
  let ports: InMemoryPorts;
  let mailer: MemoryMailer;
  let mails: MissionMails;
  beforeEach(() => {
    ports = inMemoryPorts();
    mailer = new MemoryMailer();
    mails = new MissionMails(mailer, config, ports.clock);
  });

  const sent = (): readonly string[] => mailer.mails.map(({ kind, to }) => `${kind} ${to.split('@')[0]}`);
  const assign = async (missionId: string, guideId: string, by: 'guide' | 'admin' = 'guide'): Promise<void> => {
    const offer = await ports.offers.find(missionId, guideId);
    await ports.assignment.assign(await missionOf(ports, missionId), offer!, aGuideAccount(guideId), by);
  };
  const assigned = (missionId: string, guideId: string): MissionAssigned => ({
    type: 'guide-missions.mission-assigned.v1',
    missionId,
    bookingIds: [],
    guideId,
    guideName: 'Giulia Marchetti',
    guideContact: '+39 06 5555 0100',
  });
  const tellGuide = (missionId: string, guideId: string): Promise<void> =>
    new MailGuideWhenMissionAssigned(ports.missions, ports.accounts, mails).react(assigned(missionId, guideId));
  const tellOthers = (missionId: string, guideId: string, recordedAt = ports.clock.now()): Promise<void> => {
    const reaction = new MailOtherGuidesWhenMissionAssigned(ports.missions, ports.offers, ports.accounts, mails);
    return reaction.react(assigned(missionId, guideId), { id: 'message', recordedAt, sequence: 1 });
  };
  const tellOfOffer = (missionId: string, guideId: string): Promise<void> => {
    const reaction = new MailGuideWhenMissionOffered(ports.missions, ports.offers, ports.accounts, mails);
    const respondBefore = '2027-06-01T18:00:00.000Z';
    return reaction.react({ type: 'guide-missions.mission-offered.v1', missionId, guideId, respondBefore });
  };
  const tellOfJoining = (missionId: string, guideId: string | null): Promise<void> => {
    const { missions, offers, accounts, clock } = ports;
    const reaction = new MailGuidesWhenBookingJoined(missions, offers, accounts, mails, clock);
    return reaction.react({ type: 'guide-missions.booking-joined.v1', missionId, bookingId: 'joined', guideId });
  };

  it('tell a guide of an offer while the mission is open', async () => {
    const { missionId, guideIds } = await openMission(ports, 2);
    await tellOfOffer(missionId, guideIds[0]!);
    await assign(missionId, guideIds[0]!);
    await tellOfOffer(missionId, guideIds[1]!);
    expect(sent()).toEqual([`mission.offered ${guideIds[0]}`]);
  });

  it('tell the guide of an assignment once, also where the guide has confirmed it and a booking has joined since', async () => {
    const { missionId, guideIds } = await openMission(ports, 1);
    await assign(missionId, guideIds[0]!, 'admin');
    await tellGuide(missionId, guideIds[0]!);
    const mission = await missionOf(ports, missionId);
    mission.confirm();
    await ports.missions.save(mission);
    await tellGuide(missionId, guideIds[0]!);
    expect(sent()).toEqual([`mission.assigned ${guideIds[0]}`]);
  });

  it('tell nobody of an assignment that was taken back since', async () => {
    const { missionId, guideIds } = await openMission(ports, 2);
    await assign(missionId, guideIds[0]!);
    const offer = await ports.offers.find(missionId, guideIds[0]!);
    await ports.assignment.unassign(await missionOf(ports, missionId), offer!, 'I am ill');
    await tellGuide(missionId, guideIds[0]!);
    await tellOthers(missionId, guideIds[0]!);
    expect(sent()).toEqual([]);
  });

  it('tell the guides who could still accept when another one was assigned, and none who is suspended', async () => {
    const { missionId, guideIds } = await openMission(ports, 3);
    await assign(missionId, guideIds[0]!);
    ports.accounts.suspended.add(guideIds[2]!);
    const recordedAt = ports.clock.now();
    ports.clock.moveTo(new Date('2027-06-02T12:00:00Z'));
    await tellOthers(missionId, guideIds[0]!, recordedAt);
    expect(sent()).toEqual([`mission.lost ${guideIds[1]}`]);
  });

  it('tell of a further booking those who may accept, or the guide who has the mission', async () => {
    const { missionId, guideIds } = await openMission(ports, 2, { kind: 'group' });
    await ports.group.join(await missionOf(ports, missionId), aBooking({ id: 'joined' }));
    await tellOfJoining(missionId, null);
    expect(sent()).toEqual(guideIds.map((id) => `mission.grown ${id}`));
    await assign(missionId, guideIds[0]!);
    await tellOfJoining(missionId, guideIds[0]!);
    await tellOfJoining(missionId, guideIds[1]!);
    expect(sent().slice(2)).toEqual([`mission.joined ${guideIds[0]}`]);
  });

  it('tell the guide alone of bookings that were withdrawn, and of the end of the mission', async () => {
    const { missionId, guideIds } = await openMission(ports, 2, { kind: 'group' });
    await assign(missionId, guideIds[0]!);
    const withdrawn = new MailGuideWhenBookingWithdrawn(ports.missions, ports.accounts, mails);
    const cancelled = new MailGuideWhenMissionCancelled(ports.missions, ports.accounts, mails);
    for (const guideId of [guideIds[0]!, guideIds[1]!, null])
      await withdrawn.react({ type: 'guide-missions.booking-withdrawn.v1', missionId, bookingId: 'left', guideId });
    for (const guideId of [guideIds[0]!, null])
      await cancelled.react({ type: 'guide-missions.mission-cancelled.v1', missionId, guideId });
    expect(sent()).toEqual([`mission.left ${guideIds[0]}`, `mission.cancelled ${guideIds[0]}`]);
  });
});
