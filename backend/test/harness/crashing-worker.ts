import 'reflect-metadata';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type Type } from '@nestjs/common';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Commands } from '../../src/platform/commands.js';
import { type Message, route, Reaction, type EventHandler, type Route } from '../../src/platform/outbox/reaction.js';
import { type JobHandler, ScheduledJob } from '../../src/platform/queue/job-handler.js';
import { queueApp } from './queue-app.js';

/** Writes to the table `effect` before and after a moment at which its process may be killed. */
@Injectable()
class Effects {
  constructor(private readonly entities: EntityManager) {}

  async happen(what: string): Promise<void> {
    await sql`insert into effect (what) values (${what})`.execute(this.entities.getKysely());
    await sleep(Math.random() * 40);
  }
}

interface Knocked {
  readonly type: 'test.knocked.v1';
}

@Reaction('test.open')
@Injectable()
class Open implements EventHandler<Knocked> {
  constructor(private readonly effects: Effects) {}

  react(_: Knocked, { id }: Message): Promise<void> {
    return this.effects.happen(`open ${id}`);
  }
}

@Reaction('test.greet')
@Injectable()
class Greet implements EventHandler<Knocked> {
  constructor(private readonly effects: Effects) {}

  react(_: Knocked, { id }: Message): Promise<void> {
    return this.effects.happen(`greet ${id}`);
  }
}

@ScheduledJob('test.close')
@Injectable()
class Close implements JobHandler {
  constructor(private readonly effects: Effects) {}

  run(_: unknown, key: string): Promise<void> {
    return this.effects.happen(`close ${key}`);
  }
}

@ScheduledJob('test.call', { outsideTransaction: true })
@Injectable()
class Call implements JobHandler {
  constructor(
    private readonly effects: Effects,
    private readonly commands: Commands,
  ) {}

  run(_: unknown, key: string): Promise<void> {
    return this.commands.inTransaction(() => this.effects.happen(`call ${key}`));
  }
}

export const crashRoutes: readonly Route[] = [route<Knocked>('test.knocked.v1', Open, Greet)];
export const crashProviders: readonly Type[] = [Effects, Open, Greet, Close, Call];

/** As a program, it works on the given database until it is killed. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await queueApp(process.env['DATABASE_URL'] ?? '', crashRoutes, crashProviders, {
    ROLE: 'all',
    REDIS_URL: process.env['REDIS_URL'],
  });
  process.stdout.write('working\n');
}
