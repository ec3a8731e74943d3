import { Global, Injectable, Module } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { LightMyRequestResponse } from 'fastify';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { type RawBuilder, sql } from 'kysely';
import { testDatabase } from './database/test-database.js';
import { readConfig } from '../../src/platform/config.js';
import { type AccessClaims, AccessTokens } from '../../src/platform/http/access-tokens.js';
import { ActorDirectory } from '../../src/platform/http/actor.js';
import type { DomainEvent } from '../../src/shared-kernel/building-blocks/aggregate-root.js';
import { Clock } from '../../src/shared-kernel/building-blocks/clock.js';
import { route } from '../../src/platform/outbox/reaction.js';
import { PublicReadsModule } from '../../src/platform/http/public-reads.module.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { QueueModule } from '../../src/platform/queue/queue.module.js';
import type { MovableClock } from '../../src/platform/system.js';
import { Actor, type Role } from '../../src/shared-kernel/actor.js';
import type { PaymentCameTooLate } from '../../src/contexts/booking/events.js';
import { IdentityApi, type PersonView } from '../../src/contexts/identity/index.js';
import { PaymentsApi } from '../../src/contexts/payments/index.js';
import { PaymentsModule } from '../../src/contexts/payments/payments.module.js';
import { GiveBackWhenPaymentCameTooLate } from '../../src/contexts/payments/reactions/give-back-when-payment-came-too-late.js';
import { PostBillWhenPayoutBilled } from '../../src/contexts/payments/reactions/post-bill-when-payout-billed.js';
import { PostPayoutWhenPayoutPaid } from '../../src/contexts/payments/reactions/post-payout-when-payout-paid.js';
import type { PayoutBilled, PayoutPaid } from '../../src/contexts/payouts/events.js';

const ROUTES = [
  route<PaymentCameTooLate>('booking.payment-came-too-late.v1', GiveBackWhenPaymentCameTooLate),
  route<PayoutBilled>('payouts.payout-billed.v1', PostBillWhenPayoutBilled),
  route<PayoutPaid>('payouts.payout-paid.v1', PostPayoutWhenPayoutPaid),
];

/** The session's id names the role. */
@Injectable()
class TrustingDirectory extends ActorDirectory {
  async actorOf({ userId, sessionId }: AccessClaims): Promise<Actor> {
    return Actor.person({
      id: userId,
      role: Number(sessionId.at(-1)) as Role,
      isPro: false,
      language: 'en_US',
      sessionId,
    });
  }
}

/** The id without an account. All other ids belong to Carla Conti. */
export const NOBODY = '00000000-0000-7000-8000-00000000000f';
const identity: Pick<IdentityApi, 'findPeople'> = {
  findPeople: async (ids) => ids.filter((id) => id !== NOBODY).map(carla),
};
const carla = (id: string): PersonView => ({
  id,
  email: 'carla@cicerone.example',
  firstName: 'Carla',
  lastName: 'Conti',
  phone: null,
  emailConfirmed: true,
  isPro: false,
  language: 'it_IT',
  status: 'active',
});

@Global()
@Module({
  providers: [
    { provide: ActorDirectory, useClass: TrustingDirectory },
    { provide: IdentityApi, useValue: identity },
  ],
  exports: [ActorDirectory, IdentityApi],
})
class SurroundingsModule {}

/** Payments on a database of their own, as they run in the product. Close it in `afterAll`. */
export interface PaymentsTestApp {
  readonly app: NestFastifyApplication;
  readonly payments: PaymentsApi;
  readonly clock: MovableClock;
  rows<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]>;
  count(table: string): Promise<number>;
  /** The recorded facts of this type. */
  facts(type: string): Promise<readonly DomainEvent[]>;
  /** Sends a request as an account with this id and role. */
  request(method: 'GET' | 'POST', url: string, who: { id: string; role: Role }, payload?: object): Promise<Answer>;
  close(): Promise<void>;
}

type Answer = LightMyRequestResponse;

export async function paymentsTestApp(environment: NodeJS.ProcessEnv = {}): Promise<PaymentsTestApp> {
  const database = await testDatabase();
  const config = readConfig({ APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'silent', ...environment });
  const testing = await Test.createTestingModule({
    imports: [
      PlatformModule.with(config, database.url),
      QueueModule.with(ROUTES),
      PublicReadsModule,
      SurroundingsModule,
      PaymentsModule,
    ],
  }).compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), {
    rawBody: true,
    logger: false,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const rows = async <Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> =>
    (await statement.execute(app.get(EntityManager).fork().getKysely())).rows;
  return {
    app,
    rows,
    payments: app.get(PaymentsApi, { strict: false }),
    clock: app.get(Clock),
    count: async (table) =>
      (await rows(sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`))[0]?.count ?? 0,
    facts: async (type) =>
      (
        await rows(
          sql<{ payload: DomainEvent }>`select payload from platform.outbox where type = ${type} order by sequence`,
        )
      ).map(({ payload }) => payload),
    request: (method, url, { id, role }, payload) => {
      const claims = { userId: id, sessionId: `00000000-0000-7000-8000-00000000000${role}` };
      const headers = { authorization: `Bearer ${app.get(AccessTokens).sign(claims)}` };
      return app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
