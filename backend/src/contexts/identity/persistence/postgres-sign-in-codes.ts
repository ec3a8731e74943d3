import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { createHmac, randomInt } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { GUESSES_PER_CODE, SIGN_IN_CODE_LIFE, SignInCodes } from '../domain/sign-in-codes.js';
import type { UserId } from '../domain/user.js';

const DIGITS = 6;

/** Codes as rows. A conditional update counts each guess, so that many at once have five guesses together. */
@Injectable()
export class PostgresSignInCodes extends SignInCodes {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  async issue(userId: UserId): Promise<string> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const now = this.clock.now();
    await sql`
      update identity.sign_in_code set closed_at = ${now} where user_id = ${userId} and closed_at is null
    `.execute(this.database);
    await sql`
      insert into identity.sign_in_code (id, user_id, hash, issued_at)
      values (${this.ids.uuid()}, ${userId}, ${this.hashOf(userId, code)}, ${now})
    `.execute(this.database);
    return code;
  }

  async use(userId: UserId, code: string): Promise<boolean> {
    const now = this.clock.now();
    const { rows } = await sql<{ is_right: boolean }>`
      update identity.sign_in_code
      set guesses = guesses + 1,
          closed_at = case when hash = ${this.hashOf(userId, code)} then ${now}::timestamptz end
      where user_id = ${userId} and closed_at is null and guesses < ${GUESSES_PER_CODE}
        and issued_at > ${new Date(now.getTime() - SIGN_IN_CODE_LIFE)}
      returning closed_at is not null as is_right
    `.execute(this.database);
    return rows[0]?.is_right ?? false;
  }

  async countIssuedSince(userId: UserId, since: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from identity.sign_in_code where user_id = ${userId} and issued_at > ${since}
    `.execute(this.database);
    return rows[0]?.count ?? 0;
  }

  async forgetExpired(): Promise<void> {
    await sql`
      delete from identity.sign_in_code where issued_at <= ${this.clock.now()}::timestamptz - interval '1 hour'
    `.execute(this.database);
  }

  /** Keyed, because a thief of the database could try all million codes against a plain hash. */
  private hashOf(userId: UserId, code: string): string {
    const key = `sign-in-code:${this.config.APP_SECRET}`;
    return createHmac('sha256', key).update(`${userId}:${code}`).digest('base64url');
  }

  private get database() {
    return this.entities.getKysely();
  }
}
