import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

@KeepsPersonalData()
@Injectable()
export class AgenciesPersonalData extends TableData {
  readonly context = 'agencies';
  readonly columns = {
    'agencies.professional': ['reason', 'vat_check'],
  };
  readonly retention: readonly Retention[] = [{ table: 'agencies.professional', keptFor: 'account' }];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return { professional: await this.rows(sql`select * from agencies.professional where user_id = ${userId}`) };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`delete from agencies.professional where user_id = ${userId}`);
  }
}
