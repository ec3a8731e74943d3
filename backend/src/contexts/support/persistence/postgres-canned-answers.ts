import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ChangedMeanwhile } from '../../../shared-kernel/version.js';
import { type CannedAnswer, CannedAnswers } from '../domain/canned-answers.js';
import { CannedAnswerTaken } from '../domain/support.errors.js';

@Injectable()
export class PostgresCannedAnswers extends CannedAnswers {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async find(id: string): Promise<CannedAnswer | undefined> {
    const { rows } = await sql<CannedAnswer>`
      select id, title, texts, version from support.canned_answer where id = ${id}
    `.execute(this.entities.getKysely());
    return rows[0];
  }

  async add({ id, title, texts }: Omit<CannedAnswer, 'version'>): Promise<void> {
    const { numAffectedRows } = await sql`
      insert into support.canned_answer (id, title, texts, version)
      values (${id}, ${title}, ${JSON.stringify(texts)}::jsonb, 1) on conflict do nothing
    `.execute(this.entities.getKysely());
    if (numAffectedRows === 0n) throw new CannedAnswerTaken();
  }

  async change({ id, title, texts, version }: CannedAnswer): Promise<void> {
    const database = this.entities.getKysely();
    const { rows } = await sql`
      select 1 from support.canned_answer where title = ${title} and id <> ${id}
    `.execute(database);
    if (rows.length > 0) throw new CannedAnswerTaken();
    const { numAffectedRows } = await sql`
      update support.canned_answer set title = ${title}, texts = ${JSON.stringify(texts)}::jsonb, version = version + 1
      where id = ${id} and version = ${version}
    `.execute(database);
    if (numAffectedRows === 0n) throw new ChangedMeanwhile();
  }

  async remove(id: string): Promise<void> {
    await sql`delete from support.canned_answer where id = ${id}`.execute(this.entities.getKysely());
  }
}
