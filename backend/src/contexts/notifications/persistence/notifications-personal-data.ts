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
  };
  readonly retention: readonly Retention[] = [{ table: 'notifications.notification', keptFor: 'account' }];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      notifications: await this.rows(sql`
        select kind, payload, created_at, read_at from notifications.notification where recipient_id = ${userId}
        order by created_at
      `),
    };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`delete from notifications.notification where recipient_id = ${userId}`);
  }
}
