import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Commands } from '../../../platform/commands.js';
import { endStreamsOf } from '../../../platform/realtime/ended-sessions.js';
import { MOST_STREAMS } from '../../../platform/realtime/live-events.js';
import { until } from '../../../platform/testing/reaction-queue.contract.js';
import { NotificationInbox } from '../domain/notification-inbox.js';
import { NotificationsTestApp } from '../../../../test/harness/notifications-test-app.js';

interface Streamed {
  readonly event: string;
  readonly id: number;
  readonly data: { readonly kind?: string; readonly unread?: number };
}

interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  readonly events: () => readonly Streamed[];
  readonly ended: Promise<void>;
  readonly close: () => void;
}

const eventsIn = (text: string): Streamed[] =>
  [...text.matchAll(/id: (\d+)\nevent: (\S+)\ndata: (.*)\n\n/g)].map(([, id, event, data]) => ({
    id: Number(id),
    event: event ?? '',
    data: JSON.parse(data ?? '{}') as Streamed['data'],
  }));

describe('the stream of notifications', () => {
  let testApp: NotificationsTestApp;
  let other: NestFastifyApplication;
  const open: OpenStream[] = [];

  beforeAll(async () => {
    testApp = await NotificationsTestApp.open();
    other = await testApp.start();
  });
  afterAll(async () => {
    for (const stream of open) stream.close();
    await other.close();
    await testApp.close();
  });

  const deliver = (person: string, app = testApp.app): Promise<void> =>
    app.get(Commands).inTransaction(() =>
      app.get(NotificationInbox).deliver([
        {
          recipientId: person,
          kind: 'order-expired',
          deduplicationKey: randomUUID(),
          payload: { orderReference: 'CIC-1' },
        },
      ]),
    );

  async function listen(person: string, headers: Record<string, string> = {}, sessionId?: string): Promise<OpenStream> {
    const end = new AbortController();
    const answer = await fetch(`${await other.getUrl()}/api/me/notifications`, {
      headers: { accept: 'text/event-stream', ...testApp.bearer(person, sessionId), ...headers },
      signal: end.signal,
    });
    let text = '';
    const read = async (): Promise<void> => {
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
        text += new TextDecoder().decode(chunk);
    };
    const stream = {
      status: answer.status,
      headers: answer.headers,
      events: () => eventsIn(text),
      ended: read().catch(() => undefined),
      close: () => end.abort(),
    };
    open.push(stream);
    return stream;
  }

  it('begins with the unread count and goes on with what another process writes', async () => {
    const person = randomUUID();
    await deliver(person);
    const stream = await listen(person);
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    await until(() => stream.events().length === 1);
    await deliver(person);
    await until(() => stream.events().length === 2);
    expect(stream.events()).toMatchObject([
      { id: 1, event: 'unread', data: { unread: 1 } },
      { id: 2, event: 'notification', data: { kind: 'order-expired', unread: 2 } },
    ]);
  });

  it('resumes after the last event that was seen: nothing missing, nothing twice', async () => {
    const person = randomUUID();
    for (let count = 0; count < 3; count += 1) await deliver(person);
    const stream = await listen(person, { 'last-event-id': '1' });
    await deliver(person);
    await until(() => stream.events().some(({ id }) => id === 4));
    const numbers = stream.events().filter(({ event }) => event === 'notification');
    expect(numbers.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  it('takes a number that is none for none', async () => {
    const person = randomUUID();
    await deliver(person);
    const stream = await listen(person, { 'last-event-id': "1'; drop" });
    await until(() => stream.events().length === 1);
    expect(stream.events()).toMatchObject([{ event: 'unread', data: { unread: 1 } }]);
  });

  it('numbers what many write at once without a gap for who resumes at any number', async () => {
    const person = randomUUID();
    const stream = await listen(person);
    // What is written before the stream says how many are unread is counted there, and not told again.
    await until(() => stream.events().length === 1);
    await Promise.all(Array.from({ length: 40 }, (_, place) => deliver(person, place % 2 ? other : testApp.app)));
    await until(() => stream.events().some(({ id }) => id === 40));
    const live = stream.events().filter(({ event }) => event === 'notification');
    expect(live.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
    expect(live.map(({ data }) => data.unread)).toEqual(live.map(({ id }) => id));
  });

  it('tells every screen of the person when something was read', async () => {
    const person = randomUUID();
    await deliver(person);
    const stream = await listen(person);
    await until(() => stream.events().length === 1);
    await testApp.ask('POST', '/api/me/notifications/read', person, { upTo: '2999-01-01T00:00:00Z' });
    await until(() => stream.events().length === 2);
    expect(stream.events()[1]).toMatchObject({ event: 'unread', data: { unread: 0 } });
  });

  it('says nothing of other people', async () => {
    const [person, stranger] = [randomUUID(), randomUUID()];
    const stream = await listen(person);
    await until(() => stream.events().length === 1);
    await deliver(stranger);
    await deliver(person);
    await until(() => stream.events().length === 2);
    expect(stream.events().filter(({ event }) => event === 'notification')).toHaveLength(1);
  });

  it('ends with the session', async () => {
    const [person, sessionId] = [randomUUID(), randomUUID()];
    const stream = await listen(person, {}, sessionId);
    await testApp.app.get(Commands).inTransaction(() => endStreamsOf([sessionId], testApp.app.get(EntityManager)));
    await stream.ended;
  });

  it('is refused to visitors, and to who has ten', async () => {
    const visitor = await fetch(`${await other.getUrl()}/api/me/notifications`);
    expect(visitor.status).toBe(401);
    const greedy = randomUUID();
    for (let count = 0; count < MOST_STREAMS; count += 1) expect((await listen(greedy)).status).toBe(200);
    const refused = await listen(greedy);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  });

  it('ends when the process stops', async () => {
    const third = await testApp.start();
    const answer = await fetch(`${await third.getUrl()}/api/me/notifications`, {
      headers: { accept: 'text/event-stream', ...testApp.bearer(randomUUID()) },
    });
    await third.close();
    // Left alone, it would end after a quarter of an hour.
    await answer.text();
  });
});
