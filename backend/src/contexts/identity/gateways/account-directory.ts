import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { sql } from 'kysely';
import type { AccessClaims } from '../../../platform/http/access-tokens.js';
import { ActorDirectory } from '../../../platform/http/actor.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Actor, NotSignedIn, type Role } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { AccountType } from '../domain/user.js';
import { SecondFactorPolicy } from '../domain/second-factor-policy.js';
import { AccountStatuses } from '../queries/account-statuses.js';

interface Row {
  readonly role: Role;
  readonly account_type: AccountType;
  readonly language: Locale;
  readonly has_second_factor: boolean;
}

/** Finds the actor of an access token. The token names the session, the database tells the role and status of now. */
@Injectable()
export class AccountDirectory extends ActorDirectory {
  constructor(
    private readonly db: ReadDb,
    private readonly statuses: AccountStatuses,
    private readonly policy: SecondFactorPolicy,
  ) {
    super();
  }

  async actorOf({ userId, sessionId }: AccessClaims): Promise<Actor> {
    if (!isUUID(userId) || !isUUID(sessionId)) throw new NotSignedIn();
    const account = await this.db.first(sql<Row>`
      select u.role, u.account_type, u.language, f.user_id is not null as has_second_factor from identity.user_account u
      join identity.session s on s.user_id = u.id and s.id = ${sessionId} and s.ended_at is null
      left join identity.second_factor f on f.user_id = u.id and f.turned_on_at is not null
      where u.id = ${userId} and u.state = 'active'
    `);
    if (!account) throw new NotSignedIn();
    const { role, language, account_type: accountType } = account;
    const { status, isPro } = await this.statuses.of({ id: userId, role, state: 'active', accountType });
    const lacksSecondFactor = !account.has_second_factor && this.policy.isNeededFor(role);
    return Actor.person({ id: userId, role, status, isPro, language, sessionId, lacksSecondFactor });
  }
}
