import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

/** Which tours a person has marked. */
@KeepsPersonalData()
@Injectable()
export class CataloguePersonalData extends TableData {
  readonly context = 'catalogue';
  readonly columns = {};
  readonly retention: readonly Retention[] = [{ table: 'catalogue.favourite', keptFor: 'account' }];

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      favourites: await this.rows(sql`
        select t.slug, f.marked_at from catalogue.favourite f join catalogue.tour t on t.id = f.tour_id
        where f.user_id = ${userId} order by f.marked_at
      `),
    };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.run(sql`delete from catalogue.favourite where user_id = ${userId}`);
  }
}
