import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { AccessTokens } from '../../src/platform/http/access-tokens.js';
import { type Role, ROLES } from '../../src/shared-kernel/actor.js';

export interface SomebodySignedIn {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly role: Role;
  /** Of the application, for guides. */
  readonly application?: string;
}

/** Whom the pages' expectations name. */
export const READER: SomebodySignedIn = {
  id: '0192c7a0-0000-7000-8000-000000000002',
  sessionId: '0192c7a0-0000-7000-8000-000000000003',
  email: 'reader@example.org',
  role: ROLES.guide,
  application: 'approved',
};

export const ADMIN: SomebodySignedIn = {
  id: '0192c7a0-0000-7000-8000-000000000005',
  sessionId: '0192c7a0-0000-7000-8000-000000000006',
  email: 'admin@example.org',
  role: ROLES.admin,
};

/** Makes the account and its session where they are not there yet; answers the header of their calls. */
export async function signIn(testApp: CatalogueTestApp, person: SomebodySignedIn, now: Date): Promise<string> {
  const { id, sessionId, email, role, application } = person;
  await testApp.change(
    `insert into identity.user_account (id, email, password_hash, password_changed_at, first_name, last_name, language,
       currency, role, state, account_type, email_verified_at, terms_accepted_at, signed_up_at)
     values ($1, $3, 'none', $2, 'Giulia', 'Marchetti', 'it_IT', 'EUR', $4, 'active', 'individual', $2, $2, $2)
     on conflict do nothing`,
    [id, now, email, role],
  );
  if (application)
    await testApp.change(
      `insert into recruitment.application (user_id, state, changed_at) values ($1, $2, $3) on conflict do nothing`,
      [id, application, now],
    );
  await testApp.change(
    `insert into identity.session (id, user_id, opened_at, ip, user_agent) values ($1, $2, $3, '', '') on conflict do nothing`,
    [sessionId, id, now],
  );
  return `Bearer ${testApp.app.get(AccessTokens).sign({ userId: id, sessionId })}`;
}
