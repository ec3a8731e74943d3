import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Viewer } from '../../../platform/ssr/frontend-bundle.js';
import { Viewers } from '../../../platform/ssr/viewers.js';
import { SessionCookie } from '../http/session-cookie.js';

/** Finds the person whose session the cookie names. */
@Injectable()
export class SessionViewers extends Viewers {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly db: ReadDb,
  ) {
    super();
  }

  async viewerOf(cookies: Readonly<Record<string, string | undefined>>): Promise<Viewer | undefined> {
    const sessionId = this.cookie.read(cookies);
    if (!sessionId) return undefined;
    return this.db.first(sql<Viewer>`
      select u.first_name as "firstName", u.role, u.status, u.is_pro as "isPro" from identity.session s
      join identity.user_account u on u.id = s.user_id
      where s.id = ${sessionId} and s.ended_at is null and u.status not in ('suspended', 'deleted')
    `);
  }
}
