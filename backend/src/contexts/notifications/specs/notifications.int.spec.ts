import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aBookingConfirmed } from '../../guide-missions/testing/a-departure.js';
import type { NotificationsView } from '../queries/notification-view.js';
import { ADMINS, aMission } from '../testing/a-visit.js';
import { NotificationsTestApp } from '../../../../test/harness/notifications-test-app.js';

const AMOUNT = { amount: 18_000, currency: 'EUR' };

let testApp: NotificationsTestApp;
let person: string;

beforeAll(async () => {
  testApp = await NotificationsTestApp.open();
});
afterAll(async () => testApp.close());
beforeEach(() => {
  person = randomUUID();
  testApp.owner = person;
  testApp.mission = aMission();
  testApp.announcedGuides = [];
  testApp.hasBought = false;
});

const fact = (type: string, facts: object): DomainEvent => ({ type, ...facts });
const ofOrder = { orderId: randomUUID(), orderReference: 'CIC-7K3M9Q' };
const bookingConfirmed = (): DomainEvent => aBookingConfirmed();
const taken = (guideId: string): DomainEvent =>
  fact('guide-missions.mission-assigned.v1', {
    missionId: testApp.mission.payload.missionId,
    bookingIds: [randomUUID()],
    guideId,
    guideName: 'Giulia Marchetti',
    guideContact: '+39 06 5555 0100',
  });
const assignedTo = (to: string): DomainEvent => {
  testApp.mission = aMission({ isOpen: false, assigned: { to, at: new Date('2027-06-01T12:00:00Z'), byAdmin: false } });
  return taken(to);
};
const listOf = async (userId: string, query = ''): Promise<NotificationsView> =>
  (await testApp.ask('GET', `/api/me/notifications${query}`, userId)).json<NotificationsView>();

describe('a customer is told, once although the message comes again,', () => {
  it.each<[kind: string, told: () => DomainEvent]>([
    ['booking-confirmed', bookingConfirmed],
    ['booking-cancelled', () => fact('booking.cancelled.v1', { bookingId: randomUUID(), bookingReference: 'BK-1' })],
    ['guide-found', () => assignedTo(randomUUID())],
    [
      'guide-missing',
      () =>
        fact('guide-missions.mission-unfilled.v1', {
          missionId: testApp.mission.payload.missionId,
          bookingIds: [randomUUID()],
          searchingSince: '2027-06-01T12:00:00.000Z',
        }),
    ],
    ['order-expired', () => fact('booking.order-expired.v1', ofOrder)],
    ['payment-too-late', () => fact('booking.payment-came-too-late.v1', ofOrder)],
    [
      'payment-refunded',
      () => fact('payments.payment-refunded.v1', { ...ofOrder, refundId: randomUUID(), amount: AMOUNT, isFull: true }),
    ],
  ])('%s', async (kind, told) => {
    const message = await testApp.tell(told());
    await testApp.deliver(message, 2);
    expect(message.reactions.length).toBeGreaterThan(0);
    expect(await testApp.kinds(person)).toEqual([kind]);
  });

  it('of another guide together with the one who was to come, whether or not booking has noted the change', async () => {
    const [before, now] = [
      { id: randomUUID(), name: 'Alessandro Ferri' },
      { id: randomUUID(), name: 'Giulia Marchetti' },
    ];
    for (const announcedGuides of [[], [now], [before], [before, now]]) {
      testApp.announcedGuides = announcedGuides;
      await testApp.tell(assignedTo(now.id));
    }
    const { notifications } = await listOf(person);
    expect(notifications.map(({ facts }) => [facts.guideName, facts.previousGuideName])).toEqual([
      ['Giulia Marchetti', 'Alessandro Ferri'],
      ['Giulia Marchetti', 'Alessandro Ferri'],
      ['Giulia Marchetti', undefined],
      ['Giulia Marchetti', undefined],
    ]);
  });

  it('but not of a missing guide where somebody has said yes meanwhile', async () => {
    testApp.mission = aMission({ isOpen: false });
    const { missionId } = testApp.mission.payload;
    await testApp.tell(
      fact('guide-missions.mission-unfilled.v1', { missionId, bookingIds: [randomUUID()], searchingSince: '' }),
    );
    expect(await testApp.kinds(person)).toEqual([]);
  });

  it('nor of a guide who has given the mission back meanwhile', async () => {
    await testApp.tell(taken(randomUUID()));
    expect(await testApp.kinds(person)).toEqual([]);
  });

  it('nor that nothing was bought where it was after all', async () => {
    testApp.hasBought = true;
    await testApp.tell(fact('booking.order-expired.v1', { ...ofOrder, orderId: randomUUID() }));
    expect(await testApp.kinds(person)).toEqual([]);
  });

  it.each(['cancelled-by-customer', 'superseded'])(
    'nor that money came too late for an order that was %s',
    async (closeReason) => {
      await testApp.tell(fact('booking.payment-came-too-late.v1', { ...ofOrder, orderId: randomUUID(), closeReason }));
      expect(await testApp.kinds(person)).toEqual([]);
    },
  );

  it('and nobody is where the order is in no account', async () => {
    testApp.owner = undefined;
    await testApp.tell(bookingConfirmed());
    await testApp.tell(fact('booking.order-expired.v1', { ...ofOrder, orderId: randomUUID() }));
    expect(await testApp.rows(sql`select 1 from notifications.notification where payload ->> 'x' = ${person}`)).toEqual(
      [],
    );
    expect(await testApp.kinds(person)).toEqual([]);
  });
});

