import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import { OneTimeTokens, TOKEN_LIFE, type TokenPurpose } from '../domain/one-time-tokens.js';
import type { UserId } from '../domain/user.js';

/** Tokens as rows. A conditional update uses a token up, so that one of many rivals wins. */
@Injectable()
export class PostgresOneTimeTokens extends OneTimeTokens {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async issue(userId: UserId, purpose: TokenPurpose): Promise<string> {
    const token = this.ids.secret();
    const now = this.clock.now();
    await sql`
      insert into identity.one_time_token (hash, user_id, purpose, issued_at, expires_at)
      values (${hashOfSecret(token)}, ${userId}, ${purpose}, ${now}, ${new Date(now.getTime() + TOKEN_LIFE[purpose])})
    `.execute(this.database);
    return token;
  }

  async use(token: string, purpose: TokenPurpose): Promise<UserId | undefined> {
    const now = this.clock.now();
    const { rows } = await sql<{ user_id: string }>`
      update identity.one_time_token set used_at = ${now}
      where hash = ${hashOfSecret(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      returning user_id
    `.execute(this.database);
    return rows[0]?.user_id;
  }

  async findOwner(token: string, purpose: TokenPurpose): Promise<UserId | undefined> {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from identity.one_time_token
      where hash = ${hashOfSecret(token)} and purpose = ${purpose} and used_at is null and expires_at > ${this.clock.now()}
    `.execute(this.database);
    return rows[0]?.user_id;
  }

  async revokeAll(userId: UserId, purpose: TokenPurpose): Promise<void> {
    await sql`
      update identity.one_time_token set used_at = ${this.clock.now()}
      where user_id = ${userId} and purpose = ${purpose} and used_at is null
    `.execute(this.database);
  }

  async countIssuedSince(userId: UserId, purpose: TokenPurpose, since: Date): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from identity.one_time_token
      where user_id = ${userId} and purpose = ${purpose} and issued_at > ${since}
    `.execute(this.database);
    return rows[0]?.count ?? 0;
  }

  async forgetExpired(): Promise<void> {
    await sql`delete from identity.one_time_token where expires_at <= ${this.clock.now()}`.execute(this.database);
  }

  private get database() {
    return this.entities.getKysely();
  }
}
