import { type DynamicModule, Global, Injectable, Module, type Type } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Actor, NotSignedIn, type Role } from '../../shared-kernel/actor.js';
import { readConfig } from '../config.js';
import { ActorDirectory } from '../http/actor.js';
import { ReactionQueue } from '../outbox/reaction-queue.js';
import type { Route } from '../outbox/reaction.js';
import { PlatformModule } from '../platform.module.js';
import { PostgresBackend, RedisBackend } from '../queue/bull-backend.js';
import { BullReactionQueue } from '../queue/bull-reaction-queue.js';
import { QueueModule } from '../queue/queue.module.js';

/** Bearer tokens of the form `<user id>.<role>`. */
@Injectable()
class TrustingDirectory extends ActorDirectory {
  async actorOf(token: string): Promise<Actor> {
    const [id, role] = token.split('.');
    if (!id || !role) throw new NotSignedIn();
    return Actor.person({ id, role: Number(role) as Role, isPro: false, language: 'en_US', sessionId: 'session' });
  }
}

@Global()
@Module({})
class SurroundingsModule {
  static with(providers: readonly Type[]): DynamicModule {
    const directory = { provide: ActorDirectory, useClass: TrustingDirectory };
    return { module: SurroundingsModule, providers: [directory, ...providers], exports: [ActorDirectory, ...providers] };
  }
}

/** Short pauses and leases, so that tests of failures are quick. */
export const QUICK = { firstPauseMs: 10, leaseMs: 1000 };

/** The platform alone with some reactions and handlers, on a migrated database. Close it in `afterAll`. */
export async function queueApp(
  databaseUrl: string,
  routes: readonly Route[],
  providers: readonly Type[],
  environment: NodeJS.ProcessEnv = {},
): Promise<NestFastifyApplication> {
  const config = readConfig({ APP_MODE: 'test', ROLE: 'web', ...environment });
  const backend = config.REDIS_URL ? new RedisBackend(config.REDIS_URL) : new PostgresBackend(databaseUrl);
  const testing = await Test.createTestingModule({
    imports: [PlatformModule.with(config, databaseUrl), QueueModule.with(routes), SurroundingsModule.with(providers)],
  })
    .overrideProvider(ReactionQueue)
    .useValue(new BullReactionQueue(backend, QUICK))
    .compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
