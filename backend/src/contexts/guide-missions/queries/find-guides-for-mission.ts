import { ApiProperty } from '@nestjs/swagger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Fraction } from '../../../platform/http/fractions.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { CityGuides, type GuideOfCity, type MissionNeed } from '../domain/city-guides.js';
import { type GuideAccount, GuideAccounts } from '../domain/guides.js';
import { type Answer, ANSWERS } from '../domain/offer.js';

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
  @ApiProperty({ description: 'Their hours, days off and holidays do not leave the time.' }) hasDayOff!: boolean;
  @ApiProperty({ enum: ANSWERS, required: false, description: 'To the offer of this mission.' }) answer?: Answer;
}

interface MissionRow {
  readonly id: string;
  readonly city_id: string;
  readonly category: string;
  readonly language: Locale;
  readonly starts_at: Date;
  readonly ends_at: Date;
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
    private readonly guides: CityGuides,
    private readonly accounts: GuideAccounts,
  ) {}

  async execute({ missionId }: FindGuidesForMission): Promise<GuideForMission[]> {
    const mission = await this.db.first<MissionRow>(sql`
      select id, city_id, category, language, starts_at, ends_at from guide_missions.mission where id = ${missionId}`);
    if (!mission) throw new NotFound({ mission: missionId });
    const guides = await this.guides.ofCity(needOf(mission));
    const approved = await this.accounts.findApproved(guides.map(({ guideId }) => guideId));
    const answers = await this.answersTo(missionId);
    const byId = new Map(approved.map((person) => [person.id, person]));
    return guides
      .flatMap((guide) => {
        const person = byId.get(guide.guideId);
        return person ? [{ guide, person, answer: answers.get(guide.guideId) }] : [];
      })
      .toSorted(byPromise)
      .map(toView);
  }

  private async answersTo(missionId: string): Promise<ReadonlyMap<string, Answer>> {
    const rows = await this.db.rows(sql<{ guide_id: string; answer: Answer }>`
      select guide_id, answer from guide_missions.mission_offer where mission_id = ${missionId} and answer is not null`);
    return new Map(rows.map((row) => [row.guide_id, row.answer]));
  }
}

interface Proposal {
  readonly guide: GuideOfCity;
  readonly person: GuideAccount;
  readonly answer: Answer | undefined;
}

/** Who can take the mission, then who is free, then who has not refused; the best rated first. */
const byPromise = (a: Proposal, b: Proposal): number =>
  Number(b.guide.canTake) - Number(a.guide.canTake) ||
  Number(b.guide.isFree) - Number(a.guide.isFree) ||
  Number(a.answer === 'no') - Number(b.answer === 'no') ||
  (b.guide.rating ?? 0) - (a.guide.rating ?? 0) ||
  a.guide.guideId.localeCompare(b.guide.guideId);

const needOf = (mission: MissionRow): MissionNeed => ({
  id: mission.id,
  cityId: mission.city_id,
  category: mission.category,
  language: mission.language,
  startsAt: mission.starts_at,
  endsAt: mission.ends_at,
});

const toView = ({ guide, person: { id, name, contact }, answer }: Proposal): GuideForMission => ({
  uuid: id,
  name,
  contact,
  rating: guide.rating,
  languages: [...guide.languages],
  speaksIt: guide.speaksLanguage,
  isQualified: guide.isQualified,
  isFree: guide.isFree,
  hasDayOff: !guide.works,
  ...(answer ? { answer } : {}),
});
