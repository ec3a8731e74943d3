import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { type DataSubject, type OpenMatter, PersonalData } from './personal-data.js';

/** As many open matters of a kind as a person is told at once. */
export const MOST_TOLD = 20;

/** Personal data in tables of one context. All statements run in the running transaction, or alone where there is none. */
@Injectable()
export abstract class TableData extends PersonalData {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  /** Nothing of the context keeps an account open. */
  async openMatters(_person: DataSubject): Promise<readonly OpenMatter[]> {
    return [];
  }

  /** @param statement selects the fields of {@link OpenMatter} but its code */
  protected async matters(code: string, statement: RawBuilder<unknown>): Promise<readonly OpenMatter[]> {
    const { rows } = await (statement as RawBuilder<Omit<OpenMatter, 'code'>>).execute(this.entities.getKysely());
    return rows.map((row) => ({ ...row, code, startsAt: new Date(row.startsAt) }));
  }

  /** Rows as JSON writes them: camelCase is the statement's own business. */
  protected async rows(statement: RawBuilder<unknown>): Promise<readonly unknown[]> {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(found) as row from (${statement}) found`.execute(
      this.entities.getKysely(),
    );
    return rows.map(({ row }) => row);
  }

  protected async run(...statements: readonly RawBuilder<unknown>[]): Promise<void> {
    for (const statement of statements) await statement.execute(this.entities.getKysely());
  }
}
