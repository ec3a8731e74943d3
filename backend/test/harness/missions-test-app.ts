import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { type RawBuilder, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { testDatabase } from './database/test-database.js';
import { CalendarFeedsModule } from '../../src/platform/calendar-feeds/calendar-feeds.module.js';
import { Commands } from '../../src/platform/commands.js';
import { readConfig } from '../../src/platform/config.js';
import type { DomainEvent } from '../../src/shared-kernel/building-blocks/aggregate-root.js';
import { ClockOffset } from '../../src/platform/dev-clock/clock-offset.js';
import { FilesModule } from '../../src/platform/files/files.module.js';
import { type AccessClaims, AccessTokens } from '../../src/platform/http/access-tokens.js';
import { ActorDirectory } from '../../src/platform/http/actor.js';
import { SitePages } from '../../src/platform/ssr/site-pages.js';
import { PublicReadsModule } from '../../src/platform/http/public-reads.module.js';
import { MailModule } from '../../src/platform/mail/mail.module.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { REACTION_NAME, type ReactionClass, type Route } from '../../src/platform/outbox/reaction.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { QueueModule } from '../../src/platform/queue/queue.module.js';
import { drain } from './drain.js';
import { Actor, type Role, ROLES } from '../../src/shared-kernel/actor.js';
import { EVENT_ROUTING } from '../../src/event-routing/index.js';
import { BookingApi } from '../../src/contexts/booking/index.js';
import { CatalogueModule } from '../../src/contexts/catalogue/catalogue.module.js';
import { IdentityApi } from '../../src/contexts/identity/index.js';
import type { GuideMissionsWorkItemRaised } from '../../src/contexts/guide-missions/events.js';
import { GuideSeeding, type GuideToSeed } from '../../src/contexts/guides/seeding/guide-seeding.js';
import { GuideAccounts } from '../../src/contexts/guide-missions/domain/guides.js';
import { GuideAccounts as AccountsOfGuides } from '../../src/contexts/guides/domain/guide-accounts.js';
import { Places } from '../../src/contexts/guides/domain/places.js';
import { Vouchers } from '../../src/contexts/guide-missions/domain/vouchers.js';
import { BookedDepartures } from '../../src/contexts/guide-missions/domain/booked-departures.js';
import { GuideMissionsModule } from '../../src/contexts/guide-missions/guide-missions.module.js';
import {
  aBookingConfirmed,
  type BookingToTell,
  ToldDepartures,
} from '../../src/contexts/guide-missions/testing/a-departure.js';
import { InMemoryGuideAccounts } from '../../src/contexts/guide-missions/testing/in-memory-guide-accounts.js';

const sessionOf = (role: Role): string => `0000000${role}-0000-4000-8000-000000000000`;
const roleOf = (sessionId: string): Role => Number(sessionId[7]) as Role;

/** Accepts the claims of every token: the session's id names the role. */
@Injectable()
class TrustingDirectory extends ActorDirectory {
  async actorOf({ userId, sessionId }: AccessClaims): Promise<Actor> {
    const [role, status] = [roleOf(sessionId), 'guide_approved'];
    return Actor.person({ id: userId, role, status, isPro: false, language: 'en_US', sessionId });
  }
}

@Global()
@Module({
  providers: [
    { provide: ActorDirectory, useClass: TrustingDirectory },
    { provide: IdentityApi, useValue: {} },
    { provide: BookingApi, useValue: {} },
    SitePages,
  ],
  exports: [ActorDirectory, BookingApi, IdentityApi, SitePages],
})
class SurroundingsModule {}

@Module({})
class NoCatalogue {}

const isOfMissions = (reaction: ReactionClass): boolean =>
  /^guide(s|-missions)\./.test(String(Reflect.getMetadata(REACTION_NAME, reaction)));

/** The product's routing with the reactions of guides and their missions alone. */
const ROUTES = EVENT_ROUTING.map(({ type, reactions }): Route => ({ type, reactions: reactions.filter(isOfMissions) }));

const isBooking = (fact: DomainEvent): fact is BookingToTell => fact.type === 'booking.confirmed.v1';

export const MORNING = new Date('2027-06-01T12:00:00Z');

/** Guide missions on a database of their own. Close it in `afterAll`. */
export class MissionsTestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    private readonly drop: () => Promise<void>,
    private readonly accounts: InMemoryGuideAccounts,
    private readonly departures: ToldDepartures,
  ) {}

  static async open(environment: NodeJS.ProcessEnv = {}): Promise<MissionsTestApp> {
    const database = await testDatabase();
    const config = readConfig({
      APP_MODE: 'test',
      ROLE: 'web',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: '0',
      APP_SECRET: 'for-tests-only-for-tests-only-for-tests',
      ...environment,
    });
    const accounts = new InMemoryGuideAccounts();
    const departures = new ToldDepartures();
    const testing = await Test.createTestingModule({
      imports: [
        PlatformModule.with(config, database.url),
        QueueModule.with(ROUTES),
        MailModule,
        FilesModule,
        PublicReadsModule,
        CalendarFeedsModule,
        SurroundingsModule,
        GuideMissionsModule,
      ],
    })
      .overrideModule(CatalogueModule)
      .useModule(NoCatalogue)
      .overrideProvider(GuideAccounts)
      .useValue(accounts)
      .overrideProvider(AccountsOfGuides)
      .useValue(accounts)
      .overrideProvider(Places)
      .useValue({})
      .overrideProvider(Vouchers)
      .useValue({ referenceOf: (code: string) => code })
      .overrideProvider(BookedDepartures)
      .useValue(departures)
      .compile();
    const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return new MissionsTestApp(app, () => database.drop(), accounts, departures);
  }

  /** Suspends the accounts of these guides. */
  suspend(...guideIds: readonly string[]): void {
    for (const id of guideIds) this.accounts.suspended.add(id);
  }

  /** How often the accounts were queried. */
  get accountQuestions(): number {
    return this.accounts.questions;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.drop();
  }

  async rows<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.app.get(EntityManager).fork().getKysely())).rows;
  }

  /** Guides of one city, best first, who qualify for everything. */
  async guides(
    cityId: string,
    count: number,
    { rating, ...told }: Partial<GuideToSeed> & { readonly rating?: number } = {},
  ): Promise<string[]> {
    const guides = Array.from({ length: count }, (): GuideToSeed => ({
      userId: randomUUID(),
      firstName: 'Giulia',
      lastName: 'Marchetti',
      cityId,
      timeZone: 'Europe/Rome',
      languages: [{ locale: 'it_IT', level: 'native' }],
      categories: ['private-tour', 'group-tour'],
      hasCar: false,
      hasBikes: false,
      daysOff: [],
      ...told,
    }));
    const seeding = this.app.get(GuideSeeding, { strict: false });
    await this.app.get(Commands).inTransaction(async () => {
      await seeding.write(guides);
      for (const [place, { userId: guideId }] of guides.entries())
        await seeding.showRating({ guideId, rating: rating ?? 5 - place / 10, count: 1, revision: 1 });
    });
    return guides.map(({ userId }) => userId);
  }

  /** Books a tour, runs everything that follows, and returns the id of the booking's mission. */
  async book(told: Partial<BookingToTell> = {}): Promise<string> {
    const fact = aBookingConfirmed(told);
    await this.tell(fact);
    await this.settle();
    return this.missionOf(fact.bookingId);
  }

  async missionOf(bookingId: string): Promise<string> {
    const [mission] = await this.rows(sql<{ id: string }>`
      select id from guide_missions.mission where bookings @> ${JSON.stringify([{ id: bookingId }])}::jsonb`);
    return mission?.id ?? '';
  }

  async tell(...facts: readonly DomainEvent[]): Promise<void> {
    const published = facts.map((fact) => (isBooking(fact) ? this.departures.note(fact) : fact));
    await this.app.get(Commands).inTransaction(() => this.app.get(Outbox).publish(...published));
  }

  settle(): Promise<void> {
    return drain(this.app);
  }

  /** Moves the time without running jobs. */
  setClock(instant: Date): Promise<void> {
    return this.app.get(ClockOffset).moveTo(instant);
  }

  /** Moves the time and runs all jobs that became due. */
  async moveTo(instant: Date | string): Promise<void> {
    await this.setClock(new Date(instant));
    await this.settle();
  }

  request(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    userId: string,
    payload?: object,
    role: Role = ROLES.guide,
  ) {
    const authorization = `Bearer ${this.app.get(AccessTokens).sign({ userId, sessionId: sessionOf(role) })}`;
    return this.app
      .getHttpAdapter()
      .getInstance()
      .inject({ method, url, headers: { authorization }, ...(payload ? { payload } : {}) });
  }

  respond(missionId: string, guideId: string, guideAvailability: string, guideAnswer?: string) {
    return this.request('PUT', `/api/missions/${missionId}/guide-response`, guideId, {
      guideAvailability,
      ...(guideAnswer ? { guideAnswer } : {}),
    });
  }

  /** The guides with an offer, in the order of the offers. */
  async asked(missionId: string): Promise<string[]> {
    const rows = await this.rows(sql<{ guide_id: string }>`
      select guide_id from guide_missions.mission_offer where mission_id = ${missionId} order by asked_at, id`);
    return rows.map(({ guide_id: id }) => id);
  }

  /** The deadline of the first offers. */
  async deadlineOf(missionId: string): Promise<Date> {
    const [first] = await this.rows(sql<{ respond_before: Date }>`
      select min(respond_before) as respond_before from guide_missions.mission_offer where mission_id = ${missionId}`);
    return new Date(first?.respond_before ?? 0);
  }

  /** The kinds of what waits for the team. */
  async raisedMatters(missionId: string): Promise<string[]> {
    const rows = await this.rows(sql<{ kind: string }>`
      select kind from guide_missions.raised_matter where mission_id = ${missionId} order by kind`);
    return rows.map(({ kind }) => kind);
  }

  /** The work items that were raised for the mission, in their order. */
  async raised(missionId: string): Promise<readonly GuideMissionsWorkItemRaised[]> {
    const rows = await this.rows(sql<{ payload: GuideMissionsWorkItemRaised }>`
      select payload from platform.outbox
      where type = 'guide-missions.work-item-raised.v1' and payload -> 'subject' ->> 'id' = ${missionId} order by sequence`);
    return rows.map(({ payload }) => payload);
  }

  async facts<F extends DomainEvent>(type: F['type'], missionId: string): Promise<F[]> {
    const rows = await this.rows(sql<{ payload: F }>`
      select payload from platform.outbox where type = ${type} and payload ->> 'missionId' = ${missionId} order by sequence`);
    return rows.map(({ payload }) => payload);
  }

  /** The mails after all due work. `files`: the attachments' texts by their names. */
  async mails(
    kind: string,
    guideId: string,
  ): Promise<readonly { subject: string; text: string; files: Readonly<Record<string, string>> | null }[]> {
    await this.settle();
    return this.rows(sql`
      select subject, text,
        (select json_object_agg(a.name, convert_from(a.content, 'utf8'))
         from platform.mail_attachment a where a.mail_id = mail.id) as files
      from platform.mail where kind = ${kind} and recipient = ${`${guideId}@example.com`}`);
  }
}
