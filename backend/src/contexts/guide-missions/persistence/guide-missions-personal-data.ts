import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type DataSubject,
  KeepsPersonalData,
  type OpenMatter,
  type Retention,
} from '../../../platform/personal-data/personal-data.js';
import { MOST_TOLD, TableData } from '../../../platform/personal-data/table-data.js';

/** Missions and earnings stay: they are what a guide was paid for. */
@KeepsPersonalData()
@Injectable()
export class GuideMissionsPersonalData extends TableData {
  readonly context = 'guide-missions';
  readonly columns = {
    'guide_missions.mission': ['bookings', 'assigned_by'],
    'guide_missions.mission_offer': ['answer_text', 'private_note', 'reasons'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'guide_missions.mission', keptFor: 'law' },
    { table: 'guide_missions.mission_offer', keptFor: 'law' },
  ];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      missions: await this.rows(sql`
        select tour, starts_at, time_zone, state, earnings from guide_missions.mission where guide_id = ${userId}
        order by starts_at
      `),
      answers: await this.rows(sql`
        select mission_id, answer, answer_text, reasons from guide_missions.mission_offer where guide_id = ${userId}
      `),
    };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(
      sql`
        update guide_missions.mission_offer set answer_text = null, private_note = null, reasons = null
        where guide_id = ${userId}
      `,
    );
  }

  override openMatters({ userId }: DataSubject): Promise<readonly OpenMatter[]> {
    return this.matters(
      'mission-to-come',
      sql`
        select id as reference, tour -> 'name' as name, tour -> 'cityName' as place, starts_at as "startsAt",
               time_zone as "timeZone"
        from guide_missions.mission where guide_id = ${userId} and state = 'assigned'
        order by starts_at limit ${MOST_TOLD}
      `,
    );
  }
}
