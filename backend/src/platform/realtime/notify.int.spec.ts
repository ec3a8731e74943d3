import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { Pool } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import { TooManyRequests } from '../too-many-requests.js';
import { queueApp } from '../../../test/harness/queue-app.js';
import { until } from '../testing/reaction-queue.contract.js';
import { CacheInvalidation } from '../cache/cache-invalidation.js';
import { endStreamsOf } from './ended-sessions.js';
import { type LiveEvent, LiveEvents, MOST_STREAMS, type Opening } from './live-events.js';

describe('notifications between processes', () => {
  let database: TestDatabase;
  let one: NestFastifyApplication;
  let other: NestFastifyApplication;
  let pool: Pool;
  const heard: (string | undefined)[] = [];

  const publish = (key: string): Promise<void> =>
    one.get(Commands).inTransaction(() => one.get(CacheInvalidation).publish('lamps', key));
  const send = (userId: string, type: string): Promise<void> =>
    one.get(Commands).inTransaction(() => one.get(LiveEvents).send(userId, { type, data: { lamp: 'é' } }));

  beforeAll(async () => {
    database = await testDatabase();
    [one, other] = [await queueApp(database.url, [], []), await queueApp(database.url, [], [])];
    pool = new Pool({ connectionString: database.url });
    other.get(CacheInvalidation).on('lamps', (key) => heard.push(key));
  });

  afterAll(async () => {
    await Promise.all([one.close(), other.close(), pool.end()]);
    await database.drop();
  });

  function openEvents(
    person: string,
    opening: Opening = {},
    app = other,
  ): { text: () => string; ended: Promise<void> } {
    const stream = app.get(LiveEvents).open(person, opening);
    let text = '';
    const read = async (): Promise<void> => {
      for await (const chunk of stream) text += String(chunk);
    };
    return { text: () => text, ended: read() };
  }

  it('tell of a change when its transaction commits, and only then', async () => {
    heard.length = 0;
    const failing = one.get(Commands).inTransaction(async () => {
      await one.get(CacheInvalidation).publish('lamps', 'south');
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    await publish('north');
    await until(() => heard.length > 0);
    expect(heard).toEqual(['north']);
  });

  it('come back after a lost connection, and say that something may have been missed', async () => {
    heard.length = 0;
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cicerone-notify' and datname = current_database()`,
    );
    await until(() => heard.includes(undefined));
    await publish('west');
    await until(() => heard.includes('west'));
  });

  it('send live events to the screens of one person, in whichever process they are', async () => {
    const mine = openEvents('ada');
    const theirs = openEvents('eve');
    await send('ada', 'notification');
    await until(() => mine.text().includes('notification'));
    expect(mine.text()).toContain('event: notification\ndata: {"lamp":"é"}\n\n');
    await send('eve', 'later');
    await until(() => theirs.text().includes('later'));
    expect(theirs.text()).not.toContain('notification');
  });

  it('tell first what came before, and of what came meanwhile only what is no part of it', async () => {
    let answer: (events: readonly LiveEvent[]) => void = () => undefined;
    const before = new Promise<readonly LiveEvent[]>((resolve) => (answer = resolve));
    const late = openEvents('late', { before: () => before });
    const sent = openEvents('late');
    const number = (id: number): Promise<void> =>
      one.get(Commands).inTransaction(() => one.get(LiveEvents).send('late', { id, type: `event-${id}` }));
    await number(7);
    await number(8);
    await until(() => sent.text().includes('event-8'));
    expect(late.text()).not.toContain('event-');
    answer([
      { id: 6, type: 'event-6' },
      { id: 7, type: 'event-7' },
    ]);
    await until(() => late.text().includes('event-8'));
    expect(late.text().match(/id: \d/g)).toEqual(['id: 6', 'id: 7', 'id: 8']);
  });

  it('end the streams of sessions that have ended, and no others', async () => {
    const ending = openEvents('bo', { sessionId: 'first' });
    const staying = openEvents('bo', { sessionId: 'second' });
    await one.get(Commands).inTransaction(() => endStreamsOf(['first'], one.get(EntityManager)));
    await ending.ended;
    await send('bo', 'still');
    await until(() => staying.text().includes('still'));
    expect(ending.text()).not.toContain('still');
  });

  it('refuse an eleventh stream of a person until one of the ten has gone', async () => {
    const streams = Array.from({ length: MOST_STREAMS }, () => other.get(LiveEvents).open('greedy'));
    expect(() => other.get(LiveEvents).open('greedy')).toThrow(TooManyRequests);
    streams[0]?.destroy();
    await once(streams[0]!, 'close');
    expect(() => other.get(LiveEvents).open('greedy')).not.toThrow();
  });

  it('refuse an event that is too big to be carried', async () => {
    const sending = one
      .get(Commands)
      .inTransaction(() => one.get(LiveEvents).send('ada', { type: 'x', data: 'é'.repeat(5000) }));
    await expect(sending).rejects.toThrow('too big');
  });

  it('end the streams when the process stops', async () => {
    const third = await queueApp(database.url, [], []);
    const stream = openEvents('ada', {}, third);
    await third.close();
    // By itself it would end after a quarter of an hour.
    await stream.ended;
  });
});