describe('guides are told', () => {
  const offered = (): DomainEvent =>
    fact('guide-missions.mission-offered.v1', {
      missionId: testApp.mission.payload.missionId,
      guideId: person,
      respondBefore: '2027-06-01T18:00:00.000Z',
    });

  it('of an offer, with its deadline, once', async () => {
    await testApp.deliver(await testApp.tell(offered()), 2);
    const { notifications } = await listOf(person);
    expect(notifications).toMatchObject([
      { kind: 'mission-offered', facts: { respondBefore: '2027-06-01T18:00:00.000Z', timeZone: 'Europe/Rome' } },
    ]);
  });

  it('of an offer whose time has run out, once', async () => {
    const lapsed = (): DomainEvent =>
      fact('guide-missions.offer-lapsed.v1', {
        missionId: testApp.mission.payload.missionId,
        guideId: person,
        askedAt: '2027-06-01T12:00:00.000Z',
      });
    await testApp.tell(lapsed());
    await testApp.tell(lapsed());
    expect(await testApp.kinds(person)).toEqual(['mission-lapsed']);
  });

  it('of no offer whose mission has gone meanwhile', async () => {
    testApp.mission = aMission({ isOpen: false });
    await testApp.tell(offered());
    expect(await testApp.kinds(person)).toEqual([]);
  });

  it('when another has taken it, or the team gave it, but not again with each further booking', async () => {
    const winner = randomUUID();
    const assigned = { to: winner, at: new Date('2027-06-01T12:00:00Z'), byAdmin: true };
    testApp.mission = aMission({ isOpen: false, assigned, hopefulGuideIds: [person] });
    await testApp.tell(taken(winner));
    await testApp.tell(taken(winner));
    expect(await testApp.kinds(person)).toEqual(['guide-found', 'mission-given-away', 'guide-found']);
    expect(await testApp.kinds(winner)).toEqual(['mission-assigned']);
  });

  it('nothing of their own yes', async () => {
    const winner = randomUUID();
    testApp.mission = aMission({ isOpen: false, assigned: { to: winner, at: new Date(), byAdmin: false } });
    await testApp.tell(taken(winner));
    expect(await testApp.kinds(winner)).toEqual([]);
  });

  it('when the mission is cancelled: who had it, else who was asked', async () => {
    const cancelled = (guideId: string | null): DomainEvent =>
      fact('guide-missions.mission-cancelled.v1', { missionId: testApp.mission.payload.missionId, guideId });
    const holder = randomUUID();
    testApp.mission = aMission({ hopefulGuideIds: [person] });
    await testApp.tell(cancelled(holder));
    expect([await testApp.kinds(holder), await testApp.kinds(person)]).toEqual([['mission-cancelled'], []]);
    await testApp.tell(cancelled(null));
    expect(await testApp.kinds(person)).toEqual(['mission-cancelled']);
  });
});

