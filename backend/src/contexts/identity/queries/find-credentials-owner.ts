import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql, type RawBuilder } from 'kysely';
import { ReadDb } from '../../../platform/read-db.js';
import { Passwords } from '../domain/passwords.js';

export interface CredentialsOwner {
  readonly userId: string;
  /** The one that the password was compared with. */
  readonly passwordHash: string;
}

export type WhoseCredentials = { readonly email: string } | { readonly userId: string };

/**
 * Whose password this is. Compared outside of any transaction, since it takes a core for some 20 ms; as slow where there
 * is no such account.
 */
export class FindCredentialsOwner extends Query<CredentialsOwner | undefined> {
  constructor(
    readonly whose: WhoseCredentials,
    readonly password: string,
  ) {
    super();
  }
}

@QueryHandler(FindCredentialsOwner)
export class FindCredentialsOwnerHandler implements IQueryHandler<FindCredentialsOwner> {
  constructor(
    private readonly db: ReadDb,
    private readonly passwords: Passwords,
  ) {}

  async execute({ whose, password }: FindCredentialsOwner): Promise<CredentialsOwner | undefined> {
    const owner = await this.account('email' in whose ? sql`email = ${whose.email}` : sql`id = ${whose.userId}`);
    if (!owner) {
      await this.passwords.pretend(password);
      return undefined;
    }
    return (await this.passwords.matches(owner.passwordHash, password)) ? owner : undefined;
  }

  private account(condition: RawBuilder<unknown>): Promise<CredentialsOwner | undefined> {
    return this.db.first(sql<CredentialsOwner>`
      select id as "userId", password_hash as "passwordHash" from identity.user_account where ${condition}
    `);
  }
}
