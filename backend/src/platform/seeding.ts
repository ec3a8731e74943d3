import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Commands } from './commands.js';
import { Clock } from '../shared-kernel/building-blocks/clock.js';

/** Writes data that a new database begins with, each part once. */
@Injectable()
export class Seeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a part in a transaction unless it was written before, and remembers that. Of two processes that start at
   * once, the second waits for the first one's row and then does nothing.
   * @returns whether it was written now
   */
  once(part: string, write: () => Promise<void>): Promise<boolean> {
    return this.commands.inTransaction(async () => {
      const isNew = await this.remember(part);
      if (isNew) await write();
      return isNew;
    });
  }

  /**
   * Runs a part that is many transactions, unless it was begun before. A part that was interrupted is not resumed, so
   * that nothing is there twice.
   * @returns whether it ran now
   */
  async begin(part: string, run: () => Promise<void>): Promise<boolean> {
    const isNew = await this.once(part, () => Promise.resolve());
    if (isNew) await run();
    return isNew;
  }

  private async remember(part: string): Promise<boolean> {
    const { rows } = await sql`
      insert into platform.setting (name, value)
      values (${`demo.seeded.${part}`}, ${JSON.stringify(this.clock.now())}::jsonb)
      on conflict do nothing returning name
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }
}
