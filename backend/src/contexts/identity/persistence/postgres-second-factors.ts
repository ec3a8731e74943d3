import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { createHmac, randomInt } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { openSealed, seal } from '../../../platform/secrets.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type AuthenticatorSetup, readCode, RECOVERY_CODES, SecondFactors } from '../domain/second-factors.js';
import type { UserId } from '../domain/user.js';
import { newTotpSecret, totpStep, totpUri } from './totp.js';

/** Without letters and digits that look alike. Ten of them cannot be guessed. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

/** Conditional updates decide: a step of the app's clock and a recovery code count once, however many use them at once. */
@Injectable()
export class PostgresSecondFactors extends SecondFactors {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  async isOn(userId: UserId): Promise<boolean> {
    const { rows } = await sql`
      select 1 from identity.second_factor where user_id = ${userId} and turned_on_at is not null
    `.execute(this.database);
    return rows.length === 1;
  }

  async prepare(userId: UserId, email: string): Promise<AuthenticatorSetup> {
    const secret = newTotpSecret();
    const sealed = seal(secret, this.key, userId);
    await sql`
      insert into identity.second_factor (user_id, secret, prepared_at) values (${userId}, ${sealed}, ${this.clock.now()})
      on conflict (user_id) do update set secret = excluded.secret, prepared_at = excluded.prepared_at
      where second_factor.turned_on_at is null
    `.execute(this.database);
    return { secret, uri: totpUri(secret, email) };
  }

  async turnOn(userId: UserId, code: string): Promise<boolean> {
    const step = await this.stepOf(userId, code);
    if (step === undefined) return false;
    const { rows } = await sql`
      update identity.second_factor set turned_on_at = ${this.clock.now()}, last_step = ${step}
      where user_id = ${userId} and turned_on_at is null returning user_id
    `.execute(this.database);
    return rows.length === 1;
  }

  async use(userId: UserId, typed: string): Promise<boolean> {
    const code = readCode(typed);
    const step = await this.stepOf(userId, code);
    const { rows } =
      step === undefined
        ? await sql`
            update identity.recovery_code set used_at = ${this.clock.now()}
            where user_id = ${userId} and hash = ${this.hashOf(userId, code)} and used_at is null returning user_id
          `.execute(this.database)
        : await sql`
            update identity.second_factor set last_step = ${step}
            where user_id = ${userId} and turned_on_at is not null and last_step < ${step} returning user_id
          `.execute(this.database);
    return rows.length === 1;
  }

  async issueRecoveryCodes(userId: UserId): Promise<readonly string[]> {
    await sql`delete from identity.recovery_code where user_id = ${userId}`.execute(this.database);
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => this.hashOf(userId, readCode(code)));
    await sql`
      insert into identity.recovery_code (user_id, hash) select ${userId}, hash from unnest(${hashes}::text[]) as hash
    `.execute(this.database);
    return codes;
  }

  async remove(userId: UserId): Promise<boolean> {
    await sql`delete from identity.recovery_code where user_id = ${userId}`.execute(this.database);
    const { rows } = await sql<{ was_on: boolean }>`
      delete from identity.second_factor where user_id = ${userId} returning turned_on_at is not null as was_on
    `.execute(this.database);
    return rows[0]?.was_on ?? false;
  }

  private async stepOf(userId: UserId, code: string): Promise<number | undefined> {
    const { rows } = await sql<{ secret: string }>`
      select secret from identity.second_factor where user_id = ${userId}
    `.execute(this.database);
    const sealed = rows[0]?.secret;
    return sealed === undefined
      ? undefined
      : totpStep(openSealed(sealed, this.key, userId), readCode(code), this.clock.now());
  }

  private hashOf(userId: UserId, code: string): string {
    const key = `recovery-code:${this.config.APP_SECRET}`;
    return createHmac('sha256', key).update(`${userId}:${code}`).digest('base64url');
  }

  private get key(): string {
    return `second-factor:${this.config.APP_SECRET}`;
  }

  private get database() {
    return this.entities.getKysely();
  }
}

function newRecoveryCode(): string {
  const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${group()}-${group()}`;
}
