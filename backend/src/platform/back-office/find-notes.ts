import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { AccountNames } from '../audit/account-names.js';
import type { AuditSubject } from '../audit/audit-trail.js';
import { ReadDb } from '../persistence/read-db.js';

const MOST = 200;

export class NoteView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'uuid' }) authorId!: string;
  @ApiProperty({ required: false, description: 'Missing once the account is gone.' }) author?: string;
  @ApiProperty({ format: 'date-time', type: String }) at!: Date;
  @ApiProperty({ description: 'A change of the note sends it back.' }) version!: number;
}

/** The notes of a record, the latest first, at most 200. */
@Injectable()
export class FindNotes {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: AccountNames,
  ) {}

  async find({ type, id }: AuditSubject, actor: Actor): Promise<readonly NoteView[]> {
    actor.mustBeAllowed('note.write');
    const notes = await this.db.rows(sql<Omit<NoteView, 'author'>>`
      select id, text, author_id as "authorId", at, version from platform.record_note
      where subject_type = ${type} and subject_id = ${id} order by at desc, id desc limit ${MOST}
    `);
    const names = await this.accounts.namesOf([...new Set(notes.map(({ authorId }) => authorId))]);
    return notes.map((note) => {
      const author = names.get(note.authorId);
      return { ...note, ...(author === undefined ? {} : { author }) };
    });
  }
}
