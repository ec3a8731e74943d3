import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type DataSubject,
  KeepsPersonalData,
  PersonalData,
  type Retention,
} from '../../../platform/personal-data/personal-data.js';

const ofPerson = ({ userId }: DataSubject) =>
  sql`(subject_type in ('user', 'application') and subject_id = ${userId} or facts ->> 'guideId' = ${userId})`;

/** What the queue says of a person: facts about the account, and what a guide wrote. */
@KeepsPersonalData()
@Injectable()
export class WorkItemsData extends PersonalData {
  readonly context = 'work-items';
  readonly columns = { 'work_items.work_item': ['facts', 'note'] };
  readonly retention: readonly Retention[] = [
    { table: 'work_items.work_item', keptFor: 'P24M', job: 'work-items.remove-old-work-items' },
  ];

  constructor(private readonly entities: EntityManager) {
    super();
  }

  async export(person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    const { rows } = await sql<{ kind: string; facts: object; raised: Date }>`
      select kind, facts, raised_at as raised from work_items.work_item where ${ofPerson(person)} order by raised_at
    `.execute(this.entities.getKysely());
    return { workItems: rows.map(({ kind, facts, raised }) => ({ kind, facts, raisedAt: raised.toISOString() })) };
  }

  async erase(person: DataSubject): Promise<void> {
    await sql`
      update work_items.work_item
      set facts = facts - '{guideId,guideName,guideContact,message}'::text[], note = case when note is not null then '' end,
          subject_reference = case when context <> 'agencies' then subject_reference end
      where ${ofPerson(person)}
    `.execute(this.entities.getKysely());
  }

  async openMatters(): Promise<readonly never[]> {
    return [];
  }
}
