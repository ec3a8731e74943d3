import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { type RawBuilder, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from './database/test-database.js';
import { EVENT_ROUTING } from '../../src/event-routing/index.js';
import { Commands } from '../../src/platform/commands.js';
import { readConfig } from '../../src/platform/config.js';
import type { DomainEvent } from '../../src/shared-kernel/building-blocks/aggregate-root.js';
import { type AccessClaims, AccessTokens } from '../../src/platform/http/access-tokens.js';
import { ActorDirectory } from '../../src/platform/http/actor.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { ReactionRunner } from '../../src/platform/queue/reaction-runner.js';
import type { Route } from '../../src/platform/outbox/reaction.js';
import { MailChoices } from '../../src/platform/mail/mail-choices.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import { OutgoingMailer } from '../../src/platform/mail/outgoing-mailer.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { QueueModule } from '../../src/platform/queue/queue.module.js';
import { drain } from './drain.js';
import { Actor } from '../../src/shared-kernel/actor.js';
import { BookingModule } from '../../src/contexts/booking/booking.module.js';
import { GuideMissionsModule } from '../../src/contexts/guide-missions/guide-missions.module.js';
import { IdentityApi } from '../../src/contexts/identity/index.js';
import { Bookings, type AnnouncedGuide } from '../../src/contexts/notifications/domain/bookings.js';
import { Missions } from '../../src/contexts/notifications/domain/missions.js';
import { People } from '../../src/contexts/notifications/domain/people.js';
import { Admins } from '../../src/contexts/notifications/domain/admins.js';
import { NotificationsModule } from '../../src/contexts/notifications/notifications.module.js';
import { ADMINS, aMission, aVisit } from '../../src/contexts/notifications/testing/a-visit.js';

@Injectable()
class TrustingDirectory extends ActorDirectory {
  async actorOf({ userId, sessionId }: AccessClaims): Promise<Actor> {
    return Actor.person({ id: userId, role: 4, isPro: false, language: 'en_US', sessionId });
  }
}

@Global()
@Module({
  providers: [
    { provide: ActorDirectory, useClass: TrustingDirectory },
    { provide: IdentityApi, useValue: {} },
    { provide: Mailer, useClass: OutgoingMailer },
    MailChoices,
  ],
  exports: [ActorDirectory, IdentityApi, Mailer, MailChoices],
})
class SurroundingsModule {}

@Module({})
class NoContext {}

/** The routes to this context, with its reactions alone. */
const ROUTES: readonly Route[] = EVENT_ROUTING.map(({ type, reactions }) => ({
  type,
  reactions: reactions.filter(({ name }) => name.startsWith('Tell')),
})).filter(({ reactions }) => reactions.length > 0);

interface SentMessage {
  readonly id: string;
  readonly reactions: readonly string[];
}

/** Notifications on a database of their own. `owner` has every booking and order. Close it in `afterAll`. */
export class NotificationsTestApp {
  owner: string | undefined = randomUUID();
  mission = aMission();
  /** Addresses of people with an account, with their ids. */
  readonly accounts = new Map<string, string>();
  /** Whether an expired order was paid late or ordered again. */
  hasBought = false;
  /** The guides whom the customers know of already. */
  announcedGuides: readonly AnnouncedGuide[] = [];

  private constructor(private readonly database: TestDatabase) {}

  app!: NestFastifyApplication;

  static async open(): Promise<NotificationsTestApp> {
    const testApp = new NotificationsTestApp(await testDatabase());
    testApp.app = await testApp.start();
    return testApp;
  }

  private get order() {
    return this.owner && { ownerId: this.owner, reference: aVisit.orderReference };
  }

  /** Starts another process of the same installation. */
  async start(): Promise<NestFastifyApplication> {
    const environment = { APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'silent', RATE_LIMITS: '0' };
    const config = readConfig({ ...environment, APP_SECRET: 'for-tests-only-for-tests-only-for-tests' });
    const testing = await Test.createTestingModule({
      imports: [
        PlatformModule.with(config, this.database.url),
        QueueModule.with(ROUTES),
        SurroundingsModule,
        NotificationsModule,
      ],
    })
      .overrideModule(BookingModule)
      .useModule(NoContext)
      .overrideModule(GuideMissionsModule)
      .useModule(NoContext)
      .overrideProvider(Bookings)
      .useValue({
        owned: async (ids: readonly string[]) =>
          this.owner === undefined
            ? []
            : ids.map((id) => ({ id, ownerId: this.owner, visit: aVisit, announcedGuides: this.announcedGuides })),
        ownedOrder: async () => this.order,
        expiredOrder: async () => (this.hasBought ? undefined : this.order),
      } satisfies Partial<Record<keyof Bookings, unknown>>)
      .overrideProvider(Missions)
      .useValue({ find: async () => this.mission } satisfies Missions)
      .overrideProvider(People)
      .useValue({ idByEmail: async (email) => this.accounts.get(email) } satisfies People)
      .overrideProvider(Admins)
      .useValue({ ids: async () => ADMINS } satisfies Admins)
      .compile();
    const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
    return app;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.drop();
  }

  async rows<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.app.get(EntityManager).fork().getKysely())).rows;
  }

  /** Records the fact and runs everything that follows from it. */
  async tell(fact: DomainEvent): Promise<SentMessage> {
    await this.app.get(Commands).inTransaction(() => this.app.get(Outbox).publish(fact));
    await drain(this.app);
    const [message] = await this.rows(
      sql<{ id: string }>`select id from platform.outbox order by sequence desc limit 1`,
    );
    const done = await this.rows(sql<{ reaction: string }>`
      select reaction from platform.processed_message where message_id = ${message?.id ?? ''}`);
    return { id: message?.id ?? '', reactions: done.map(({ reaction }) => reaction) };
  }

  /** Delivers the message several times at once, as a queue may do. */
  async deliver({ id, reactions }: SentMessage, times: number): Promise<void> {
    const jobs = Array.from({ length: times }, () => reactions.map((reaction) => ({ reaction, messageId: id }))).flat();
    await Promise.all(jobs.map((job) => this.app.get(ReactionRunner).run(job)));
  }

  bearer(userId: string, sessionId: string = randomUUID()): { authorization: string } {
    return { authorization: `Bearer ${this.app.get(AccessTokens).sign({ userId, sessionId })}` };
  }

  ask(method: 'GET' | 'POST' | 'PUT', url: string, userId: string, payload?: object) {
    return this.app.inject({ method, url, headers: this.bearer(userId), ...(payload ? { payload } : {}) });
  }

  /** Kinds with their deduplication keys, as stored for a person, in the order of their numbers. */
  async kinds(userId: string): Promise<readonly string[]> {
    const rows = await this.rows(sql<{ kind: string }>`
      select kind from notifications.notification where recipient_id = ${userId} order by position`);
    return rows.map(({ kind }) => kind);
  }
}
