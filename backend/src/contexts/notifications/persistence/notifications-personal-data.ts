import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

@KeepsPersonalData()
@Injectable()
export class NotificationsPersonalData extends TableData {
  readonly context = 'notifications';
  readonly columns = {
    'notifications.notification': ['payload'],
    'notifications.choice': ['topic'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'notifications.notification', keptFor: 'account' },
    { table: 'notifications.choice', keptFor: 'account' },
  ];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      notifications: await this.rows(sql`
        select kind, payload, created_at, read_at from notifications.notification where recipient_id = ${userId}
        order by created_at
      `),
      notificationSettings: await this.rows(sql`
        select topic, bell, mail from notifications.choice where person_id = ${userId} order by topic
      `),
    };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`delete from notifications.notification where recipient_id = ${userId}`);
    await this.run(sql`delete from notifications.choice where person_id = ${userId}`);
  }
}
