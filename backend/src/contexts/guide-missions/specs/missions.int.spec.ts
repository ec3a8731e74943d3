import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { BookingCancelled } from '../../booking/events.js';
import type { MissionReopened, MissionAssigned, MissionUnfilled } from '../events.js';
import type { MissionView } from '../queries/mission-view.js';
import { aBookingConfirmed } from '../testing/a-departure.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

describe('guide missions', () => {
  let testApp: MissionsTestApp;
  let cityId: string;
  const inMonth = (guideId: string, query = '') =>
    testApp.request('GET', `/api/guide/missions/2027/06${query}`, guideId);

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => {
    await testApp.moveTo(MORNING);
    cityId = randomUUID();
  });

  it('are offered to the three best guides, with earnings, deadline and a mail', async () => {
    const guides = await testApp.guides(cityId, 4);
    const mission = await testApp.book({ cityId });
    expect((await testApp.asked(mission)).sort()).toEqual(guides.slice(0, 3).sort());
    const [seen] = (await inMonth(guides[0]!)).json<MissionView[]>();
    expect(seen).toMatchObject({
      uuid: mission,
      bookingReference: 'BK-4F8T2W',
      status: 'waiting-response',
      date: '2027-06-05',
      time: '09:30',
      travellers: { adults: 2, children: 1, infants: 0 },
      traveller: { name: 'Ada Hartley', language: 'en_US' },
      earnings: { net: { amount: 12_600, currency: 'EUR' }, payOn: '2027-07-08' },
      activated: true,
      actions: ['respond'],
    });
    expect(new Date(seen?.respondBefore ?? 0).getTime() - MORNING.getTime()).toBeGreaterThanOrEqual(6 * 3_600_000);
    expect(seen?.traveller.contact).toBeUndefined();
    const [mail] = await testApp.mails('mission.offered', guides[0]!);
    expect(mail?.subject).toContain('BK-4F8T2W');
    expect(mail?.text).toMatch(/Sabato 5 giugno 2027.*09:30/);
    expect(mail?.text).toContain('126,00');
    expect(mail?.text).toContain('2 adulti e 1 bambino (2–12 anni)');
    expect(mail?.text).toMatch(/Lingua del tour[^]*Italiano/);
    expect(mail?.text).toContain('Arco di Costantino, Via di San Gregorio');
    expect(seen?.meetingPoint).toBe('Arch of Constantine, Via di San Gregorio');
    const [inItalian] = (await inMonth(guides[0]!, '?language=it_IT')).json<MissionView[]>();
    expect(inItalian?.meetingPoint).toBe('Arco di Costantino, Via di San Gregorio');
    expect(inItalian?.bookings[0]?.meetingPoint).toBe(inItalian?.meetingPoint);
    expect((await inMonth(guides[3]!)).json()).toEqual([]);
  });

  it('are offered with what the guests wish', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    await testApp.book({ cityId, specialRequirements: 'One of us uses a wheelchair.' });
    const [mail] = await testApp.mails('mission.offered', guide!);
    expect(mail?.text).toContain('One of us uses a wheelchair.');
  });

  it('go to the first yes; the others are told, strangers see nothing', async () => {
    const [first, second] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    const taken = await testApp.respond(mission, first!, 'yes');
    expect(taken.json()).toMatchObject({
      status: 'accepted',
      guideAvailability: 'yes',
      traveller: { contact: { phone: '+44 20 7946 0000' } },
      actions: ['cancel'],
    });
    const late = await testApp.respond(mission, second!, 'yes');
    expect([late.statusCode, late.json().code]).toEqual([409, 'MISSION_ALREADY_GIVEN']);
    const [lost] = (await inMonth(second!)).json<MissionView[]>();
    expect(lost).toMatchObject({ status: 'cancelled', givenAway: true, actions: [], specialRequirements: null });
    expect(taken.json()).not.toHaveProperty('givenAway');
    expect(JSON.stringify(lost)).not.toMatch(/Ada Hartley|A slow pace/);
    expect(taken.json().specialRequirements).toBe('A slow pace, please');
    expect((await testApp.respond(mission, randomUUID(), 'yes')).statusCode).toBe(404);
    expect((await testApp.respond(randomUUID(), first!, 'yes')).statusCode).toBe(404);
    expect(
      (
        await testApp.request(
          'PUT',
          `/api/missions/${mission}/guide-response`,
          first!,
          { guideAvailability: 'yes' },
          ROLES.customer,
        )
      ).statusCode,
    ).toBe(403);
    const facts = await testApp.facts<MissionAssigned>('guide-missions.mission-assigned.v1', mission);
    expect(facts).toMatchObject([{ guideId: first, guideName: 'Giulia Marchetti', guideContact: '+39 06 5555 0100' }]);
    expect((await testApp.respond(mission, first!, 'yes')).statusCode).toBe(200);
    expect(await testApp.facts('guide-missions.mission-assigned.v1', mission)).toHaveLength(1);
  });

  it('once taken come by mail, for the calendar, and are taken out of it when the guests cancel', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const booking = aBookingConfirmed({ cityId });
    const mission = await testApp.book(booking);
    expect((await testApp.mails('mission.offered', guide!))[0]?.files).toBeNull();
    await testApp.respond(mission, guide!, 'yes');
    await testApp.respond(mission, guide!, 'yes');
    const [mail, ...more] = await testApp.mails('mission.accepted', guide!);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('L’incarico BK-4F8T2W è suo');
    expect(mail?.text).toMatch(/Sabato 5 giugno 2027.*09:30/);
    expect(mail?.text).toContain('Arco di Costantino, Via di San Gregorio');
    expect(mail?.text).toContain('A slow pace, please');
    expect(mail?.text).toContain('126,00');
    const calendar = mail?.files?.['BK-4F8T2W.ics'];
    expect(calendar).toContain('DTSTART:20270605T073000Z');
    expect(calendar).toContain('STATUS:CONFIRMED');
    const { bookingId, bookingReference } = booking;
    await testApp.tell({ type: 'booking.cancelled.v1', bookingId, bookingReference } as BookingCancelled);
    await testApp.settle();
    const [cancelled] = await testApp.mails('mission.cancelled', guide!);
    expect(cancelled?.files?.['BK-4F8T2W.ics']).toContain('STATUS:CANCELLED');
  });

  it('may follow each other after half an hour', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const at = (start: string, end: string) =>
      testApp.book({ cityId, startsAt: `2027-06-05T${start}Z`, endsAt: `2027-06-05T${end}Z` });
    const first = await at('07:00:00', '09:00:00');
    const tooSoon = await at('09:29:00', '11:00:00');
    const after = await at('09:30:00', '11:00:00');
    expect((await testApp.respond(first, guide!, 'yes')).statusCode).toBe(200);
    expect((await testApp.respond(tooSoon, guide!, 'yes')).json().code).toBe('MISSION_OVERLAPS');
    expect((await testApp.respond(after, guide!, 'yes')).statusCode).toBe(200);
  });

  it('that nobody answers go to the next ones, then to an admin', async () => {
    const guides = await testApp.guides(cityId, 5);
    const mission = await testApp.book({ cityId });
    await testApp.moveTo('2027-06-01T18:00:30Z');
    expect((await testApp.asked(mission)).sort()).toEqual([...guides].sort());
    expect(await testApp.raisedMatters(mission)).toEqual([]);
    // 20:00 in Rome: two hours of this evening, four of the next morning.
    await testApp.moveTo('2027-06-02T09:59:00Z');
    expect(await testApp.raisedMatters(mission)).toEqual([]);
    await testApp.moveTo('2027-06-02T10:01:00Z');
    expect(await testApp.raisedMatters(mission)).toEqual(['nobody-left']);
    await testApp.moveTo('2027-06-04T07:31:00Z');
    expect(await testApp.raisedMatters(mission)).toEqual(['nobody-left', 'start-is-near']);
    const raised = await testApp.raised(mission);
    expect(raised.map(({ kind }) => kind)).toEqual(['nobody-left', 'start-is-near']);
    expect(raised[1]).toMatchObject({
      subject: { type: 'mission', id: mission, reference: 'BK-4F8T2W' },
      facts: { startsAt: '2027-06-05T07:30:00.000Z', timeZone: 'Europe/Rome', guideLanguage: 'it_IT', people: 3 },
      dueAt: '2027-06-05T07:30:00.000Z',
      isUrgent: true,
    });
  });

  it('can be answered before the deadline alone; whoever let it pass is given them by the team', async () => {
    const [first, second] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    await testApp.moveTo('2027-06-01T17:59:00Z');
    expect((await testApp.respond(mission, second!, 'maybe')).json()).toMatchObject({
      status: 'pending',
      actions: ['respond'],
    });
    await testApp.moveTo('2027-06-01T18:00:30Z');
    const late = await testApp.respond(mission, first!, 'yes');
    expect([late.statusCode, late.json().code]).toEqual([409, 'OFFER_EXPIRED']);
    expect((await testApp.respond(mission, second!, 'yes')).json().code).toBe('OFFER_EXPIRED');
    const [missed] = (await inMonth(first!)).json<MissionView[]>();
    expect(missed).toMatchObject({ status: 'cancelled', expired: true, activated: true, actions: [] });
    expect(missed?.earnings).toBeUndefined();
    expect(JSON.stringify(missed)).not.toContain('Ada Hartley');
    expect((await inMonth(second!)).json()).toMatchObject([{ status: 'pending', actions: [] }]);
    const assign = await testApp.request(
      'POST',
      `/api/admin/missions/${mission}/assign`,
      randomUUID(),
      { guideId: first },
      ROLES.admin,
    );
    expect(assign.json()).toMatchObject({ status: 'assigned' });
    expect((await testApp.respond(mission, first!, 'yes')).json().status).toBe('accepted');
    expect((await testApp.respond(mission, second!, 'yes')).json().code).toBe('MISSION_ALREADY_GIVEN');
    expect(await testApp.raisedMatters(mission)).toEqual([]);
  });

  it('that have begun are nobody’s to take', async () => {
    const [first, second] = await testApp.guides(cityId, 2);
    const untaken = await testApp.book({ cityId, startsAt: '2027-06-08T07:30:00Z', endsAt: '2027-06-08T10:30:00Z' });
    await testApp.moveTo('2027-06-08T07:30:00Z');
    expect((await testApp.respond(untaken, first!, 'yes')).json().code).toBe('MISSION_HAS_STARTED');
    const seen = (await inMonth(second!)).json<MissionView[]>().find(({ uuid }) => uuid === untaken);
    expect(seen).toMatchObject({ status: 'cancelled', actions: [] });
    expect(seen).not.toHaveProperty('givenAway');
    expect(seen?.earnings).toBeUndefined();
  });

  it('given to another are told by mail to who could still hope, once; lapsed offers by their fact alone', async () => {
    const [late, refuser, doubter, taker, waiting] = await testApp.guides(cityId, 5);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, refuser!, 'no');
    await testApp.respond(mission, doubter!, 'maybe');
    await testApp.moveTo('2027-06-01T18:00:30Z');
    expect(await testApp.facts('guide-missions.offer-lapsed.v1', mission)).toMatchObject([{ guideId: late }]);
    await testApp.respond(mission, taker!, 'yes');
    await testApp.respond(mission, taker!, 'yes');
    await testApp.settle();
    const told = async (guide: string | undefined): Promise<number> =>
      (await testApp.mails('mission.lost', guide!)).length;
    expect(await Promise.all([late, refuser, doubter, taker, waiting].map(told))).toEqual([0, 0, 1, 0, 1]);
    const [mail] = await testApp.mails('mission.lost', waiting!);
    expect(mail).toMatchObject({ subject: 'L’incarico BK-4F8T2W è stato assegnato', files: null });
  });

  it('that nobody takes are told to the customers a day before, once, and not where somebody said yes', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const [untaken, taken] = [await testApp.book({ cityId }), await testApp.book({ cityId })];
    const told = (mission: string) => testApp.facts<MissionUnfilled>('guide-missions.mission-unfilled.v1', mission);
    await testApp.respond(taken, guide!, 'yes');
    await testApp.moveTo('2027-06-04T07:25:00Z');
    expect(await told(untaken)).toEqual([]);
    await testApp.moveTo('2027-06-04T07:30:00Z');
    await testApp.moveTo('2027-06-04T09:00:00Z');
    expect(await told(untaken)).toMatchObject([{ missionId: untaken, bookingIds: [expect.any(String)] }]);
    expect(await told(taken)).toEqual([]);
  });

  it('given back within that day are told after others had half an hour', async () => {
    const [guide] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    const told = () => testApp.facts<MissionUnfilled>('guide-missions.mission-unfilled.v1', mission);
    await testApp.respond(mission, guide!, 'yes');
    await testApp.moveTo('2027-06-04T12:00:00Z');
    await testApp.respond(mission, guide!, 'no', 'I am ill');
    await testApp.settle();
    await testApp.moveTo('2027-06-04T12:25:00Z');
    expect(await told()).toEqual([]);
    await testApp.moveTo('2027-06-04T12:30:30Z');
    expect(await told()).toHaveLength(1);
  });

  it('that all refuse go to the next ones at once, without the deadline', async () => {
    const guides = await testApp.guides(cityId, 4);
    const mission = await testApp.book({ cityId });
    for (const guide of guides.slice(0, 3))
      expect((await testApp.respond(mission, guide, 'no')).json().status).toBe('rejected');
    expect(await testApp.asked(mission)).toContain(guides[3]);
    expect((await testApp.respond(mission, guides[3]!, 'no')).statusCode).toBe(200);
    expect(await testApp.raisedMatters(mission)).toEqual(['nobody-left']);
    expect((await testApp.respond(mission, guides[1]!, 'yes')).json().status).toBe('accepted');
    expect(await testApp.raisedMatters(mission)).toEqual([]);
  });

  it('answered with a doubt tell an admin; a doubt that is no maybe needs words', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    expect((await testApp.respond(mission, guide!, 'other')).json().errors).toMatchObject([{ field: 'guideAnswer' }]);
    expect((await testApp.respond(mission, guide!, 'perhaps')).statusCode).toBe(422);
    expect((await testApp.respond(mission, guide!, 'other', 'One hour later?')).json()).toMatchObject({
      status: 'pending',
      guideAnswer: 'One hour later?',
      actions: ['respond'],
    });
    expect(await testApp.raisedMatters(mission)).toEqual(['guide-wrote']);
  });

  it('answered with a yes and a blank beside it are taken without words; a doubt or a change of mind still needs them', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    const answer = (guideAvailability: string, guideAnswer: unknown) =>
      testApp.request('PUT', `/api/missions/${mission}/guide-response`, guide!, { guideAvailability, guideAnswer });
    for (const blank of ['', '  '])
      expect((await answer('other', blank)).json().errors).toMatchObject([{ field: 'guideAnswer' }]);
    for (const wrong of [7, null, 'x'.repeat(1001)]) expect((await answer('yes', wrong)).statusCode).toBe(422);
    const accepted = await answer('yes', '  ');
    expect([accepted.statusCode, accepted.json().status]).toEqual([200, 'accepted']);
    expect(accepted.json()).not.toHaveProperty('guideAnswer');
    expect((await answer('yes', '')).statusCode).toBe(200);
    const changed = await answer('no', '');
    expect([changed.statusCode, changed.json().errors]).toMatchObject([422, [{ field: 'guideAnswer' }]]);
  });

  it('given back are offered to others at once, and an admin is told', async () => {
    const [first, second] = await testApp.guides(cityId, 2);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, first!, 'yes');
    expect(
      (await testApp.request('PUT', `/api/missions/${mission}/guide-cancelled`, second!, { guideReason: 'No' })).json()
        .code,
    ).toBe('MISSION_NOT_YOURS');
    expect(
      (await testApp.request('PUT', `/api/missions/${mission}/guide-cancelled`, first!, { guideReason: ' ' }))
        .statusCode,
    ).toBe(422);
    const given = await testApp.request('PUT', `/api/missions/${mission}/guide-cancelled`, first!, {
      guideReason: 'I am ill',
    });
    expect(given.json()).toMatchObject({ status: 'cancelled', privateNote: 'I am ill', activated: false, actions: [] });
    expect(given.json().traveller.contact).toBeUndefined();
    expect(await testApp.raisedMatters(mission)).toEqual(['guide-cancelled']);
    expect(await testApp.facts<MissionReopened>('guide-missions.mission-reopened.v1', mission)).toHaveLength(1);
    expect(await testApp.mails('mission.offered', second!)).toHaveLength(2);
    expect(await testApp.mails('mission.offered', first!)).toHaveLength(1);
    const regret = await testApp.respond(mission, first!, 'yes');
    expect([regret.statusCode, regret.json().code]).toEqual([409, 'MISSION_GIVEN_BACK']);
    expect((await testApp.respond(mission, second!, 'yes')).json().status).toBe('accepted');
  });

  it('refused after a yes are given back, which needs a reason', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guide!, 'yes');
    expect((await testApp.respond(mission, guide!, 'no')).json()).toMatchObject({
      status: 422,
      code: 'CANCELLATION_REASON_MISSING',
    });
    expect((await testApp.respond(mission, guide!, 'maybe')).json().code).toBe('MISSION_IS_YOURS');
    expect((await testApp.respond(mission, guide!, 'no', 'My car broke down')).json()).toMatchObject({
      status: 'cancelled',
      privateNote: 'My car broke down',
    });
    expect(await testApp.raisedMatters(mission)).toEqual(['guide-cancelled', 'nobody-left']);
  });

  it('assigned by an admin block the time, and are confirmed by the guide', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const [mission, other] = [await testApp.book({ cityId }), await testApp.book({ cityId })];
    const assign = (id: string, guideId: string, role = ROLES.admin as 1 | 2 | 3) =>
      testApp.request('POST', `/api/admin/missions/${id}/assign`, randomUUID(), { guideId }, role);
    expect((await assign(mission, randomUUID())).json().code).toBe('GUIDE_UNKNOWN');
    expect((await assign(randomUUID(), guide!)).statusCode).toBe(404);
    expect((await assign(mission, guide!, ROLES.guide)).statusCode).toBe(403);
    expect((await assign(mission, guide!)).json()).toMatchObject({
      status: 'assigned',
      actions: ['respond', 'cancel'],
    });
    expect((await assign(mission, guide!)).json().code).toBe('MISSION_ALREADY_GIVEN');
    expect((await assign(other, guide!)).json().code).toBe('MISSION_OVERLAPS');
    const [mail] = await testApp.mails('mission.assigned', guide!);
    expect(mail?.files?.['BK-4F8T2W.ics']).toContain('BEGIN:VEVENT');
    expect(await testApp.mails('mission.accepted', guide!)).toEqual([]);
    expect((await testApp.respond(mission, guide!, 'yes')).json().status).toBe('accepted');
    expect(await testApp.facts('guide-missions.mission-assigned.v1', mission)).toHaveLength(1);
  });
});
