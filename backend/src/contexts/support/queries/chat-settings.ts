import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';

export class TeamHoursView {
  @ApiProperty({ example: 'Europe/Rome' }) zone!: string;
  @ApiProperty({ type: 'integer', isArray: true, description: '1 is Monday.' }) weekdays!: readonly number[];
  @ApiProperty({ example: '09:00' }) opens!: string;
  @ApiProperty({ example: '20:00' }) closes!: string;
  @ApiProperty({ type: 'integer' }) version!: number;
}

export class CannedAnswerTexts implements Record<Locale, string> {
  @ApiProperty() en_US!: string;
  @ApiProperty() fr_FR!: string;
  @ApiProperty() de_DE!: string;
  @ApiProperty() es_ES!: string;
  @ApiProperty() it_IT!: string;
  @ApiProperty() ru_RU!: string;
  @ApiProperty() ja_JP!: string;
}

export class CannedAnswerView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: CannedAnswerTexts }) texts!: CannedAnswerTexts;
  @ApiProperty({ type: 'integer' }) version!: number;
}

export class ChatSettingsView {
  @ApiProperty({ type: TeamHoursView }) hours!: TeamHoursView;
  @ApiProperty({ type: [CannedAnswerView], description: 'By title.' }) answers!: readonly CannedAnswerView[];
}

/** The hours of the team and its canned answers. */
export class FindChatSettings extends Query<ChatSettingsView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindChatSettings)
export class FindChatSettingsHandler implements IQueryHandler<FindChatSettings> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindChatSettings): Promise<ChatSettingsView> {
    actor.mustBeAllowed('conversation.answer');
    const [hours, answers] = await Promise.all([
      this.db.first(sql<TeamHoursView>`select zone, weekdays, opens, closes, version from support.team_hours`),
      this.db.rows(sql<CannedAnswerView>`select id, title, texts, version from support.canned_answer order by title`),
    ]);
    if (!hours) throw new Error('The hours of the team are missing');
    return { hours, answers };
  }
}
