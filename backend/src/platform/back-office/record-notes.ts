import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { AuditSubject } from '../audit/audit-trail.js';

/** What a person of the team wrote about a record. */
export interface RecordNote {
  readonly id: string;
  readonly subject: AuditSubject;
  readonly text: string;
  readonly authorId: string;
  readonly version: number;
}

/** The rows of `platform.record_note`. */
@Injectable()
export class RecordNotes {
  constructor(private readonly entities: EntityManager) {}

  async add({ id, subject, text, authorId }: Omit<RecordNote, 'version'>, at: Date): Promise<void> {
    await sql`
      insert into platform.record_note (id, subject_type, subject_id, text, author_id, at)
      values (${id}, ${subject.type}, ${subject.id}, ${text}, ${authorId}, ${at})
    `.execute(this.entities.getKysely());
  }

  /** Locks the note until the transaction ends. */
  async findForChange(id: string): Promise<RecordNote | undefined> {
    const { rows } = await sql<{ type: string; subject: string; text: string; author: string; version: number }>`
      select subject_type as type, subject_id as subject, text, author_id as author, version
      from platform.record_note where id = ${id} for update
    `.execute(this.entities.getKysely());
    const [row] = rows;
    return (
      row && {
        id,
        subject: { type: row.type, id: row.subject },
        text: row.text,
        authorId: row.author,
        version: row.version,
      }
    );
  }

  async change(id: string, text: string): Promise<void> {
    await sql`
      update platform.record_note set text = ${text}, version = version + 1 where id = ${id}
    `.execute(this.entities.getKysely());
  }

  async remove(id: string): Promise<void> {
    await sql`delete from platform.record_note where id = ${id}`.execute(this.entities.getKysely());
  }
}
