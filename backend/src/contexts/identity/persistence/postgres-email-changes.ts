import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EMAIL_CHANGE_HOURS, type EmailChange, EmailChanges } from '../domain/email-changes.js';
import type { UserId } from '../domain/user.js';

@Injectable()
export class PostgresEmailChanges extends EmailChanges {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async start(userId: UserId, { email, requestedAt, approvedAt }: EmailChange): Promise<void> {
    await sql`
      insert into identity.email_change (user_id, email, requested_at, approved_at)
      values (${userId}, ${email}, ${requestedAt}, ${approvedAt})
      on conflict (user_id) do update
      set email = excluded.email, requested_at = excluded.requested_at, approved_at = excluded.approved_at
    `.execute(this.database);
  }

  async find(userId: UserId): Promise<EmailChange | undefined> {
    const { rows } = await sql<{ email: string; requested_at: Date; approved_at: Date | null }>`
      select email::text, requested_at, approved_at from identity.email_change
      where user_id = ${userId} and requested_at > ${this.since}
    `.execute(this.database);
    const row = rows[0];
    if (!row) return undefined;
    const approvedAt = row.approved_at && new Date(row.approved_at);
    return { email: row.email, requestedAt: new Date(row.requested_at), approvedAt };
  }

  async approve(userId: UserId): Promise<boolean> {
    const { rows } = await sql`
      update identity.email_change set approved_at = ${this.clock.now()}
      where user_id = ${userId} and approved_at is null and requested_at > ${this.since} returning user_id
    `.execute(this.database);
    return rows.length === 1;
  }

  async remove(userId: UserId): Promise<boolean> {
    const { rows } = await sql`
      delete from identity.email_change where user_id = ${userId} returning user_id
    `.execute(this.database);
    return rows.length === 1;
  }

  async forgetExpired(): Promise<void> {
    await sql`delete from identity.email_change where requested_at <= ${this.since}`.execute(this.database);
  }

  private get since(): Date {
    return new Date(this.clock.now().getTime() - EMAIL_CHANGE_HOURS * 3_600_000);
  }

  private get database() {
    return this.entities.getKysely();
  }
}
