import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { Commands } from '../commands.js';
import { currentRequestId, withRequestContext } from '../request-context.js';
import { PendingWork } from '../queue/pending-work.js';
import { drain } from '../../../test/harness/drain.js';
import { bearerOf, queueApp } from '../../../test/harness/queue-app.js';
import { FailedMessages } from './failed-messages.js';
import { Outbox } from './outbox.js';
import { ReactionRunner } from '../queue/reaction-runner.js';
import { type Message, route, Reaction, type EventHandler } from './reaction.js';
import { OutboxReconciler } from './outbox-reconciler.js';

interface LampLit {
  readonly type: 'test.lamp-lit.v1';
  readonly lamp: string;
}

const lit: (readonly [string, string | undefined])[] = [];
let isBroken = false;

@Reaction('test.light-street')
@Injectable()
class LightStreet implements EventHandler<LampLit> {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  async react({ lamp }: LampLit, { id }: Message): Promise<void> {
    await sql`insert into platform.setting (name, value) values (${id}, to_jsonb(${lamp}::text))`.execute(
      this.entities.getKysely(),
    );
    if (isBroken) throw new Error('no oil');
    lit.push([lamp, currentRequestId()]);
    await this.outbox.publish({ type: 'test.street-lit.v1' });
  }
}

@Reaction('test.praise')
@Injectable()
class Praise implements EventHandler<{ readonly type: 'test.street-lit.v1' }> {
  async react(): Promise<void> {
    lit.push(['praised', currentRequestId()]);
  }
}

describe('reactions', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await query.execute(app.get(EntityManager).fork().getKysely())).rows;
  const light = (lamp: string): Promise<void> =>
    withRequestContext({ requestId: 'request-1', language: 'en_US' }, () =>
      app.get(Commands).inTransaction(() => app.get(Outbox).publish({ type: 'test.lamp-lit.v1', lamp } as LampLit)),
    );
  const messageId = async (): Promise<string> =>
    (await rows(sql<{ id: string }>`select id from platform.outbox order by sequence limit 1`))[0]?.id ?? '';

  beforeAll(async () => {
    database = await testDatabase();
    const routes = [
      route<LampLit>('test.lamp-lit.v1', LightStreet),
      route<{ type: 'test.street-lit.v1' }>('test.street-lit.v1', Praise),
    ];
    app = await queueApp(database.url, routes, [LightStreet, Praise]);
  });

  beforeEach(async () => {
    lit.length = 0;
    isBroken = false;
    await rows(sql`truncate platform.outbox, platform.processed_message, platform.failed_message, platform.setting`);
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('follow a fact, and the facts of reactions, as part of the request that caused them', async () => {
    await light('north');
    await drain(app);
    expect(lit).toEqual([
      ['north', 'request-1'],
      ['praised', 'request-1'],
    ]);
    expect(await app.get(PendingWork).count()).toBe(0);
  });

  it('leave facts of a newer version to it, and what nobody reacts to for a day to rest', async () => {
    const states = async (): Promise<string[]> =>
      (
        await rows(sql<{ state: string }>`
          select type || case when settled_at is not null then ' settled' when relayed_at is not null then ' relayed' else '' end as state
          from platform.outbox order by sequence`)
      ).map(({ state }) => state);
    const settlement = app.get(OutboxReconciler);
    const settleAll = async (): Promise<void> => {
      await settlement.settle();
      await settlement.settleUnheard();
    };
    const publish = (type: string): Promise<void> =>
      app.get(Commands).inTransaction(() => app.get(Outbox).publish({ type }));
    await publish('test.relayed-by-a-newer-one.v1');
    await rows(sql`update platform.outbox set relayed_at = now()`);
    await publish('test.new.v1');
    await publish('test.old.v1');
    await rows(
      sql`update platform.outbox set recorded_at = now() - interval '24 hours 1 minute' where type = 'test.old.v1'`,
    );
    await drain(app);
    await settleAll();
    expect(await states()).toEqual(['test.relayed-by-a-newer-one.v1 relayed', 'test.new.v1', 'test.old.v1 settled']);
    expect(await app.get(PendingWork).count()).toBe(0);
  });

  it('run once, however often the message is handed over at the same time', async () => {
    await light('north');
    const job = { reaction: 'test.light-street', messageId: await messageId() };
    await Promise.all(Array.from({ length: 40 }, () => app.get(ReactionRunner).run(job)));
    await drain(app);
    expect(lit.map(([lamp]) => lamp)).toEqual(['north', 'praised']);
  });

  it('are tried again when they fail, and leave nothing of the attempt', async () => {
    isBroken = true;
    await light('north');
    await expect(drain(app)).rejects.toThrow('no oil');
    expect(await rows(sql`select name from platform.setting`)).toEqual([]);
    isBroken = false;
    await rows(sql`update platform.outbox set relayed_at = now() - interval '2 minutes'`);
    await app.get(OutboxReconciler).redeliver();
    await drain(app);
    expect(lit.map(([lamp]) => lamp)).toEqual(['north', 'praised']);
  });

  it('wait for a person after the last attempt, who has them tried again', async () => {
    isBroken = true;
    await light('north');
    const job = { reaction: 'test.light-street', messageId: await messageId() };
    await expect(app.get(ReactionRunner).attempt(job, 5)).rejects.toThrow('no oil');
    const server = app.getHttpAdapter().getInstance();
    const headers = bearerOf(app, 'boss', 2);
    const listed = await server.inject({ url: '/api/admin/jobs', headers });
    expect(listed.json().items).toMatchObject([
      { sort: 'reaction', name: 'test.light-street', subject: 'test.lamp-lit.v1', attempts: 5 },
    ]);
    expect(listed.json().items[0].error).toContain('no oil');

    isBroken = false;
    await rows(sql`update platform.outbox set relayed_at = now()`);
    await app.get(OutboxReconciler).settle();
    const replayed = await server.inject({
      method: 'POST',
      url: `/api/admin/jobs/${listed.json().items[0].id}/replay`,
      headers,
    });
    expect(replayed.statusCode).toBe(204);
    await drain(app);
    expect(lit.map(([lamp]) => lamp)).toEqual(['north', 'praised']);
    expect((await server.inject({ url: '/api/admin/jobs', headers })).json().items).toEqual([]);
  });

  it('are shown to the administration only', async () => {
    const server = app.getHttpAdapter().getInstance();
    const statusFor = async (headers: Record<string, string>): Promise<number> =>
      (await server.inject({ url: '/api/admin/jobs', headers })).statusCode;
    expect(await statusFor({})).toBe(401);
    expect(await statusFor(bearerOf(app, 'guide', 3))).toBe(403);
    expect(await statusFor(bearerOf(app, 'boss', 1))).toBe(200);
  });

  it('answer 404 when nothing failed under an id', async () => {
    const url = '/api/admin/jobs/0190d7a0-0000-7000-8000-000000000000/replay';
    const answer = await app
      .getHttpAdapter()
      .getInstance()
      .inject({ method: 'POST', url, headers: bearerOf(app, 'boss', 2) });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('NOT_FOUND');
    expect(await app.get(FailedMessages).replay('0190d7a0-0000-7000-8000-000000000000')).toBe(false);
  });
});
