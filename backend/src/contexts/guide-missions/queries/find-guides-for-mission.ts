import { ApiProperty } from '@nestjs/swagger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Fraction } from '../../../platform/http/fractions.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type GuideAccount, GuideAccounts } from '../domain/guides.js';
import { type Answer, ANSWERS } from '../domain/offer.js';
import { canTake, type DepartureInSql, guideConditions } from './guide-eligibility.js';

/** A guide of the mission's city, with what speaks for and against assigning the mission to them. */
export class GuideForMission {
  @ApiProperty({ format: 'uuid' }) uuid!: string;
  @ApiProperty() name!: string;
  @ApiProperty() contact!: string;
  @Fraction({ nullable: true, description: '1.00 to 5.00; null for a new guide.' }) rating!: number | null;
  @ApiProperty({ type: [String] }) languages!: Locale[];
  @ApiProperty({ description: 'Speaks the language in which the tour is given.' }) speaksIt!: boolean;
  @ApiProperty({ description: 'Guides this category of tours.' }) isQualified!: boolean;
  @ApiProperty({ description: 'Has no other mission then, nor half an hour before or after.' }) isFree!: boolean;
  @ApiProperty({ description: 'The weekday is one of their days off.' }) hasDayOff!: boolean;
  @ApiProperty({ enum: ANSWERS, required: false, description: 'To the offer of this mission.' }) answer?: Answer;
}

interface GuideRow {
  readonly guide_id: string;
  readonly rating: string | number | null;
  readonly languages: Locale[];
  readonly speaks_it: boolean;
  readonly is_qualified: boolean;
  readonly is_free: boolean;
  readonly has_day_off: boolean;
  readonly answer: Answer | null;
}

/** The active guides of the mission's city, those who can take it first. An admin may assign any of them. */
export class FindGuidesForMission extends Query<GuideForMission[]> {
  constructor(readonly missionId: string) {
    super();
  }
}

@QueryHandler(FindGuidesForMission)
export class FindGuidesForMissionHandler implements IQueryHandler<FindGuidesForMission> {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: GuideAccounts,
  ) {}

  async execute({ missionId }: FindGuidesForMission): Promise<GuideForMission[]> {
    const mission = await this.db.first(sql`select from guide_missions.mission where id = ${missionId}`);
    if (!mission) throw new NotFound({ mission: missionId });
    const rows = await this.db.rows(guidesFor(missionId));
    const approved = await this.accounts.findApproved(rows.map((row) => row.guide_id));
    const byId = new Map(approved.map((person) => [person.id, person]));
    return rows.flatMap((row) => {
      const person = byId.get(row.guide_id);
      return person ? [toView(row, person)] : [];
    });
  }
}

const toView = (row: GuideRow, { id, name, contact }: GuideAccount): GuideForMission => ({
  uuid: id,
  name,
  contact,
  rating: row.rating === null ? null : Number(row.rating),
  languages: row.languages,
  speaksIt: row.speaks_it,
  isQualified: row.is_qualified,
  isFree: row.is_free,
  hasDayOff: row.has_day_off,
  ...(row.answer ? { answer: row.answer } : {}),
});

/** The mission of the statement. */
const THIS_MISSION: DepartureInSql = {
  missionId: sql.ref('m.id'),
  cityId: sql.ref('m.city_id'),
  language: sql.ref('m.language'),
  category: sql.ref('m.category'),
  startsAt: sql.ref('m.starts_at'),
  busyUntil: sql.ref('m.busy_until'),
};

const { speaksLanguage, isQualified, hasDayOff, isFree } = guideConditions(THIS_MISSION);

const guidesFor = (missionId: string) => sql<GuideRow>`
  select * from (
    select g.user_id as guide_id, g.rating, o.answer,
           array(select l.language from guide_missions.guide_language l where l.guide_id = g.user_id order by 1) as languages,
           ${speaksLanguage} as speaks_it, ${isQualified} as is_qualified, ${hasDayOff} as has_day_off, ${isFree} as is_free,
           ${canTake(THIS_MISSION)} as can_take
    from guide_missions.mission m
    join guide_missions.guide_profile g on g.city_id = m.city_id and g.active
    left join guide_missions.mission_offer o on o.mission_id = m.id and o.guide_id = g.user_id
    where m.id = ${missionId}
  ) guide
  order by can_take desc, is_free desc, answer is not distinct from 'no', rating desc nulls last, guide_id
`;
