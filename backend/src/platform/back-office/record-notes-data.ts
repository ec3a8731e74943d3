import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, PersonalData, type Retention } from '../personal-data/personal-data.js';

/** The team's notes about a person's account. Notes about other records are kept as long as the law keeps the record. */
@KeepsPersonalData()
@Injectable()
export class RecordNotesData extends PersonalData {
  readonly context = 'notes';
  readonly columns = { 'platform.record_note': ['text', 'author_id'] };
  readonly retention: readonly Retention[] = [{ table: 'platform.record_note', keptFor: 'account' }];

  constructor(private readonly entities: EntityManager) {
    super();
  }

  async export({ userId }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    const { rows } = await sql<{ text: string; at: Date }>`
      select text, at from platform.record_note where subject_type = 'user' and subject_id = ${userId} order by at
    `.execute(this.entities.getKysely());
    return { notes: rows.map(({ text, at }) => ({ text, at: at.toISOString() })) };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await sql`
      delete from platform.record_note where subject_type = 'user' and subject_id = ${userId}
    `.execute(this.entities.getKysely());
  }

  async openMatters(): Promise<readonly never[]> {
    return [];
  }
}
