import { ApiProperty } from '@nestjs/swagger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { ATTENTION_KINDS, type AttentionKind } from '../domain/attention.js';
import { type Answer, ANSWERS } from '../domain/offer.js';
import { type GuideAccount, GuideAccounts } from '../domain/guides.js';
import type { MissionBooking, MissionTour } from '../domain/mission-departure.js';

class AttentionCustomer {
  @ApiProperty() reference!: string;
  @ApiProperty() name!: string;
  @ApiProperty() phone!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Infants included.' }) people!: number;
}

class AskedGuide {
  @ApiProperty() uuid!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Telephone number, or e-mail address where there is none.' }) contact!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: ANSWERS, required: false, description: 'Missing until there is one.' }) answer?: Answer;
  @ApiProperty({ description: 'Has not answered, and still may.' }) isWaitedFor!: boolean;
}

class AttentionMission {
  @ApiProperty() uuid!: string;
  @ApiProperty({ type: [String] }) bookingReferences!: string[];
  @ApiProperty() city!: string;
  @ApiProperty() tour!: string;
  @ApiProperty() date!: string;
  @ApiProperty() time!: string;
  @ApiProperty() startsAt!: string;
  @ApiProperty() timeZone!: string;
  @ApiProperty() guideLanguage!: string;
  @ApiProperty({ type: [AttentionCustomer], description: 'Who comes.' }) customers!: AttentionCustomer[];
  @ApiProperty({ type: [AskedGuide], description: 'In the order of asking.' }) asked!: AskedGuide[];
}

class AttentionGuide {
  @ApiProperty() uuid!: string;
  @ApiProperty() name!: string;
  @ApiProperty() contact!: string;
}

/** A mission that a person of the team must look at. */
export class AttentionView {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ATTENTION_KINDS }) kind!: AttentionKind;
  @ApiProperty({ format: 'date-time' }) since!: string;
  @ApiProperty({ type: AttentionMission }) mission!: AttentionMission;
  @ApiProperty({ type: AttentionGuide, required: false }) guide?: AttentionGuide;
  @ApiProperty({ required: false, description: 'What the guide wrote.' }) message?: string;
}

interface AttentionRow {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly guide_id: string | null;
  readonly message: string | null;
  readonly since: Date;
  readonly mission_id: string;
  readonly tour: MissionTour;
  readonly bookings: readonly MissionBooking[];
  readonly language: Locale;
  readonly local_date: string;
  readonly local_time: string;
  readonly time_zone: string;
  readonly starts_at: Date;
  readonly asked: readonly {
    readonly guideId: string;
    readonly answer: Answer | null;
    readonly isWaitedFor: boolean;
  }[];
}

const MOST = 200;

/** The calls that are not settled, the nearest start first. For admins. */
export class FindAttention extends Query<AttentionView[]> {
  constructor(readonly language: Locale) {
    super();
  }
}

@QueryHandler(FindAttention)
export class FindAttentionHandler implements IQueryHandler<FindAttention> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: GuideAccounts,
    private readonly clock: Clock,
  ) {}

  async execute({ language }: FindAttention): Promise<AttentionView[]> {
    const rows = await this.db.rows(sql<AttentionRow>`
      select a.id, a.kind, a.guide_id, a.message, a.since, m.id as mission_id, m.tour, m.bookings, m.language,
             m.local_date::text as local_date, m.local_time, m.time_zone, m.starts_at,
             (select coalesce(json_agg(json_build_object('guideId', o.guide_id, 'answer', o.answer, 'isWaitedFor',
                o.activated and o.answer is null and (o.respond_before is null or o.respond_before > ${this.clock.now()})) order by o.asked_at, o.id), '[]')
              from guide_missions.mission_offer o where o.mission_id = m.id) as asked
      from guide_missions.attention a join guide_missions.mission m on m.id = a.mission_id
      where a.settled_at is null order by m.starts_at, a.since, a.id limit ${MOST}
    `);
    const people = await this.accounts.findAll(
      rows.flatMap(({ guide_id: guide, asked }) => [
        ...(guide === null ? [] : [guide]),
        ...asked.map((a) => a.guideId),
      ]),
    );
    return rows.map((row) => toView(row, people, language));
  }
}

function toView(row: AttentionRow, people: ReadonlyMap<string, GuideAccount>, language: Locale): AttentionView {
  const guide = row.guide_id === null ? undefined : people.get(row.guide_id);
  return {
    id: row.id,
    kind: row.kind,
    since: row.since.toISOString(),
    mission: {
      uuid: row.mission_id,
      bookingReferences: row.bookings.map(({ reference }) => reference),
      city: row.tour.cityName[language],
      tour: row.tour.name[language],
      date: row.local_date,
      time: row.local_time,
      startsAt: row.starts_at.toISOString(),
      timeZone: row.time_zone,
      guideLanguage: row.language,
      customers: customersOf(row.bookings),
      asked: askedOf(row, people),
    },
    ...(guide ? { guide: { uuid: guide.id, name: guide.name, contact: guide.contact } } : {}),
    ...(row.message ? { message: row.message } : {}),
  };
}

const askedOf = ({ asked }: AttentionRow, people: ReadonlyMap<string, GuideAccount>): AskedGuide[] =>
  asked.flatMap(({ guideId, answer, isWaitedFor }) => {
    const person = people.get(guideId);
    if (!person) return [];
    const { id, name, contact, email } = person;
    return [{ uuid: id, name, contact, email, ...(answer ? { answer } : {}), isWaitedFor }];
  });

/** Nobody if all bookings were cancelled. */
const customersOf = (bookings: readonly MissionBooking[]): AttentionCustomer[] =>
  bookings
    .filter(({ cancelled }) => !cancelled)
    .map(({ reference, traveller: { name, phone, email }, travellers: { adults, children, infants } }) => ({
      reference,
      name,
      phone,
      email,
      people: adults + children + infants,
    }));
