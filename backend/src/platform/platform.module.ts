import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { LoggerModule } from 'nestjs-pino';
import { AuditTrail } from './audit/audit-trail.js';
import { Commands } from './commands.js';
import { Config } from './config.js';
import { Clock } from '../shared-kernel/building-blocks/clock.js';
import { Ids } from '../shared-kernel/building-blocks/ids.js';
import { Egress } from './egress/egress.js';
import { NameResolver } from './egress/name-resolver.js';
import { gateProblems } from './gate/gate.problems.js';
import { SiteGateController } from './gate/site-gate.controller.js';
import { SiteGate } from './gate/site-gate.js';
import { AccessTokens } from './http/access-tokens.js';
import { ActorGuard } from './http/actor.js';
import { BearerTokens } from './http/bearer-tokens.js';
import { fieldProblems } from './http/field.problems.js';
import { valueProblems } from './http/value.problems.js';
import { httpProblems } from './http/http.problems.js';
import { Idempotency } from './idempotency/idempotency.js';
import { RepeatedCalls } from './idempotency/repeated-calls.js';
import { ProblemListController } from './http/problem-list.controller.js';
import { ProblemFilter } from './http/problem.filter.js';
import { registerProblems } from './http/problem-texts.js';
import { IntegratorKeys } from './http/integrator-keys.js';
import { KnownQuery } from './http/known-query.js';
import { RateLimitGuard, RateLimits } from './http/rate-limit.js';
import { RequestValidation } from './http/validation.js';
import { MovedSlugs } from './moved-slugs.js';
import { Outbox } from './outbox/outbox.js';
import { loggerOptions } from './observability/logging.js';
import { DATABASE_URL } from './persistence/database-url.js';
import { PreparedDriver } from './persistence/prepared-driver.js';
import { prepareStatements } from './persistence/prepared-statements.js';
import { ReadDb } from './persistence/read-db.js';
import { Seeding } from './seeding.js';
import { MovableClock, SystemClock, SystemIds } from './system.js';

registerProblems(httpProblems);
registerProblems(fieldProblems);
registerProblems(valueProblems);
registerProblems(gateProblems);

/** Longer than any caller waits, and than the nightly jobs take: what runs on after that holds locks for nobody. */
const LONGEST_WRITE_MS = 30_000;

/** For a connection: one that is free, or a new one to a database that answers. */
const LONGEST_WAIT_MS = 8000;

/**
 * A connection keeps the plan of each statement, of each trigger and of each foreign key, and may have made it when the
 * table held ten rows. Commands reach rows by their keys: they must do so then, too, for the table grows (ADR 16).
 */
const PLANS_FOR_FULL_TABLES = '-c enable_seqscan=off -c jit=off';

const SERVICES = [
  Commands,
  Outbox,
  AuditTrail,
  Idempotency,
  ReadDb,
  MovedSlugs,
  RateLimits,
  IntegratorKeys,
  AccessTokens,
  SiteGate,
  Seeding,
  NameResolver,
  Egress,
];

/** Everything technical, known to every context. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [ProblemListController, SiteGateController],
      imports: [
        LoggerModule.forRoot(loggerOptions(config)),
        CqrsModule.forRoot(),
        MikroOrmModule.forRoot({
          driver: PreparedDriver,
          clientUrl: databaseUrl,
          autoLoadEntities: true,
          registerRequestContext: false,
          discovery: { warnWhenNoEntities: false },
          schemaGenerator: { ignoreSchema: ['bullmq', 'platform'] },
          pool: { min: 0, max: 24 },
          driverOptions: {
            onPoolCreated: prepareStatements,
            statement_timeout: LONGEST_WRITE_MS,
            query_timeout: LONGEST_WRITE_MS + 1000,
            connectionTimeoutMillis: LONGEST_WAIT_MS,
            options: PLANS_FOR_FULL_TABLES,
          },
          debug: false,
          // The database refuses what is missing, too, without writing the whole row into the error.
          validateRequired: false,
        }),
      ],
      providers: [
        { provide: Config, useValue: config },
        { provide: DATABASE_URL, useValue: databaseUrl },
        { provide: Clock, useClass: config.isProduction ? SystemClock : MovableClock },
        { provide: Ids, useClass: SystemIds },
        BearerTokens,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useClass: RequestValidation },
        { provide: APP_INTERCEPTOR, useClass: KnownQuery },
        { provide: APP_INTERCEPTOR, useClass: RepeatedCalls },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: ActorGuard },
        ...SERVICES,
      ],
      exports: [Config, DATABASE_URL, Clock, Ids, CqrsModule, ...SERVICES],
    };
  }
}
