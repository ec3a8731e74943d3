import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { testDatabase, type TestDatabase } from '../../../test/database/test-database.js';
import { Commands } from '../commands.js';
import { bearerOf, queueApp } from '../testing/queue-app.js';
import { until } from '../testing/reaction-queue.contract.js';
import { Changes } from './changes.js';
import { LiveEvents } from './live-events.js';

describe('notifications between processes', () => {
  let database: TestDatabase;
  let one: NestFastifyApplication;
  let other: NestFastifyApplication;
  let pool: Pool;
  const heard: (string | undefined)[] = [];

  const publish = (key: string): Promise<void> =>
    one.get(Commands).inTransaction(() => one.get(Changes).publish('lamps', key));
  const send = (userId: string, type: string): Promise<void> =>
    one.get(Commands).inTransaction(() => one.get(LiveEvents).send(userId, { type, data: { lamp: 'é' } }));

  beforeAll(async () => {
    database = await testDatabase();
    [one, other] = [await queueApp(database.url, [], []), await queueApp(database.url, [], [])];
    await other.listen(0, '127.0.0.1');
    pool = new Pool({ connectionString: database.url });
    other.get(Changes).on('lamps', (key) => heard.push(key));
  });

  afterAll(async () => {
    await Promise.all([one.close(), other.close(), pool.end()]);
    await database.drop();
  });

  async function openEvents(
    person?: string,
    app = other,
  ): Promise<{ text: () => string; ended: Promise<void>; status: number; type: string | null }> {
    const answer = await fetch(`${await app.getUrl()}/api/me/events`, {
      headers: person ? bearerOf(app, person, 4) : {},
    });
    let text = '';
    const read = async (): Promise<void> => {
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
        text += new TextDecoder().decode(chunk);
    };
    return { text: () => text, ended: read(), status: answer.status, type: answer.headers.get('content-type') };
  }

  it('tell of a change when its transaction commits, and only then', async () => {
    heard.length = 0;
    const failing = one.get(Commands).inTransaction(async () => {
      await one.get(Changes).publish('lamps', 'south');
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
    const mine = await openEvents('ada');
    const theirs = await openEvents('eve');
    expect(mine.status).toBe(200);
    expect(mine.type).toContain('text/event-stream');
    await send('ada', 'notification');
    await until(() => mine.text().includes('notification'));
    expect(mine.text()).toContain('event: notification\ndata: {"lamp":"é"}\n\n');
    await sleep(50);
    expect(theirs.text()).not.toContain('notification');
  });

  it('refuse live events to visitors', async () => {
    expect((await openEvents()).status).toBe(401);
  });

  it('refuse an event that is too big to be carried', async () => {
    const sending = one
      .get(Commands)
      .inTransaction(() => one.get(LiveEvents).send('ada', { type: 'x', data: 'é'.repeat(5000) }));
    await expect(sending).rejects.toThrow('too big');
  });

  it('end the streams when the process stops', async () => {
    const third = await queueApp(database.url, [], []);
    await third.listen(0, '127.0.0.1');
    const stream = await openEvents('ada', third);
    const stopped = performance.now();
    await third.close();
    await stream.ended;
    expect(performance.now() - stopped).toBeLessThan(3000);
  });
});
