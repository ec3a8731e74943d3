import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

/** What guides can do and say about themselves. */
@KeepsPersonalData()
@Injectable()
export class GuidesPersonalData extends TableData {
  readonly context = 'guides';
  readonly columns = {
    'guides.guide': [
      'slug',
      'hours',
      'holidays',
      'licence',
      'licence_expires_on',
      'licence_warned_for',
      'picture',
      'greeting',
      'words',
    ],
    'guides.busy_calendar': ['address', 'etag', 'failure'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'guides.guide', keptFor: 'account' },
    { table: 'guides.busy_calendar', keptFor: 'account' },
    { table: 'guides.busy_time', keptFor: 'account' },
    { table: 'guides.commitment', keptFor: 'law' },
  ];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      profile: await this.rows(sql`select * from guides.guide where user_id = ${userId}`),
      calendars: await this.rows(sql`
        select address, added_at, read_at from guides.busy_calendar where guide_id = ${userId} order by added_at
      `),
      busyTimes: await this.rows(sql`
        select starts_at, ends_at from guides.busy_time where guide_id = ${userId} order by starts_at
      `),
    };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`delete from guides.busy_time where guide_id = ${userId}`);
    await this.run(sql`delete from guides.busy_calendar where guide_id = ${userId}`);
    await this.run(sql`
      update guides.guide
      set active = false, licence = null, licence_expires_on = null, licence_warned_for = null, picture = null, greeting = null, words = '[]',
          holidays = '[]', hours = '[]'
      where user_id = ${userId}
    `);
  }
}
