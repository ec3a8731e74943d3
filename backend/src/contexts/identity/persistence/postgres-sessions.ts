import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { AccessTokens } from '../../../platform/http/access-tokens.js';
import { endStreamsOf } from '../../../platform/realtime/ended-sessions.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import {
  type DeviceFacts,
  PASSWORD_CONFIRMED_MINUTES,
  SESSION_DAYS,
  Sessions,
  type TokenPair,
} from '../domain/sessions.js';
import type { UserId } from '../domain/user.js';

/** Two tabs may renew at once. */
const GRACE_MS = 10_000;
/** The privacy notice promises it. */
const KEPT_MONTHS = 12;

/**
 * Sessions as rows. A conditional update uses up a refresh token, so that one of two rivals wins. The next token is
 * derived from the one before, so that a repetition brings the same next token although only its hash is stored.
 */
@Injectable()
export class PostgresSessions extends Sessions {
  constructor(
    private readonly entities: EntityManager,
    private readonly tokens: AccessTokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  async open(userId: UserId, device: DeviceFacts): Promise<TokenPair> {
    const sessionId = this.ids.uuid();
    await sql`
      insert into identity.session (id, user_id, opened_at, ip, user_agent, screen_resolution, device_id)
      values (${sessionId}, ${userId}, ${this.clock.now()}, ${device.ip}, ${device.userAgent},
              ${device.screenResolution ?? null}, ${device.deviceId ?? null})
    `.execute(this.database);
    return this.issue(sessionId, userId, this.ids.secret());
  }

  async renew(refreshToken: string): Promise<TokenPair | undefined> {
    const now = this.clock.now();
    const { rows } = await sql<{ session_id: string; user_id: string; used_at: Date | null; first_use: boolean }>`
      with known as (
        select t.hash, t.session_id, t.used_at, s.user_id from identity.refresh_token t
        join identity.session s on s.id = t.session_id and s.ended_at is null
        where t.hash = ${hashOfSecret(refreshToken)} and t.expires_at > ${now} for update of t
      ), used as (
        update identity.refresh_token t set used_at = ${now} from known where t.hash = known.hash and t.used_at is null returning t.hash
      )
      select session_id, user_id, used_at, exists (select from used) as first_use from known
    `.execute(this.database);
    const token = rows[0];
    if (!token) return undefined;
    const next = this.successorOf(refreshToken);
    if (token.first_use) return this.issue(token.session_id, token.user_id, next);
    const isInGrace = token.used_at !== null && now.getTime() - new Date(token.used_at).getTime() <= GRACE_MS;
    if (isInGrace && (await this.isUnused(next))) return this.pair(token.session_id, token.user_id, next);
    await this.end(token.session_id);
    return undefined;
  }

  async end(sessionId: string): Promise<void> {
    await this.endThose(sql`id = ${sessionId}`);
  }

  async endAllOf(userId: UserId): Promise<void> {
    await this.endThose(sql`user_id = ${userId}`);
  }

  async endOthersOf(userId: UserId, kept: string | undefined): Promise<void> {
    await this.endThose(sql`user_id = ${userId} and id is distinct from ${kept ?? null}::uuid`);
  }

  async endOwn(sessionId: string, userId: UserId): Promise<boolean> {
    return (await this.endThose(sql`id = ${sessionId} and user_id = ${userId}`)).length === 1;
  }

  async isKnownDevice(userId: UserId, { deviceId, userAgent }: DeviceFacts): Promise<boolean> {
    const isSame = deviceId === undefined ? sql`user_agent = ${userAgent}` : sql`device_id = ${deviceId}`;
    const { rows } = await sql`
      select 1 from identity.session
      where user_id = ${userId} and ${isSame}
        and opened_at > ${this.clock.now()}::timestamptz - make_interval(months => ${KEPT_MONTHS}) limit 1
    `.execute(this.database);
    return rows.length === 1;
  }

  async hasConfirmedPassword(sessionId: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - PASSWORD_CONFIRMED_MINUTES * 60_000);
    const { rows } = await sql`
      select 1 from identity.session where id = ${sessionId} and ended_at is null and password_confirmed_at > ${since}
    `.execute(this.database);
    return rows.length === 1;
  }

  async notePasswordConfirmed(sessionId: string): Promise<void> {
    await sql`
      update identity.session set password_confirmed_at = ${this.clock.now()} where id = ${sessionId} and ended_at is null
    `.execute(this.database);
  }

  async forgetExpired(): Promise<void> {
    const now = this.clock.now();
    await sql`delete from identity.refresh_token where expires_at <= ${now}`.execute(this.database);
    await sql`
      delete from identity.session s
      where s.opened_at <= ${now}::timestamptz - make_interval(months => ${KEPT_MONTHS})
        and (s.ended_at is not null or not exists (select from identity.refresh_token t where t.session_id = s.id))
    `.execute(this.database);
  }

  private async endThose(condition: RawBuilder<unknown>): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      update identity.session set ended_at = ${this.clock.now()} where ended_at is null and ${condition} returning id
    `.execute(this.database);
    const ended = rows.map(({ id }) => id);
    await endStreamsOf(ended, this.entities);
    return ended;
  }

  private async issue(sessionId: string, userId: UserId, refreshToken: string): Promise<TokenPair> {
    const now = this.clock.now();
    await sql`
      insert into identity.refresh_token (hash, session_id, issued_at, expires_at)
      values (${hashOfSecret(refreshToken)}, ${sessionId}, ${now}, ${new Date(now.getTime() + SESSION_DAYS * 86_400_000)})
    `.execute(this.database);
    return this.pair(sessionId, userId, refreshToken);
  }

  private pair(sessionId: string, userId: UserId, refreshToken: string): TokenPair {
    return { accessToken: this.tokens.sign({ userId, sessionId }), refreshToken, sessionId, userId };
  }

  private successorOf(refreshToken: string): string {
    return createHmac('sha256', `refresh-token:${this.config.APP_SECRET}`).update(refreshToken).digest('base64url');
  }

  private async isUnused(refreshToken: string): Promise<boolean> {
    const { rows } = await sql`
      select 1 from identity.refresh_token where hash = ${hashOfSecret(refreshToken)} and used_at is null
    `.execute(this.database);
    return rows.length === 1;
  }

  private get database() {
    return this.entities.getKysely();
  }
}
