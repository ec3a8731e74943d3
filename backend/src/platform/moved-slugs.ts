import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from './persistence/read-db.js';

type Called = (slug: string) => Promise<string | undefined> | string | undefined;

/** Where things with an address of their own have moved to. A kind is a context's own name for such things: `tour`. */
@Injectable()
export class MovedSlugs {
  constructor(
    private readonly db: ReadDb,
    private readonly entities: EntityManager,
  ) {}

  /**
   * Today's slug of what is called by this one in other letters' case, or was once. To be asked when nothing is called so
   * now.
   * @param called the slug of what is called so; slugs have small letters alone
   */
  async find(kind: string, slug: string, called: Called): Promise<string | undefined> {
    const small = slug.toLowerCase();
    const present = small === slug ? undefined : await called(small);
    if (present !== undefined) return present;
    const moved = await this.db.first(sql<{ to: string }>`
      select moved_to as "to" from platform.moved_slug where kind = ${kind} and slug = ${small}
    `);
    return moved?.to;
  }

  /** In the running transaction. Older slugs of the same thing lead to the newest at once; nothing leads to itself. */
  async record(kind: string, from: string, to: string): Promise<void> {
    const database = this.entities.getKysely();
    await sql`delete from platform.moved_slug where kind = ${kind} and slug = ${to}`.execute(database);
    await sql`update platform.moved_slug set moved_to = ${to} where kind = ${kind} and moved_to = ${from}`.execute(
      database,
    );
    await sql`
      insert into platform.moved_slug (kind, slug, moved_to) values (${kind}, ${from}, ${to})
      on conflict (kind, slug) do update set moved_to = excluded.moved_to
    `.execute(database);
  }
}
