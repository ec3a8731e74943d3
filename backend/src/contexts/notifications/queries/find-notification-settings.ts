import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { TOPIC_NAMES, topicOf, type TopicName } from '../domain/notification-topics.js';

export class NotificationSettingView {
  @ApiProperty({ enum: TOPIC_NAMES }) topic!: TopicName;
  @ApiProperty({ required: false, description: 'Absent where the bell cannot be chosen for this topic.' })
  bell?: boolean;
  @ApiProperty({ required: false, description: 'Absent where mails cannot be chosen for this topic.' })
  mail?: boolean;
}

export class NotificationSettingsView {
  @ApiProperty({ type: [NotificationSettingView] }) settings!: NotificationSettingView[];
}

interface ChoiceRow {
  readonly topic: TopicName;
  readonly bell: boolean;
  readonly mail: boolean;
}

/** What the person may choose to hear of, and has chosen. */
export class FindNotificationSettings extends Query<NotificationSettingsView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindNotificationSettings)
export class FindNotificationSettingsHandler implements IQueryHandler<FindNotificationSettings> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindNotificationSettings): Promise<NotificationSettingsView> {
    const rows = await this.db.rows(sql<ChoiceRow>`
      select topic, bell, mail from notifications.choice where person_id = ${actor.mustBePerson()}
    `);
    const chosen = new Map(rows.map((row) => [row.topic, row]));
    const settings = TOPIC_NAMES.filter((topic) => topicOf(topic).isFor(actor)).map((topic) => ({
      topic,
      ...(topicOf(topic).bell.length > 0 ? { bell: chosen.get(topic)?.bell ?? true } : {}),
      ...(topicOf(topic).mail.length > 0 ? { mail: chosen.get(topic)?.mail ?? true } : {}),
    }));
    return { settings };
  }
}
