import { type DynamicModule, Global, Injectable, Module, type Type } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Actor, type Role } from '../../src/shared-kernel/actor.js';
import { readConfig } from '../../src/platform/config.js';
import { type AccessClaims, AccessTokens } from '../../src/platform/http/access-tokens.js';
import { ActorDirectory } from '../../src/platform/http/actor.js';
import { prepareServer, serverOptions } from '../../src/platform/http/server.js';
import { ReactionQueue } from '../../src/platform/outbox/reaction-queue.js';
import type { Route } from '../../src/platform/outbox/reaction.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { PostgresBackend, RedisBackend } from '../../src/platform/queue/bull-backend.js';
import { BullReactionQueue } from '../../src/platform/queue/bull-reaction-queue.js';
import { QueueModule } from '../../src/platform/queue/queue.module.js';
import { WorkerConcurrency } from '../../src/platform/queue/workers.js';

/** Reads the role from the number of the session: see {@link bearerOf}. */
@Injectable()
class TrustingDirectory extends ActorDirectory {
  async actorOf({ userId, sessionId }: AccessClaims): Promise<Actor> {
    return Actor.person({ id: userId, role: Number(sessionId) as Role, isPro: false, language: 'en_US', sessionId });
  }
}

/** The header of an account with this id and role. */
export const bearerOf = (app: NestFastifyApplication, userId: string, role: Role): { authorization: string } => ({
  authorization: `Bearer ${app.get(AccessTokens).sign({ userId, sessionId: String(role) })}`,
});

@Global()
@Module({})
class SurroundingsModule {
  static with(providers: readonly Type[]): DynamicModule {
    const directory = { provide: ActorDirectory, useClass: TrustingDirectory };
    return {
      module: SurroundingsModule,
      providers: [directory, ...providers],
      exports: [ActorDirectory, ...providers],
    };
  }
}

/** Short pauses and leases, so that tests of failures are quick. */
const QUICK = { firstPauseMs: 10, leaseMs: 1000 };

/** The platform alone with some reactions and handlers, on a migrated database. Close it in `afterAll`. */
export async function queueApp(
  databaseUrl: string,
  routes: readonly Route[],
  providers: readonly Type[],
  environment: NodeJS.ProcessEnv = {},
  pace = new WorkerConcurrency(),
): Promise<NestFastifyApplication> {
  const config = readConfig({ APP_MODE: 'test', ROLE: 'web', ...environment });
  const backend = config.REDIS_URL ? new RedisBackend(config.REDIS_URL) : new PostgresBackend(databaseUrl);
  const testing = await Test.createTestingModule({
    imports: [PlatformModule.with(config, databaseUrl), QueueModule.with(routes), SurroundingsModule.with(providers)],
  })
    .overrideProvider(ReactionQueue)
    .useValue(new BullReactionQueue(async () => backend, QUICK))
    .overrideProvider(WorkerConcurrency)
    .useValue(pace)
    .compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(serverOptions(config)));
  await prepareServer(app, config);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
