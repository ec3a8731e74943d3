import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { NotSignedIn, type Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { EMAIL_CHANGE_HOURS } from '../domain/email-changes.js';

export class PendingEmail {
  @ApiProperty() email!: string;
  @ApiProperty({ description: 'Whether the address of now has approved; then the new address must confirm.' })
  approved!: boolean;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

/** The address of the actor, and the one that is to replace it. */
export class EmailView {
  @ApiProperty() email!: string;
  @ApiProperty() confirmed!: boolean;
  @ApiProperty({ type: PendingEmail, nullable: true }) change!: PendingEmail | null;
}

export class FindEmail extends Query<EmailView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

interface Row {
  readonly email: string;
  readonly confirmed: boolean;
  readonly pending: string | null;
  readonly requested_at: Date | null;
  readonly approved: boolean;
}

const LIFE = EMAIL_CHANGE_HOURS * 3_600_000;

@QueryHandler(FindEmail)
export class FindEmailHandler implements IQueryHandler<FindEmail> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindEmail): Promise<EmailView> {
    const row = await this.db.first(sql<Row>`
      select u.email::text, u.email_verified_at is not null as confirmed, c.email::text as pending, c.requested_at,
             c.approved_at is not null as approved
      from identity.user_account u
      left join identity.email_change c
        on c.user_id = u.id and c.requested_at > ${new Date(this.clock.now().getTime() - LIFE)}
      where u.id = ${actor.mustBePerson()}
    `);
    if (!row) throw new NotSignedIn();
    return { email: row.email, confirmed: row.confirmed, change: changeOf(row) };
  }
}

function changeOf({ pending, requested_at: requestedAt, approved }: Row): PendingEmail | null {
  if (pending === null || requestedAt === null) return null;
  return { email: pending, approved, expiresAt: new Date(new Date(requestedAt).getTime() + LIFE).toISOString() };
}
