import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { FileUnknown, TooManyUnusedFiles } from './file.errors.js';

export interface NewFile {
  readonly path: string;
  /** Id of the account. */
  readonly ownerId: string;
  readonly contentType: string;
  readonly bytes: number;
}

const MOST_UNUSED = 40;
const MOST_AT_ONCE = 200;

/** Which files there are, whose they are and what uses them. All calls run in the running transaction. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Notes the file before it is written, so that nothing can be in the store unnoticed. Throws TooManyUnusedFiles. */
  async add({ path, ownerId, contentType, bytes }: NewFile): Promise<void> {
    await this.run(sql`select pg_advisory_xact_lock(hashtextextended(${`files:${ownerId}`}, 0))`);
    const added = await this.run(sql`
      insert into platform.stored_file (path, owner_id, content_type, bytes, unused_since)
      select ${path}, ${ownerId}, ${contentType}, ${bytes}::int, ${this.clock.now()}::timestamptz
      where (select count(*) from platform.stored_file where owner_id = ${ownerId} and claimed_by is null) < ${MOST_UNUSED}
      returning path
    `);
    if (added.length === 0) throw new TooManyUnusedFiles({ most: MOST_UNUSED });
  }

  /**
   * Says that something uses the person's file: it then stays. Throws {@link FileUnknown} for a file of somebody else, one
   * in other use, and one about to be removed.
   *
   * @param claimedBy what uses it: `identity.picture:{user}`
   * @param types the content types that may be used there
   * @param field the request's field that names the file
   */
  async claim(
    path: string,
    ownerId: string,
    claimedBy: string,
    types: readonly string[],
    field: string,
  ): Promise<void> {
    const claimed = await this.run(sql`
      update platform.stored_file set claimed_by = ${claimedBy}, unused_since = null
      where path = ${path} and owner_id = ${ownerId} and removing_since is null and content_type = any(${types}::text[])
        and coalesce(claimed_by, ${claimedBy}) = ${claimedBy}
      returning path
    `);
    if (claimed.length === 0) throw new FileUnknown(field);
  }

  /** Nothing uses the file any more. The nightly job removes it. */
  async release(path: string, claimedBy: string): Promise<void> {
    await this.run(sql`
      update platform.stored_file set claimed_by = null, unused_since = ${this.clock.now()}::timestamptz
      where path = ${path} and claimed_by = ${claimedBy}
    `);
  }

  /** Gives up all files of a person, used or not: they are removed by the next run of the job. */
  async giveUpAllOf(ownerId: string): Promise<void> {
    await this.run(sql`
      update platform.stored_file set claimed_by = null, removing_since = ${this.clock.now()}::timestamptz
      where owner_id = ${ownerId} and removing_since is null
    `);
  }

  /** Marks the file as one to remove, used or not: nobody can claim it from now on. */
  async giveUp(path: string): Promise<void> {
    await this.run(sql`
      update platform.stored_file set claimed_by = null, removing_since = ${this.clock.now()}::timestamptz where path = ${path}
    `);
  }

  /** Marks files that nothing has used since `before`, and answers all that are to be removed. */
  async giveUpUnused(before: Date): Promise<readonly string[]> {
    await this.run(sql`
      update platform.stored_file set removing_since = ${this.clock.now()}::timestamptz
      where unused_since < ${before}::timestamptz and claimed_by is null and removing_since is null
    `);
    const rows = await this.run<{ path: string }>(sql`
      select path from platform.stored_file where removing_since is not null order by removing_since limit ${MOST_AT_ONCE}
    `);
    return rows.map(({ path }) => path);
  }

  /** Forgets a file that is no longer in the store. */
  async forget(path: string): Promise<void> {
    await this.run(sql`delete from platform.stored_file where path = ${path} and removing_since is not null`);
  }

  private async run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