describe('all admins are told, once,', () => {
  it.each<[kind: string, why: string, told: () => DomainEvent]>([
    [
      'work-item',
      'nobody-left',
      () =>
        fact('work-items.work-item-opened.v1', {
          workItemId: randomUUID(),
          context: 'guide-missions',
          kind: 'nobody-left',
          reference: 'BK-4F8T2W',
          isUrgent: true,
        }),
    ],
    [
      'contact-message',
      'quote',
      () =>
        fact('support.contact-message-received.v1', {
          messageId: randomUUID(),
          senderType: 'customer',
          reason: 'quote',
          senderName: 'Hanna Köhler',
        }),
    ],
  ])('%s', async (kind, why, told) => {
    await testApp.rows(sql`delete from notifications.notification`);
    await testApp.deliver(await testApp.tell(told()), 2);
    for (const admin of ADMINS) {
      const { notifications } = await listOf(admin);
      expect(notifications).toMatchObject([{ kind, facts: { why } }]);
    }
  });
});

describe('the list', () => {
  it('has the latest first, in pages, with names in the language asked for and nothing of others', async () => {
    for (let count = 0; count < 3; count += 1) await testApp.tell(bookingConfirmed());
    const other = randomUUID();
    const { notifications, unread, pagination } = await listOf(person, '?page=2&size=2&language=de_DE');
    expect(notifications).toHaveLength(1);
    expect(notifications[0]?.facts).toMatchObject({ tour: 'Kolosseum und Forum', city: 'Rom' });
    expect([unread, pagination]).toEqual([3, { page: 2, size: 2, totalItems: 3, totalPages: 2 }]);
    expect(await listOf(other)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('marks as read what is named, and what came until an instant', async () => {
    for (let count = 0; count < 3; count += 1) await testApp.tell(bookingConfirmed());
    const [last, middle] = (await listOf(person)).notifications;
    const read = (body: object) => testApp.ask('POST', '/api/me/notifications/read', person, body);
    expect((await read({ ids: [last!.id] })).json()).toEqual({ unread: 2 });
    expect((await listOf(person)).notifications.map(({ readAt }) => readAt === null)).toEqual([false, true, true]);
    const before = new Date(Date.parse(middle!.createdAt) - 60_000).toISOString();
    expect((await read({ upTo: before })).json()).toEqual({ unread: 2 });
    expect((await read({ upTo: last!.createdAt })).json()).toEqual({ unread: 0 });
  });

  it('does not let others mark it, and answers them as if there were nothing', async () => {
    await testApp.tell(bookingConfirmed());
    const [mine] = (await listOf(person)).notifications;
    const body = { ids: [mine!.id] };
    const theirs = await testApp.ask('POST', '/api/me/notifications/read', randomUUID(), body);
    const nothing = await testApp.ask('POST', '/api/me/notifications/read', randomUUID(), { ids: [randomUUID()] });
    expect([theirs.statusCode, theirs.body]).toEqual([nothing.statusCode, nothing.body]);
    expect((await listOf(person)).unread).toBe(1);
  });

  it.each([[{}], [{ ids: ['one'] }], [{ upTo: 'yesterday' }], [{ upTo: null }], [{ ids: null }]])(
    'refuses to mark %j',
    async (body) => {
      const answer = await testApp.ask('POST', '/api/me/notifications/read', person, body);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'VALIDATION_FAILED']);
    },
  );
});

it('forty deliveries at once of one message leave one notification and one unread', async () => {
  const message = await testApp.tell(bookingConfirmed());
  await testApp.rows(sql`delete from notifications.notification where recipient_id = ${person}`);
  await testApp.rows(sql`delete from platform.processed_message where message_id = ${message.id}`);
  await testApp.deliver(message, 40);
  expect((await listOf(person)).unread).toBe(1);
});

it('forty at once for the same people all come, in order, and nobody waits for ever', async () => {
  const raised = (): DomainEvent =>
    fact('work-items.work-item-opened.v1', {
      workItemId: randomUUID(),
      context: 'payments',
      kind: 'dispute',
      reference: 'CIC-1',
      isUrgent: true,
    });
  await testApp.rows(sql`delete from notifications.notification`);
  const messages = [];
  for (let count = 0; count < 40; count += 1) messages.push(await testApp.tell(raised()));
  await testApp.rows(sql`truncate notifications.notification, platform.processed_message`);
  await Promise.all(messages.map((message) => testApp.deliver(message, 1)));
  for (const admin of ADMINS) expect((await listOf(admin, '?size=100')).notifications).toHaveLength(40);
});
