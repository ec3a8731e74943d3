import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import type { OrderView } from '../../booking/queries/find-order.js';
import { DEMO_PASSWORD } from '../../../../demonstration/src/people.js';
import type { NotificationsView } from '../queries/notification-view.js';

const TOUR = 'rome-colosseum-and-forum';
const DAY = '2027-05-03';

interface SignedIn {
  readonly visitor: Visitor;
  readonly headers: { readonly authorization: string };
}

describe('from a purchase to the notifications of those concerned', () => {
  let testApp: BookingTestApp;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(new Date('2027-04-20T09:00:00Z'));
  });
  afterAll(async () => testApp.close());

  async function signIn(email: string): Promise<SignedIn> {
    const visitor = testApp.visitor();
    const { body } = await visitor.ask<{ access_token: string }>('POST', '/api/auth/login', {
      email,
      password: DEMO_PASSWORD,
    });
    return { visitor, headers: { authorization: `Bearer ${body.access_token}` } };
  }

  const inboxOf = async ({ visitor, headers }: SignedIn): Promise<NotificationsView> =>
    (await visitor.ask<NotificationsView>('GET', '/api/me/notifications?language=de_DE', undefined, headers)).body;
  const kindsOf = async (person: SignedIn): Promise<string[]> =>
    (await inboxOf(person)).notifications.map(({ kind }) => kind);

  async function buy(buyer: Visitor, email: string): Promise<OrderView> {
    const [day] = await buyer.slots(TOUR, 180, DAY);
    await buyer.put(TOUR, 180, DAY, day?.slots[0]?.time ?? '');
    const { body: order } = await buyer.order(undefined, { email });
    expect((await buyer.pay(order)).body.status).toBe('paid');
    await testApp.settle();
    return order;
  }

  async function askedGuides(): Promise<[SignedIn, SignedIn, SignedIn]> {
    const asked = await testApp.app.get(ReadDb).rows(sql<{ email: string }>`
      select u.email from guide_missions.mission_offer o join identity.user_account u on u.id = o.guide_id`);
    const guides = await Promise.all(asked.map(({ email }) => signIn(email)));
    expect(guides).toHaveLength(3);
    return guides as [SignedIn, SignedIn, SignedIn];
  }

  async function answer({ visitor, headers }: SignedIn, guideAvailability: 'yes' | 'no'): Promise<void> {
    const { body } = await visitor.ask<{ uuid: string }[]>('GET', '/api/guide/missions', undefined, headers);
    await visitor.ask('PUT', `/api/missions/${body[0]?.uuid}/guide-response`, { guideAvailability }, headers);
    await testApp.settle();
  }

  it('a guest who confirmed the address is told, and the guides who are asked, then who lost', async () => {
    const customer = await signIn('traveller@cicerone.example');
    await buy(testApp.visitor(), 'Traveller@cicerone.example');
    expect(await kindsOf(customer)).toEqual(['booking-confirmed']);
    const [taker, refuser, hoper] = await askedGuides();
    for (const guide of [taker, refuser, hoper]) expect(await kindsOf(guide)).toEqual(['mission-offered']);
    await answer(refuser, 'no');
    await answer(taker, 'yes');
    expect(await kindsOf(customer)).toEqual(['guide-found', 'booking-confirmed']);
    expect(await kindsOf(hoper)).toEqual(['mission-given-away', 'mission-offered']);
    for (const guide of [taker, refuser]) expect(await kindsOf(guide)).toEqual(['mission-offered']);
    const [found] = (await inboxOf(customer)).notifications;
    expect(found?.facts).toMatchObject({
      city: 'Rom',
      timeZone: 'Europe/Rome',
      startsAt: expect.stringMatching(/^2027-05-03T/),
    });
    expect(found?.facts.guideName).toBeTruthy();
    expect(found?.facts.previousGuideName).toBeUndefined();

    const { body: taken } = await taker.visitor.ask<{ uuid: string }[]>(
      'GET',
      '/api/guide/missions',
      undefined,
      taker.headers,
    );
    const cancelled = { guideReason: 'I have a fever' };
    await taker.visitor.ask('PUT', `/api/missions/${taken[0]?.uuid}/guide-cancelled`, cancelled, taker.headers);
    await testApp.settle();
    await answer(hoper, 'yes');
    const [changed] = (await inboxOf(customer)).notifications;
    expect(changed?.kind).toBe('guide-found');
    expect(changed?.facts.previousGuideName).toBe(found?.facts.guideName);
    expect(changed?.facts.guideName).not.toBe(found?.facts.guideName);
    const [mail] = await testApp.app.get(ReadDb).rows(sql<{ subject: string; text: string }>`
      select subject, text from platform.mail where kind = 'booking.guide-changed'`);
    const names = [changed?.facts.guideName ?? '?', changed?.facts.previousGuideName ?? '?'];
    expect(mail?.subject).toMatch(
      new RegExp(`^Your guide for BK-\\w+ has changed: ${names.join(' comes instead of ')}$`),
    );
    expect(mail?.text).toContain(`${names[1]} cannot come, and ${names[0]} has taken your tour`);
  });

  it('a customer whose tour no guide took is told a day before, by mail, by notification and with the order', async () => {
    const email = 'traveller2@cicerone.example';
    const buyer = testApp.visitor();
    const order = await buy(buyer, email);
    const [booking] = order.bookings;
    expect((await buyer.see(order)).body.bookings[0]).toMatchObject({ guideMissing: false });
    testApp.moveTo(new Date(Date.parse(booking?.startsAt ?? '') - 24 * 3_600_000));
    await testApp.settle();
    expect((await buyer.see(order)).body.bookings[0]).toMatchObject({ status: 'pending', guideMissing: true });
    expect(await testApp.mailKinds(email)).toEqual(['booking.confirmed', 'booking.reminder', 'booking.guide-missing']);
    const inbox = await inboxOf(await signIn(email));
    expect(inbox.notifications.map(({ kind }) => kind)).toEqual(['guide-missing', 'booking-confirmed']);
    const [mail] = await testApp.app.get(ReadDb).rows(sql<{ text: string }>`
      select text from platform.mail where kind = 'booking.guide-missing'`);
    expect(mail?.text).toContain('choose another time, or cancel with a full refund');
    expect(mail?.text).toContain(booking?.reference);
  });

  it('a customer whose order expired beside a newer one that was paid is not told that nothing was bought', async () => {
    const email = 'pro@cicerone.example';
    const buyer = testApp.visitor();
    const [day] = await buyer.slots(TOUR, 180, '2027-05-20');
    await buyer.put(TOUR, 180, '2027-05-20', day?.slots[0]?.time ?? '');
    const { body: order } = await buyer.order(undefined, { email });
    testApp.moveTo(new Date(testApp.now.getTime() + 31 * 60_000));
    await testApp.expire(order);
    await buyer.cart();
    const { body: anew } = await buyer.order(undefined, { email });
    await buyer.pay(anew);
    await testApp.settle();
    expect((await buyer.see(order)).body.status).toBe('expired');
    expect(await kindsOf(await signIn(email))).toEqual(['booking-confirmed']);
  });

  it('the stream ends when its person logs out', async () => {
    const { visitor, headers } = await signIn('pro@cicerone.example');
    await testApp.app.listen(0, '127.0.0.1');
    const url = `${await testApp.app.getUrl()}/api/me/notifications`;
    const stream = await fetch(url, { headers: { ...headers, accept: 'text/event-stream' } });
    await visitor.ask('POST', '/api/auth/logout', undefined, headers);
    expect(await stream.text()).toContain('event: unread');
    expect((await fetch(url, { headers })).status).toBe(401);
  });

  it('a contact message reaches the team', async () => {
    const admin = await signIn('admin@cicerone.example');
    const contactMessage = { name: 'Hanna Köhler', email: 'hanna@example.com', message: 'May we bring two dogs?' };
    await testApp
      .visitor()
      .ask('POST', '/api/contact', { ...contactMessage, reason: 'tour-question', senderType: 'customer' });
    await testApp.settle();
    expect((await inboxOf(admin)).notifications[0]).toMatchObject({
      kind: 'contact-message',
      facts: { senderName: 'Hanna Köhler', why: 'tour-question' },
    });
  });
});
