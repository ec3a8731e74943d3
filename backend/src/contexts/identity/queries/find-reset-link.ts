import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import type { TokenPurpose } from '../domain/one-time-tokens.js';
import { LinkNotValid } from '../domain/user.errors.js';

const PURPOSE: TokenPurpose = 'reset-password';

/** Whether a mailed link would still change a password, without using it up. Throws LinkNotValid. */
export class FindResetLink extends Query<void> {
  constructor(
    readonly token: string,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(FindResetLink)
export class FindResetLinkHandler implements IQueryHandler<FindResetLink> {
  constructor(private readonly db: ReadDb) {}

  async execute({ token, now }: FindResetLink): Promise<void> {
    const link = await this.db.first(sql`
      select 1 from identity.one_time_token
      where hash = ${hashOfSecret(token)} and purpose = ${PURPOSE} and used_at is null and expires_at > ${now}
    `);
    if (!link) throw new LinkNotValid();
  }
}
