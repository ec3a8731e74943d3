import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../test/database/test-database.js';
import { Actor } from '../../shared-kernel/actor.js';
import { queueApp } from '../testing/queue-app.js';
import { FirstCallStillRunning, IdempotencyKeyReused, Once } from './once.js';

/** Answers how long its transaction would wait for a lock from now on. */
class TellTimeout extends Command<string> {
  constructor(
    readonly pauseMs: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

let runs = 0;

@CommandHandler(TellTimeout)
class TellTimeoutHandler implements ICommandHandler<TellTimeout> {
  constructor(private readonly entities: EntityManager) {}

  async execute({ pauseMs }: TellTimeout): Promise<string> {
    runs += 1;
    await sleep(pauseMs);
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(this.entities.getKysely());
    return rows[0]?.lock_timeout ?? '';
  }
}

describe('a command that runs once per key', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  const tell = (key: string, { pauseMs = 0, content = 'same' } = {}): Promise<string> =>
    app.get(Once).execute('tell', key, content, new TellTimeout(pauseMs, Actor.job('test')));

  beforeAll(async () => {
    database = await testDatabase();
    app = await queueApp(database.url, [], [TellTimeoutHandler]);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('bounds the wait for its first call, and no other wait', async () => {
    await expect(tell('first-key')).resolves.toBe('0');
  });

  it('answers a repetition as before, without running', async () => {
    runs = 0;
    const answers = await Promise.all([tell('second-key', { pauseMs: 300 }), tell('second-key'), tell('second-key')]);
    expect(answers).toEqual(['0', '0', '0']);
    await expect(tell('second-key')).resolves.toBe('0');
    expect(runs).toBe(1);
  });

  it('refuses the same key with other content', async () => {
    await tell('third-key');
    await expect(tell('third-key', { content: 'other' })).rejects.toBeInstanceOf(IdempotencyKeyReused);
  });

  it('does not wait for longer than five seconds', async () => {
    const first = tell('fourth-key', { pauseMs: 7000 });
    await sleep(300);
    const asked = performance.now();
    await expect(tell('fourth-key')).rejects.toBeInstanceOf(FirstCallStillRunning);
    expect(performance.now() - asked).toBeGreaterThan(4500);
    await expect(first).resolves.toBe('0');
  });
});
