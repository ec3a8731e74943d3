import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ActorDirectory } from '../../../platform/http/actor.js';
import { ReadDb } from '../../../platform/read-db.js';
import { Actor, NotSignedIn, type Role } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import { AccessTokens } from './access-tokens.js';

/** Who a bearer token stands for, now: the token names the session, the database says what the person may do. */
@Injectable()
export class AccountDirectory extends ActorDirectory {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly db: ReadDb,
  ) {
    super();
  }

  async actorOf(bearerToken: string): Promise<Actor> {
    const { userId, sessionId } = this.tokens.read(bearerToken);
    const account = await this.db.first(sql<{ role: Role; is_pro: boolean; language: Locale }>`
      select u.role, u.is_pro, u.language from identity.user_account u
      join identity.session s on s.user_id = u.id and s.id = ${sessionId} and s.ended_at is null
      where u.id = ${userId} and u.status not in ('suspended', 'deleted')
    `);
    if (!account) throw new NotSignedIn();
    return Actor.person({ id: userId, role: account.role, isPro: account.is_pro, language: account.language, sessionId });
  }
}
