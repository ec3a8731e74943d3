import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { type GuideAccount, GuideAccounts } from '../domain/guides.js';
import { MISSION_STATES, type MissionState } from '../domain/mission.js';
import type { MissionBooking, MissionTour } from '../domain/mission-departure.js';
import { type Answer, ANSWERS } from '../domain/offer.js';

class MissionCustomer {
  @ApiProperty() reference!: string;
  @ApiProperty() name!: string;
  @ApiProperty() phone!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Infants included.' }) people!: number;
}

class AskedGuide {
  @ApiProperty({ format: 'uuid' }) uuid!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Telephone number, or e-mail address where there is none.' }) contact!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: ANSWERS, required: false, description: 'Missing until there is one.' }) answer?: Answer;
  @ApiProperty({ description: 'Has not answered, and still may.' }) isWaitedFor!: boolean;
}

/** A mission with everybody whom the team may call about it. */
export class TeamMissionView {
  @ApiProperty({ format: 'uuid' }) uuid!: string;
  @ApiProperty({ enum: MISSION_STATES }) state!: MissionState;
  @ApiProperty({ type: [String] }) bookingReferences!: string[];
  @ApiProperty() city!: string;
  @ApiProperty() tour!: string;
  @ApiProperty() date!: string;
  @ApiProperty() time!: string;
  @ApiProperty({ format: 'date-time', type: String }) startsAt!: Date;
  @ApiProperty() timeZone!: string;
  @ApiProperty({ enum: LOCALES }) guideLanguage!: Locale;
  @ApiProperty({ type: [MissionCustomer], description: 'Who comes.' }) customers!: MissionCustomer[];
  @ApiProperty({ type: [AskedGuide], description: 'In the order of asking.' }) asked!: AskedGuide[];
  @ApiProperty({ enum: ['assign'], isArray: true, description: 'What the reader may do now.' })
  actions!: 'assign'[];
}

interface Asked {
  readonly guideId: string;
  readonly answer: Answer | null;
  readonly isWaitedFor: boolean;
}

interface MissionRow {
  readonly id: string;
  readonly state: MissionState;
  readonly tour: MissionTour;
  readonly bookings: readonly MissionBooking[];
  readonly language: Locale;
  readonly localDate: string;
  readonly localTime: string;
  readonly timeZone: string;
  readonly startsAt: Date;
  readonly asked: readonly Asked[];
}

/** One mission, for the team. Throws NotFound. */
export class FindMissionForTeam extends Query<TeamMissionView> {
  constructor(
    readonly missionId: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindMissionForTeam)
export class FindMissionForTeamHandler implements IQueryHandler<FindMissionForTeam> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: GuideAccounts,
    private readonly clock: Clock,
  ) {}

  async execute({ missionId, language, actor }: FindMissionForTeam): Promise<TeamMissionView> {
    actor.mustBeAllowed('mission.read-any');
    const now = this.clock.now();
    const row = await this.db.first(sql<MissionRow>`
      select m.id, m.state, m.tour, m.bookings, m.language, m.local_date::text as "localDate", m.local_time as "localTime",
             m.time_zone as "timeZone", m.starts_at as "startsAt",
             (select coalesce(json_agg(json_build_object('guideId', o.guide_id, 'answer', o.answer, 'isWaitedFor',
                o.activated and o.answer is null and (o.respond_before is null or o.respond_before > ${now})) order by o.asked_at, o.id), '[]')
              from guide_missions.mission_offer o where o.mission_id = m.id) as asked
      from guide_missions.mission m where m.id = ${missionId}
    `);
    if (!row) throw new NotFound({ mission: missionId });
    const people = await this.accounts.findAll(row.asked.map(({ guideId }) => guideId));
    const canBeAssigned = row.state === 'open' && row.startsAt > now && actor.can('mission.assign');
    return {
      uuid: row.id,
      state: row.state,
      bookingReferences: row.bookings.map(({ reference }) => reference),
      city: row.tour.cityName[language],
      tour: row.tour.name[language],
      date: row.localDate,
      time: row.localTime,
      startsAt: row.startsAt,
      timeZone: row.timeZone,
      guideLanguage: row.language,
      customers: customersOf(row.bookings),
      asked: askedOf(row.asked, people),
      actions: canBeAssigned ? ['assign'] : [],
    };
  }
}

const askedOf = (asked: readonly Asked[], people: ReadonlyMap<string, GuideAccount>): AskedGuide[] =>
  asked.flatMap(({ guideId, answer, isWaitedFor }) => {
    const person = people.get(guideId);
    if (!person) return [];
    const { id, name, contact, email } = person;
    return [{ uuid: id, name, contact, email, ...(answer ? { answer } : {}), isWaitedFor }];
  });

/** Nobody if all bookings were cancelled. */
const customersOf = (bookings: readonly MissionBooking[]): MissionCustomer[] =>
  bookings
    .filter(({ cancelled }) => !cancelled)
    .map(({ reference, traveller: { name, phone, email }, travellers: { adults, children, infants } }) => ({
      reference,
      name,
      phone,
      email,
      people: adults + children + infants,
    }));
