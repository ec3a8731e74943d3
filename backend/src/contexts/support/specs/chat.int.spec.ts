import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../../../demonstration/src/people.js';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { untilTold } from '../../../../test/harness/until-told.js';
import { Commands } from '../../../platform/commands.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { endStreamsOf } from '../../../platform/realtime/ended-sessions.js';
import { LiveEvents } from '../../../platform/realtime/live-events.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { visitorChannel } from '../processes/message-sending.js';
import type { ChatSettingsView } from '../queries/chat-settings.js';
import type { ConversationRecord, ConversationsPage } from '../queries/conversation-views.js';
import type { ChatView } from '../queries/find-chat.js';

/** A Tuesday morning in Rome. */
const OPEN = new Date('2027-04-20T09:00:00Z');
const NIGHT = new Date('2027-04-20T22:00:00Z');

interface Caller {
  readonly visitor: Visitor;
  readonly headers?: { readonly authorization: string };
}
type Chat = ChatView & { readonly code?: string };

describe('a chat with the team', () => {
  let testApp: BookingTestApp;
  let team: Caller;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(OPEN);
  });
  beforeEach(async () => {
    testApp.moveTo(OPEN);
    team = await signIn('admin@cicerone.example');
  });
  afterAll(async () => testApp.close());

  async function signIn(email: string): Promise<Caller> {
    const visitor = testApp.visitor();
    const credentials = { email, password: DEMO_PASSWORD };
    const { body } = await visitor.ask<{ access_token: string }>('POST', '/api/auth/login', credentials);
    return { visitor, headers: { authorization: `Bearer ${body.access_token}` } };
  }

  const ask = <Body = Chat>(
    { visitor, headers }: Caller,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ) => visitor.ask<Body>(method, path, body, headers);
  const write = (caller: Caller, text: string, more: object = {}) =>
    ask(caller, 'POST', '/api/chat/messages?language=de_DE', { id: randomUUID(), text, ...more });
  async function begin(caller: Caller = { visitor: testApp.visitor() }): Promise<Caller> {
    expect((await ask(caller, 'POST', '/api/chat', {})).status).toBe(204);
    return caller;
  }
  const inbox = async (query: string): Promise<ConversationsPage['items']> =>
    (await ask<ConversationsPage>(team, 'GET', `/api/admin/conversations?${query}`)).body.items;
  const answer = (id: string, text: string) =>
    ask<ConversationRecord>(team, 'POST', `/api/admin/conversations/${id}/messages`, {
      id: randomUUID(),
      text,
      to: 'customer',
    });
  const mailsTo = async (email: string): Promise<readonly { kind: string; text: string }[]> => {
    await testApp.settle();
    return testApp.app.get(ReadDb).rows(sql`
      select kind, text from platform.mail where recipient = ${email} order by written_at`);
  };

  it('begins with the first message, once for a message that is sent 40 times at once', async () => {
    const caller = await begin();
    expect((await ask(caller, 'GET', '/api/chat')).body).toMatchObject({ isOpen: true, hasBegun: false });
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 40 }, () => write(caller, 'Gibt es Audioguides?', { id })));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await ask(caller, 'GET', '/api/chat');
    expect(body.messages.map(({ text }) => text)).toEqual(['Gibt es Audioguides?']);
    const waiting = await inbox('kind=chat&state=waiting');
    expect(waiting[0]).toMatchObject({ kind: 'chat', bookingReference: null, lastText: 'Gibt es Audioguides?' });
    expect(waiting.filter(({ lastText }) => lastText === 'Gibt es Audioguides?')).toHaveLength(1);
  });

  it('is answered by a person of the team, with read marks on both sides', async () => {
    const caller = await begin();
    await write(caller, 'Hallo?', { name: 'Nora' });
    const [chat] = await inbox('kind=chat&state=waiting&query=nora');
    const id = chat?.id ?? '';
    expect((await ask(team, 'POST', `/api/admin/conversations/${id}/read`, { position: 1 })).status).toBe(204);
    expect((await ask(caller, 'GET', '/api/chat')).body.messages[0]).toMatchObject({ isRead: true });
    const { body } = await answer(id, 'Guten Tag, Nora!');
    expect(body).toMatchObject({ kind: 'chat', customerName: 'Nora', customerLanguage: 'de_DE', isReachable: false });
    const { body: seen } = await ask(caller, 'GET', '/api/chat');
    expect(seen).toMatchObject({ unread: 1, messages: [{ author: 'customer' }, { author: 'team', to: 'customer' }] });
    await ask(caller, 'POST', '/api/chat/read', { position: 2 });
    const { body: read } = await ask<ConversationRecord>(team, 'GET', `/api/admin/conversations/${id}`);
    expect(read.messages.at(-1)).toMatchObject({ isRead: true });
    expect(await inbox('kind=chat&state=waiting&query=nora')).toEqual([]);
  });

  it('is hidden from everybody else', async () => {
    const mine = await begin();
    await write(mine, 'Geheim');
    const stranger = { visitor: testApp.visitor() };
    expect((await ask(stranger, 'GET', '/api/chat')).body).toMatchObject({ hasBegun: false, messages: [] });
    expect((await write(stranger, 'Hallo')).status).toBe(404);
    expect((await ask(stranger, 'GET', '/api/chat/stream')).status).toBe(404);
    expect((await ask(stranger, 'POST', '/api/chat/read', { position: 1 })).status).toBe(404);
    const [{ id } = { id: '' }] = await inbox('kind=chat');
    for (const token of [id, `${id}.${'x'.repeat(43)}`, 'x'])
      expect((await ask(stranger, 'POST', '/api/chat/link', { token })).status).toBe(404);
    const customer = await signIn('traveller2@cicerone.example');
    expect((await ask(customer, 'GET', `/api/admin/conversations/${id}`)).status).toBe(403);
    expect(
      (
        await ask(customer, 'POST', `/api/admin/conversations/${id}/messages`, {
          id: randomUUID(),
          text: 'x',
          to: 'customer',
        })
      ).status,
    ).toBe(403);
  });

  it('belongs to the account from the first message on, also in the browser that began it', async () => {
    const person = await begin(await signIn('traveller2@cicerone.example'));
    await write(person, 'Wo ist mein Gutschein?');
    expect((await ask({ visitor: person.visitor }, 'GET', '/api/chat')).body.messages).toEqual([]);
    expect((await write({ visitor: person.visitor }, 'Ich bin es nicht')).status).toBe(404);
    const elsewhere = await signIn('traveller2@cicerone.example');
    expect((await ask(elsewhere, 'GET', '/api/chat')).body.messages).toHaveLength(1);
    const chat = (await inbox('kind=chat')).find(({ lastText }) => lastText === 'Wo ist mein Gutschein?');
    expect(chat?.customerName).toMatch(/\S+ \S+/);
  });

  it('takes a message at night from who can be reached, and mails the answer with a link to the chat', async () => {
    testApp.moveTo(NIGHT);
    const caller = await begin();
    expect((await ask(caller, 'GET', '/api/chat')).body).toMatchObject({
      isOpen: false,
      opensAt: '2027-04-21T07:00:00.000Z',
    });
    expect((await write(caller, 'Sind Sie da?')).body.code).toBe('CHAT_NEEDS_EMAIL');
    expect((await write(caller, 'Sind Sie da?', { name: 'Ida', email: 'ida@example.com' })).status).toBe(200);
    testApp.moveTo(new Date('2027-04-21T08:00:00Z'));
    team = await signIn('admin@cicerone.example');
    const [chat] = await inbox('query=ida');
    await answer(chat?.id ?? '', 'Jetzt ja.');
    testApp.moveTo(new Date('2027-04-21T08:06:00Z'));
    const [mail] = await mailsTo('ida@example.com');
    expect(mail?.text).toContain('Jetzt ja.');
    const token = /contact\?chat=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const other = { visitor: testApp.visitor() };
    expect((await ask(other, 'POST', '/api/chat/link', { token })).body).toMatchObject({ unread: 1 });
    expect((await write(other, 'Danke!')).body.messages).toHaveLength(3);
  });

  it('is mailed to its visitor once the team has answered', async () => {
    const caller = await begin();
    await write(caller, 'Kaufen Sie hier!', { name: 'Ute' });
    const to = { email: 'stranger@example.com' };
    expect((await ask(caller, 'POST', '/api/chat/transcript', to)).body.code).toBe('CHAT_NOT_ANSWERED');
    const [chat] = await inbox('query=ute');
    await answer(chat?.id ?? '', 'Nein, danke.');
    expect((await ask(caller, 'POST', '/api/chat/transcript', to)).status).toBe(202);
    const [mail] = await mailsTo('stranger@example.com');
    expect(mail).toMatchObject({ kind: 'support.chat-transcript' });
    expect(mail?.text).toMatch(/Kaufen Sie hier![\s\S]*Nein, danke\./);
  });

  it('shares its inbox with the letters of the contact form, whose answer is mailed', async () => {
    const letter = {
      name: 'Hugo Brandt',
      email: 'hugo@example.com',
      message: 'Do you guide in Lyon?',
      reason: 'other',
      senderType: 'customer',
    };
    expect((await ask({ visitor: testApp.visitor() }, 'POST', '/api/contact?language=fr_FR', letter)).status).toBe(202);
    const [row] = await inbox('kind=letter&state=waiting');
    expect(row).toMatchObject({ customerName: 'Hugo Brandt', lastText: 'Do you guide in Lyon?' });
    const { body } = await ask<ConversationRecord>(team, 'GET', `/api/admin/conversations/${row?.id}`);
    expect(body).toMatchObject({ reason: 'other', isReachable: true, actions: ['write', 'assign', 'settle'] });
    await answer(row?.id ?? '', 'From May on.');
    testApp.moveTo(new Date(testApp.now.getTime() + 6 * 60_000));
    expect((await mailsTo('hugo@example.com')).at(-1)?.text).toContain('From May on.');
  });

  it('tells its open screens, until their session ends', async () => {
    const caller = await begin();
    await write(caller, 'Hallo', { name: 'Max' });
    const [chat] = await inbox('query=max');
    const stream = testApp.app.get(LiveEvents).open(visitorChannel(chat?.id ?? ''), { sessionId: 'ending' });
    let heard = '';
    stream.on('data', (piece) => (heard += String(piece)));
    const ended = new Promise((resolve) => stream.on('end', resolve));
    await answer(chat?.id ?? '', 'Guten Tag');
    await untilTold(async () => heard.includes('event: conversation'));
    await testApp.app.get(Commands).inTransaction(() => endStreamsOf(['ending'], testApp.app.get(EntityManager)));
    await ended;
  });

  it('opens when the team says, which answers in words that it has kept', async () => {
    const settings = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      (await ask<ChatSettingsView & { code?: string }>(team, method, `/api/admin/chat${path}`, body)).body;
    const { hours } = await settings('GET', '');
    const reversed = { ...hours, opens: '18:00', closes: '09:00' };
    expect((await settings('PUT', '/hours', reversed)).code).toBe('TEAM_HOURS_REVERSED');
    const changed = await settings('PUT', '/hours', { ...hours, weekdays: [1] });
    expect(changed.hours).toMatchObject({ weekdays: [1], version: hours.version + 1 });
    expect((await settings('PUT', '/hours', { ...hours, weekdays: [2] })).code).toBe('CHANGED_MEANWHILE');
    expect((await ask({ visitor: testApp.visitor() }, 'GET', '/api/chat')).body.isOpen).toBe(false);
    const text = Object.fromEntries(
      ['en_US', 'fr_FR', 'de_DE', 'es_ES', 'it_IT', 'ru_RU', 'ja_JP'].map((each) => [each, `${each}!`]),
    );
    const { answers } = await settings('POST', '/answers', { title: 'Greeting of spring', texts: text });
    const added = answers.find(({ title }) => title === 'Greeting of spring');
    expect((await settings('POST', '/answers', { title: 'Greeting of spring', texts: text })).code).toBe(
      'CANNED_ANSWER_TAKEN',
    );
    const path = `/answers/${added?.id}`;
    const after = await settings('PUT', path, {
      title: 'Greeting of summer',
      texts: { ...text, de_DE: 'Grüß Gott' },
      version: 1,
    });
    expect(after.answers.find(({ id }) => id === added?.id)?.texts.de_DE).toBe('Grüß Gott');
    expect((await settings('DELETE', path)).answers.map(({ id }) => id)).not.toContain(added?.id);
  });
});

describe('a sender of a thousand messages', () => {
  it('is refused after the limit', async () => {
    const testApp = await BookingTestApp.open(OPEN, { RATE_LIMITS: '1' });
    try {
      const visitor = testApp.visitor();
      await visitor.ask('POST', '/api/chat', {});
      const sent: { status: number }[] = [];
      const send = (text: string) => visitor.ask('POST', '/api/chat/messages', { id: randomUUID(), text });
      for (let batch = 0; batch < 20; batch += 1)
        sent.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => send(`Message ${batch}/${index}`)))));
      const statuses = sent.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(30);
      expect(statuses.filter((status) => status === 429)).toHaveLength(970);
      const { body } = await visitor.ask<ChatView>('GET', '/api/chat');
      expect(body.messages).toHaveLength(30);
    } finally {
      await testApp.close();
    }
  });
});
