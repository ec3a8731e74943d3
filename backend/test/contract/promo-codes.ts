import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { ROLES } from '../../src/shared-kernel/actor.js';
import { signIn, type SomebodySignedIn } from './people.js';

const RUNNING = '0192c7a0-0000-7000-8000-000000000051';
const ENDED = '0192c7a0-0000-7000-8000-000000000052';

const PROFESSIONAL: SomebodySignedIn = {
  id: '0192c7a0-0000-7000-8000-000000000053',
  sessionId: '0192c7a0-0000-7000-8000-000000000054',
  email: 'agency@example.org',
  role: ROLES.customer,
};

/** A code that runs, one that was ended, and no PACT-NEW. */
export async function leavePromoCodes(testApp: CatalogueTestApp, now: Date): Promise<void> {
  await testApp.change(`delete from promotions.promo_code where code = 'PACT-NEW'`, []);
  await testApp.change(
    `insert into promotions.promo_code (id, code, kind, percent, starts_at, most_uses, created_at, ended_at, version)
     values ($1, 'PACT-SPRING', 'campaign', 20, $3, 5, $3, null, 1),
            ($2, 'PACT-ENDED', 'campaign', 20, $3, 5, $3, $3, 2)
     on conflict do nothing`,
    [RUNNING, ENDED, now],
  );
}

/** A professional whom the team has validated; answers the header of their calls. */
export async function signInProfessional(testApp: CatalogueTestApp, now: Date): Promise<string> {
  const authorization = await signIn(testApp, PROFESSIONAL, now);
  await testApp.change(`update identity.user_account set account_type = 'business' where id = $1`, [PROFESSIONAL.id]);
  await testApp.change(
    `insert into agencies.professional (user_id, state, waiting_since, decided_at) values ($1, 'validated', $2, $2)
     on conflict do nothing`,
    [PROFESSIONAL.id, now],
  );
  await testApp.change(
    `insert into promotions.promo_code (id, code, kind, owner_id, percent, starts_at, created_at)
     values ($1, 'PRO-7K3M9Q2F', 'personal', $1, 10, $2, $2) on conflict do nothing`,
    [PROFESSIONAL.id, now],
  );
  return authorization;
}
