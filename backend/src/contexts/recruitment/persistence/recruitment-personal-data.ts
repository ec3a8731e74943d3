import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

@KeepsPersonalData()
@Injectable()
export class RecruitmentPersonalData extends TableData {
  readonly context = 'recruitment';
  readonly columns = {};
  readonly retention: readonly Retention[] = [{ table: 'recruitment.application', keptFor: 'account' }];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return { application: await this.rows(sql`select * from recruitment.application where user_id = ${userId}`) };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`delete from recruitment.application where user_id = ${userId}`);
  }
}
