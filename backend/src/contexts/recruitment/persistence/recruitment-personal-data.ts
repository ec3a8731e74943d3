import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';
import { MONTHS_KEPT_AFTER_REFUSAL } from '../domain/application.js';

@KeepsPersonalData()
@Injectable()
export class RecruitmentPersonalData extends TableData {
  readonly context = 'recruitment';
  readonly columns = {
    'recruitment.application': [
      'reason',
      'remark',
      'language',
      'spoken_languages',
      'guide_preferences',
      'picture',
      'answers',
      'answer_again',
      'marks',
    ],
  };
  readonly retention: readonly Retention[] = [
    // The account keeps the row; the job empties that of a refused applicant.
    {
      table: 'recruitment.application',
      keptFor: `P${MONTHS_KEPT_AFTER_REFUSAL}M`,
      job: 'recruitment.remove-recordings',
    },
  ];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return { application: await this.rows(sql`select * from recruitment.application where user_id = ${userId}`) };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`delete from recruitment.application where user_id = ${userId}`);
  }
}
