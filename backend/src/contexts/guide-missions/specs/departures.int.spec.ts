import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { BookingCancelled, BookingConfirmed } from '../../booking/events.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { MissionAssigned } from '../events.js';
import type { MissionView } from '../queries/mission-view.js';
import { aBookingConfirmed } from '../testing/a-departure.js';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

const cancelled = ({ bookingId, bookingReference, orderId }: BookingConfirmed): BookingCancelled => ({
  type: 'booking.cancelled.v1',
  bookingId,
  bookingReference,
  orderId,
  by: 'customer',
  refund: { amount: 0, currency: 'EUR' },
});

describe('departures and their missions', () => {
  let testApp: MissionsTestApp;
  let cityId: string;
  const listed = async (guideId: string, query = ''): Promise<MissionView[]> =>
    (await testApp.request('GET', `/api/guide/missions${query}`, guideId)).json<MissionView[]>();

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
  });
  afterAll(async () => testApp.close());
  beforeEach(async () => {
    await testApp.moveTo(MORNING);
    cityId = randomUUID();
  });

  it('of a group have one mission, though forty bookings are confirmed at once', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const optionId = randomUUID();
    const facts = Array.from({ length: 40 }, (_, place) =>
      aBookingConfirmed({
        cityId,
        optionId,
        kind: 'group',
        categories: ['group-tour'],
        bookingReference: `BK-${place}`,
        price: { amount: 1_000, currency: 'EUR' },
      }),
    );
    await Promise.all(facts.map((fact) => testApp.tell(fact)));
    await Promise.all(facts.slice(0, 4).map(() => testApp.settle()));
    await testApp.settle();
    const [mission, ...others] = await listed(guide!);
    expect(others).toEqual([]);
    expect(mission?.bookings).toHaveLength(40);
    expect(mission).toMatchObject({
      travellers: { adults: 80, children: 40, infants: 0 },
      earnings: { net: { amount: 28_000 } },
    });
    expect(await testApp.mails('mission.offered', guide!)).toHaveLength(1);
  });

  it('of a group that have a guide tell the new booking who it is, and pay for it', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const group = { cityId, optionId: randomUUID(), kind: 'group' as const, categories: ['group-tour'] };
    const mission = await testApp.book(group);
    await testApp.respond(mission, guide!, 'yes');
    const second = aBookingConfirmed({
      ...group,
      bookingReference: 'BK-SECOND',
      price: { amount: 5_000, currency: 'EUR' },
    });
    await testApp.tell(second);
    await testApp.settle();
    expect(await testApp.missionOf(second.bookingId)).toBe(mission);
    const facts = await testApp.facts<MissionAssigned>('guide-missions.mission-assigned.v1', mission);
    expect(facts.map(({ bookingIds }) => bookingIds)).toEqual([[expect.any(String)], [second.bookingId]]);
    expect((await listed(guide!))[0]?.earnings?.net.amount).toBe(12_600 + 3_500);
    const [joined, ...others] = await testApp.mails('mission.joined', guide!);
    expect(others).toEqual([]);
    expect(joined?.text).toContain('BK-SECOND');
    expect(joined?.text).toContain('161,00');
    await testApp.tell(cancelled(second));
    await testApp.settle();
    const [left] = await testApp.mails('mission.left', guide!);
    expect(left?.text).not.toContain('BK-SECOND');
    expect(await testApp.mails('mission.cancelled', guide!)).toEqual([]);
  });

  it('of a group that are on offer tell who was asked what they pay now, and nobody who has refused', async () => {
    const [asked, refused] = await testApp.guides(cityId, 2);
    const group = { cityId, optionId: randomUUID(), kind: 'group' as const, categories: ['group-tour'] };
    const mission = await testApp.book(group);
    await testApp.respond(mission, refused!, 'no');
    await testApp.book({ ...group, bookingReference: 'BK-SECOND', price: { amount: 5_000, currency: 'EUR' } });
    const [grown, ...others] = await testApp.mails('mission.grown', asked!);
    expect(others).toEqual([]);
    expect(grown?.text).toContain('161,00');
    expect(grown?.text).toContain('BK-SECOND');
    expect(await testApp.mails('mission.grown', refused!)).toEqual([]);
  });

  it('that are cancelled in time free the guide, unpaid', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const fact = aBookingConfirmed({ cityId });
    await testApp.tell(fact);
    await testApp.settle();
    const mission = await testApp.missionOf(fact.bookingId);
    await testApp.respond(mission, guide!, 'yes');
    await testApp.tell(cancelled(fact));
    await testApp.settle();
    expect(await listed(guide!)).toMatchObject([{ status: 'cancelled', actions: [] }]);
    expect((await listed(guide!))[0]?.earnings).toBeUndefined();
    expect(await testApp.mails('mission.cancelled', guide!)).toHaveLength(1);
    expect((await testApp.respond(mission, guide!, 'yes')).json().code).toBe('MISSION_CLOSED');
    const again = await testApp.book({ cityId });
    expect((await testApp.respond(again, guide!, 'yes')).statusCode).toBe(200);
  });

  it('are paid by the rule that the booking was sold with, whatever the catalogue says today', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const fact = aBookingConfirmed({ cityId, freeUntilMinutesBefore: 48 * 60 });
    await testApp.tell(fact);
    await testApp.settle();
    await testApp.respond(await testApp.missionOf(fact.bookingId), guide!, 'yes');
    await testApp.moveTo('2027-06-04T01:30:00Z');
    await testApp.tell(cancelled(fact));
    await testApp.settle();
    expect(await listed(guide!)).toMatchObject([{ status: 'cancelled', earnings: { net: { amount: 12_600 } } }]);
  });

  it('that are cancelled too late are paid', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const fact = aBookingConfirmed({ cityId });
    await testApp.tell(fact);
    await testApp.settle();
    await testApp.respond(await testApp.missionOf(fact.bookingId), guide!, 'yes');
    await testApp.moveTo('2027-06-04T07:31:00Z');
    await testApp.tell(cancelled(fact));
    await testApp.settle();
    const month = (await testApp.request('GET', '/api/missions/2027/6/get-all-missions-completed', guide!)).json();
    expect(month).toMatchObject({
      data: [{ status: 'cancelled' }],
      totalsByCurrency: { EUR: { amount: 12_600, currency: 'EUR' } },
    });
    expect((await testApp.mails('mission.cancelled', guide!))[0]?.text).toContain('126,00');
  });

  it('that were cancelled before their confirmation was heard of need nobody', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const fact = aBookingConfirmed({ cityId });
    await testApp.tell(cancelled(fact));
    await testApp.settle();
    await testApp.tell(fact);
    await testApp.settle();
    expect(await listed(guide!)).toEqual([]);
  });

  it('are finished two hours after their end, and earned', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guide!, 'yes');
    await testApp.moveTo('2027-06-05T12:29:00Z');
    expect(await listed(guide!)).toMatchObject([{ status: 'accepted', actions: ['start', 'no-show'] }]);
    expect(
      (await testApp.request('PUT', `/api/missions/${mission}/guide-cancelled`, guide!, { guideReason: 'Late' })).json()
        .code,
    ).toBe('MISSION_HAS_STARTED');
    await testApp.moveTo('2027-06-05T12:31:00Z');
    expect(await listed(guide!)).toMatchObject([{ status: 'finished' }]);
    const month = (await testApp.request('GET', '/api/missions/2027/06/get-all-missions-completed', guide!)).json();
    expect(month).toMatchObject({
      data: [{ uuid: mission }],
      totalsByCurrency: { EUR: { amount: 12_600, currency: 'EUR' } },
    });
    expect((await testApp.request('GET', '/api/missions/2027/05/get-all-missions-completed', guide!)).json()).toEqual({
      data: [],
      totalsByCurrency: {},
    });
    expect((await listed(guide!))[0]?.traveller.contact).toBeDefined();
    await testApp.moveTo('2027-06-12T10:29:00Z');
    expect((await listed(guide!))[0]?.traveller.contact).toBeDefined();
    await testApp.moveTo('2027-06-12T10:31:00Z');
    expect((await listed(guide!))[0]?.traveller.contact).toBeUndefined();
  });

  it('are filtered by status, period and month, also for an admin', async () => {
    const [guide] = await testApp.guides(cityId, 1);
    const first = await testApp.book({ cityId });
    const second = await testApp.book({
      cityId,
      startsAt: '2027-07-31T22:30:00.000Z',
      endsAt: '2027-08-01T01:30:00.000Z',
      localDate: '2027-08-01',
      localTime: '00:30',
    });
    await testApp.respond(first, guide!, 'yes');
    const ids = async (query: string) => (await listed(guide!, query)).map(({ uuid }) => uuid);
    expect(await ids('')).toEqual([second, first]);
    expect(await ids('?status=accepted')).toEqual([first]);
    expect(await ids('?status=waiting-response')).toEqual([second]);
    expect(await ids('?status=responded&period=upcoming')).toEqual([first]);
    expect(await ids('?period=previous')).toEqual([]);
    expect(await ids('/2027/08')).toEqual([second]);
    expect(await ids('/2027/7')).toEqual([]);
    const admin = await testApp.request(
      'GET',
      `/api/admin/missions/user/${guide!}/2027/08?language=ja_JP`,
      randomUUID(),
      undefined,
      ROLES.admin,
    );
    expect(admin.json()).toMatchObject([{ uuid: second }]);
    expect((await testApp.request('GET', `/api/admin/missions/user/${guide!}`, guide!)).statusCode).toBe(403);
    expect((await testApp.request('GET', '/api/guide/missions?status=confirmed', guide!)).statusCode).toBe(422);
    for (const [month, field] of [
      ['2027/13', 'month'],
      ['2027/0', 'month'],
      ['1999/5', 'year'],
      ['soon/5', 'year'],
    ]) {
      const refused = await testApp.request('GET', `/api/guide/missions/${month}`, guide!);
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors: [{ field }] }]);
    }
    const ofNobody = `/api/admin/missions/user/nobody/2027/13`;
    expect((await testApp.request('GET', ofNobody, randomUUID(), undefined, ROLES.admin)).statusCode).toBe(404);
    expect(
      (await testApp.request('GET', '/api/guide/missions', randomUUID(), undefined, ROLES.customer)).statusCode,
    ).toBe(403);
  });
});
