import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Actor } from '../../shared-kernel/actor.js';
import { queueApp } from '../../../test/harness/queue-app.js';
import { CountHandler, idempotencyContract } from '../testing/idempotency.contract.js';
import { until } from '../testing/reaction-queue.contract.js';
import { FirstCallStillRunning, IdempotencyKeyReused, Idempotency } from './idempotency.js';

/** Answers how long its transaction would wait for a lock from now on. */
class TellTimeout extends Command<string> {
  constructor(
    readonly pause: Promise<unknown>,
    readonly actor: Actor,
  ) {
    super();
  }
}

let runs = 0;

@CommandHandler(TellTimeout)
class TellTimeoutHandler implements ICommandHandler<TellTimeout> {
  constructor(private readonly entities: EntityManager) {}

  async execute({ pause }: TellTimeout): Promise<string> {
    runs += 1;
    await pause;
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(this.entities.getKysely());
    return rows[0]?.lock_timeout ?? '';
  }
}

describe('a command that runs once per key', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  const tell = (
    key: string,
    { pause = Promise.resolve() as Promise<unknown>, content = 'same', ending = '' } = {},
  ): Promise<string> =>
    app
      .get(Idempotency)
      .execute('tell', key, content, new TellTimeout(pause, Actor.job('test')), (timeout) =>
        Promise.resolve({ said: `${timeout}${ending}` }),
      )
      .then(({ said }) => said);

  beforeAll(async () => {
    database = await testDatabase();
    app = await queueApp(database.url, [], [TellTimeoutHandler, CountHandler]);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  idempotencyContract(() => app.get(Idempotency));

  it('bounds the wait for its first call, and no other wait', async () => {
    await expect(tell('first-key')).resolves.toBe('0');
  });

  it('answers a repetition as before, without running', async () => {
    runs = 0;
    const answers = await Promise.all([
      tell('second-key', { pause: sleep(300) }),
      tell('second-key'),
      tell('second-key'),
    ]);
    expect(answers).toEqual(['0', '0', '0']);
    await expect(tell('second-key')).resolves.toBe('0');
    expect(runs).toBe(1);
  });

  it('keeps to the words of its first answer', async () => {
    const answers = await Promise.all([' first', ' second', ' third'].map((ending) => tell('worded-key', { ending })));
    expect(new Set(answers).size).toBe(1);
    expect(await tell('worded-key', { ending: ' fourth' })).toBe(answers[0]);
  });

  it('refuses the same key with other content', async () => {
    await tell('third-key');
    await expect(tell('third-key', { content: 'other' })).rejects.toBeInstanceOf(IdempotencyKeyReused);
  });

  it('does not wait for longer than five seconds', async () => {
    runs = 0;
    let goOn = (): void => undefined;
    const first = tell('fourth-key', { pause: new Promise<void>((resolve) => (goOn = resolve)) });
    await until(() => runs === 1);
    const asked = performance.now();
    await expect(tell('fourth-key')).rejects.toBeInstanceOf(FirstCallStillRunning);
    expect(performance.now() - asked).toBeGreaterThan(4500);
    goOn();
    await expect(first).resolves.toBe('0');
  });
});
