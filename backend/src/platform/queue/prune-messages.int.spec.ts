import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type RawBuilder, sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import { queueApp } from '../../../test/harness/queue-app.js';
import { PruneMessages } from './prune-messages.js';

const OLD = sql`now() - interval '30 days 1 minute'`;
const YOUNG = sql`now() - interval '29 days 23 hours'`;

describe('what is older than thirty days', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  const rows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> =>
    (await query.execute(app.get(EntityManager).fork().getKysely())).rows;
  const prune = (): Promise<void> =>
    app.get(Commands).inTransaction(() => app.get(PruneMessages, { strict: false }).run());
  /** Writes a fact that was settled at this time, and the row of its reaction. */
  const settled = async (type: string, at: RawBuilder<unknown> | null): Promise<void> => {
    await rows(sql`
      with message as (
        insert into platform.outbox (id, type, payload, recorded_at, relayed_at, settled_at)
        values (gen_random_uuid(), ${type}, '{}', ${OLD}, ${OLD}, ${at ?? sql`null`}) returning id)
      insert into platform.processed_message (reaction, message_id, processed_at) select ${type}, id, ${OLD} from message`);
  };
  const facts = async (): Promise<string[]> =>
    (await rows(sql<{ type: string }>`select type from platform.outbox order by type`)).map(({ type }) => type);
  const reactions = async (): Promise<string[]> =>
    (await rows(sql<{ reaction: string }>`select reaction from platform.processed_message order by reaction`)).map(
      ({ reaction }) => reaction,
    );

  beforeAll(async () => {
    database = await testDatabase();
    app = await queueApp(database.url, [], []);
  });
  beforeEach(async () => {
    await rows(
      sql`truncate platform.outbox, platform.processed_message, platform.failed_message, platform.scheduled_job, platform.idempotent_answer`,
    );
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('is forgotten of facts that all have reacted to, and of nothing that still waits', async () => {
    await settled('old', OLD);
    await settled('young', YOUNG);
    await settled('waiting', null);
    await settled('failed', OLD);
    await rows(sql`
      insert into platform.failed_message (id, reaction, message_id, type, payload, attempts, error, failed_at)
      select gen_random_uuid(), 'failed', id, type, payload, 5, 'stuck', ${OLD} from platform.outbox where type = 'failed'`);
    await prune();
    expect(await facts()).toEqual(['failed', 'waiting', 'young']);
    expect(await reactions()).toEqual(['failed', 'waiting', 'young']);
  });

  it('is forgotten of failures that were tried again, and of none that waits for a person', async () => {
    const failure = (reaction: string, replayedAt: RawBuilder<unknown>) =>
      rows(sql`
        insert into platform.failed_message (id, reaction, message_id, type, payload, attempts, error, failed_at, replayed_at)
        values (gen_random_uuid(), ${reaction}, gen_random_uuid(), 'test', '{}', 5, 'stuck', ${OLD}, ${replayedAt})`);
    await failure('old', OLD);
    await failure('young', YOUNG);
    await failure('waiting', sql`null`);
    await prune();
    const kept = await rows(sql<{ reaction: string }>`select reaction from platform.failed_message order by reaction`);
    expect(kept.map(({ reaction }) => reaction)).toEqual(['waiting', 'young']);
  });

  it('is forgotten of work that is done, and of no other', async () => {
    const work = (key: string, doneAt: RawBuilder<unknown>) =>
      rows(sql`
        insert into platform.scheduled_job (id, kind, key, due_at, done_at)
        values (gen_random_uuid(), 'test.ring', ${key}, ${OLD}, ${doneAt})`);
    await work('old', OLD);
    await work('young', YOUNG);
    await work('waiting', sql`null`);
    await prune();
    const kept = await rows(sql<{ key: string }>`select key from platform.scheduled_job order by key`);
    expect(kept.map(({ key }) => key)).toEqual(['waiting', 'young']);
  });

  it('is forgotten of answers that were kept for repetitions', async () => {
    const answer = (key: string, startedAt: RawBuilder<unknown>) =>
      rows(sql`
        insert into platform.idempotent_answer (scope, key, request_hash, started_at, body)
        values ('test', ${key}, '', ${startedAt}, '{"answer": "secret"}')`);
    await answer('old', OLD);
    await answer('young', YOUNG);
    await prune();
    expect(await rows(sql`select key from platform.idempotent_answer`)).toEqual([{ key: 'young' }]);
  });
});
