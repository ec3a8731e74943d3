import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../../../demonstration/src/people.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { OrderView } from '../../booking/queries/find-order.js';
import type { Side } from '../domain/conversation.js';
import type { ConversationsPage, ConversationView, MyConversationView } from '../queries/conversation-views.js';

const TOUR = 'rome-colosseum-and-forum';
const DAY = '2027-05-03';
const START = new Date('2027-04-20T09:00:00Z');

interface Caller {
  readonly visitor: Visitor;
  readonly headers?: { readonly authorization: string };
  readonly token?: string;
}

describe('a conversation about a booking', () => {
  let testApp: BookingTestApp;
  let guest: Caller;
  let guide: Caller;
  let team: Caller;
  let stranger: Caller;
  let reference: string;
  let guideEmail: string;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(START);
    const buyer = testApp.visitor();
    const order = await buy(buyer, 'hanna@example.com');
    reference = order.bookings[0]?.reference ?? '';
    guest = { visitor: buyer, token: order.accessToken ?? '' };
    [team, stranger] = [await signIn('admin@cicerone.example'), await signIn('traveller2@cicerone.example')];
    const [asked] = await testApp.app.get(ReadDb).rows(sql<{ email: string }>`
      select u.email from guide_missions.mission_offer o join identity.user_account u on u.id = o.guide_id limit 1`);
    guideEmail = asked?.email ?? '';
    guide = await signIn(guideEmail);
  });
  afterAll(async () => testApp.close());

  async function signIn(email: string): Promise<Caller> {
    const visitor = testApp.visitor();
    const credentials = { email, password: DEMO_PASSWORD };
    const { body } = await visitor.ask<{ access_token: string }>('POST', '/api/auth/login', credentials);
    return { visitor, headers: { authorization: `Bearer ${body.access_token}` } };
  }

  async function buy(buyer: Visitor, email: string): Promise<OrderView> {
    const [day] = await buyer.slots(TOUR, 180, DAY);
    await buyer.put(TOUR, 180, DAY, day?.slots[0]?.time ?? '');
    const { body: order } = await buyer.order(undefined, { email });
    expect((await buyer.pay(order)).body.status).toBe('paid');
    await testApp.settle();
    return order;
  }

  const pathOf = ({ token }: Caller, rest = ''): string =>
    `/api/bookings/${reference}/messages${rest}?language=de_DE${token === undefined ? '' : `&token=${token}`}`;
  const see = (caller: Caller) =>
    caller.visitor.ask<ConversationView & { code?: string }>('GET', pathOf(caller), undefined, caller.headers);
  const write = (caller: Caller, to: Side, text: string, id: string = randomUUID()) =>
    caller.visitor.ask<ConversationView & { code?: string }>('POST', pathOf(caller), { id, text, to }, caller.headers);
  const textsFor = async (caller: Caller): Promise<string[]> =>
    (await see(caller)).body.messages.map(({ text }) => text);
  const mailsTo = async (email: string): Promise<readonly { subject: string; text: string }[]> => {
    await testApp.settle();
    return testApp.app.get(ReadDb).rows(sql`
      select subject, text from platform.mail where kind = 'support.unread-messages' and recipient = ${email} order by written_at`);
  };

  it('is hidden from everybody but its customer, its guide and the team', async () => {
    expect((await see({ visitor: testApp.visitor() })).status).toBe(401);
    expect((await see(stranger)).status).toBe(404);
    expect((await see(guide)).status).toBe(404);
    expect((await see(guest)).body).toMatchObject({ side: 'customer', messages: [], addressees: ['team'] });
    expect((await see(team)).body).toMatchObject({ side: 'team', addressees: ['customer'] });
    expect((await write(stranger, 'team', 'Hello')).status).toBe(404);
    expect((await write(guest, 'guide', 'Hello')).body.code).toBe('CONVERSATION_CLOSED');
  });

  it('opens for the guide with the mission, who reads nothing that was written to the team', async () => {
    await write(guest, 'team', 'Is the tour suitable for a pram?');
    const { body } = await guide.visitor.ask<{ uuid: string }[]>(
      'GET',
      '/api/guide/missions',
      undefined,
      guide.headers,
    );
    await guide.visitor.ask(
      'PUT',
      `/api/missions/${body[0]?.uuid}/guide-response`,
      { guideAvailability: 'yes' },
      guide.headers,
    );
    await testApp.settle();
    await write(guide, 'customer', 'Ci vediamo al Colosseo!');
    await write(guest, 'guide', 'Wir freuen uns.');
    expect(await textsFor(guide)).toEqual(['Ci vediamo al Colosseo!', 'Wir freuen uns.']);
    expect(await textsFor(guest)).toEqual([
      'Is the tour suitable for a pram?',
      'Ci vediamo al Colosseo!',
      'Wir freuen uns.',
    ]);
    const { messages, unread } = (await see(guide)).body;
    expect(messages.map(({ authorName }) => authorName)[0]).toMatch(/^\S+ \S\.$/);
    expect(unread).toBe(1);
    const mine = await guide.visitor.ask<MyConversationView[]>(
      'GET',
      '/api/me/conversations?language=it_IT',
      undefined,
      guide.headers,
    );
    expect(mine.body).toMatchObject([{ bookingReference: reference, side: 'guide', unread: 1 }]);
  });

  it('waits in the inbox of the team until the team answers', async () => {
    const waiting = async (): Promise<ConversationsPage> =>
      (
        await team.visitor.ask<ConversationsPage>(
          'GET',
          '/api/admin/conversations?state=waiting',
          undefined,
          team.headers,
        )
      ).body;
    const ofBooking = async () =>
      (await waiting()).items.filter(({ bookingReference }) => bookingReference === reference);
    expect(await ofBooking()).toMatchObject([{ assigneeId: null }]);
    await write(team, 'customer', 'Yes, it is.');
    expect(await ofBooking()).toEqual([]);
  });

  it('keeps a message that is sent 40 times at once only once, and 40 messages in one row', async () => {
    const before = (await see(guest)).body.messages.length;
    const id = randomUUID();
    const repeated = await Promise.all(Array.from({ length: 40 }, () => write(guest, 'team', 'Only once', id)));
    expect(new Set(repeated.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await see(guest)).body.messages).toHaveLength(before + 1);
    await Promise.all(Array.from({ length: 40 }, (_, index) => write(guest, 'team', `Message ${index}`)));
    const positions = (await see(team)).body.messages.map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, index) => index + 1));
    expect((await see(guest)).body.messages).toHaveLength(before + 41);
  });

  it('mails who is away once, and nobody who has read', async () => {
    const minutesLater = (minutes: number): void => testApp.moveTo(new Date(START.getTime() + minutes * 60_000));
    const readAll = async (): Promise<void> => {
      const position = (await see(guest)).body.messages.at(-1)?.position;
      await guest.visitor.ask('POST', pathOf(guest, '/read'), { position }, guest.headers);
    };
    await write(team, 'customer', 'A first answer.');
    await write(team, 'customer', 'A second one.');
    minutesLater(6);
    const [mail, ...others] = await mailsTo('hanna@example.com');
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/messages/${reference}?token=`);
    expect(mail?.text).toContain('A first answer.');
    expect((await see(guest)).body.unread).toBe(2);
    await readAll();
    expect((await see(guest)).body.unread).toBe(0);
    await write(team, 'customer', 'One more thing.');
    await readAll();
    minutesLater(12);
    expect(await mailsTo('hanna@example.com')).toHaveLength(1);
    expect((await see(team)).body.messages.at(-1)).toMatchObject({ text: 'One more thing.', isRead: true });
  });

  it('is handed over and settled by the team, which the audit log keeps', async () => {
    await write(guest, 'team', 'Thank you.');
    const ask = <Answer>(method: 'GET' | 'POST', path: string, body?: object) =>
      team.visitor.ask<Answer>(method, path, body, team.headers);
    const { body } = await ask<ConversationsPage>('GET', '/api/admin/conversations?state=waiting');
    const path = `/api/admin/conversations/${body.items[0]?.id}`;
    const { body: record } = await ask<{ team: { id: string; name: string }[] }>('GET', path);
    expect(record).toMatchObject({
      side: 'team',
      customerName: expect.any(String),
      actions: ['write', 'assign', 'settle'],
    });
    const assigneeId = record.team[0]?.id ?? '';
    expect((await ask('POST', `${path}/assignee`, { assigneeId })).body).toMatchObject({
      assignee: { id: assigneeId },
    });
    const nobody = { assigneeId: randomUUID() };
    expect((await ask('POST', `${path}/assignee`, nobody)).body).toMatchObject({ code: 'ASSIGNEE_NOT_OF_TEAM' });
    expect((await ask('POST', `${path}/settle`, {})).body).toMatchObject({ waitingSince: null });
    const { body: audit } = await ask<{ items: unknown[] }>('GET', '/api/admin/audit?format=json');
    expect(JSON.stringify(audit.items)).toContain('conversation');
  });

  it('closes for the guide a week after the visit', async () => {
    testApp.moveTo(new Date('2027-05-12T09:00:00Z'));
    guide = await signIn(guideEmail);
    expect((await see(guide)).body).toMatchObject({ addressees: [] });
    expect((await write(guide, 'customer', 'Hello again')).body.code).toBe('CONVERSATION_CLOSED');
    expect((await write(guest, 'team', 'We lost an umbrella.')).status).toBe(200);
  });
});
