import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Viewer } from '../../../platform/ssr/frontend-bundle.js';
import { Viewers } from '../../../platform/ssr/viewers.js';
import { SessionCookie } from '../http/session-cookie.js';
import { type AccountRow, AccountStatuses } from '../queries/account-statuses.js';

/** Finds the person whose session the cookie names. */
@Injectable()
export class SessionViewers extends Viewers {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly db: ReadDb,
    private readonly statuses: AccountStatuses,
  ) {
    super();
  }

  async viewerOf(cookies: Readonly<Record<string, string | undefined>>): Promise<Viewer | undefined> {
    const sessionId = this.cookie.read(cookies);
    if (!sessionId) return undefined;
    const account = await this.db.first(sql<AccountRow & { firstName: string }>`
      select u.id, u.first_name as "firstName", u.role, u.state, u.account_type as "accountType" from identity.session s
      join identity.user_account u on u.id = s.user_id
      where s.id = ${sessionId} and s.ended_at is null and u.state = 'active'
    `);
    if (!account) return undefined;
    const { firstName, role } = account;
    return { firstName, role, ...(await this.statuses.of(account)) };
  }
}
