import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type NotificationChoice, NotificationChoices } from '../domain/notification-choices.js';
import type { TopicName } from '../domain/notification-topics.js';

@Injectable()
export class PostgresNotificationChoices extends NotificationChoices {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async choose(personId: string, topic: TopicName, { bell, mail }: NotificationChoice): Promise<void> {
    await sql`
      insert into notifications.choice as kept (person_id, topic, bell, mail)
      values (${personId}, ${topic}, ${bell ?? true}, ${mail ?? true})
      on conflict (person_id, topic) do update set
        bell = coalesce(${bell ?? null}::boolean, kept.bell),
        mail = coalesce(${mail ?? null}::boolean, kept.mail)
    `.execute(this.entities.getKysely());
  }
}
