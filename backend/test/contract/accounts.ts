import { randomUUID } from 'node:crypto';
import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { ROLES } from '../../src/shared-kernel/actor.js';
import { ADMIN, READER, signIn } from './people.js';
import { signInProfessional } from './promo-codes.js';

/** The reader keeps two addresses and one payout account, and has entered the password a moment ago. */
export async function keepAddressesAndAccounts(testApp: CatalogueTestApp, now: Date): Promise<string> {
  const authorization = await signIn(testApp, READER, now);
  await testApp.change('update identity.session set password_confirmed_at = $2 where id = $1', [READER.sessionId, now]);
  await testApp.change('delete from identity.address where user_id = $1', [READER.id]);
  for (const [id, isPrimary] of [
    ['0192c7a0-0000-7000-8000-000000000061', true],
    ['0192c7a0-0000-7000-8000-000000000062', false],
  ] as const)
    await testApp.change(
      `insert into identity.address (id, user_id, is_primary, activated, street, zip, city, country, added_at)
       values ($1, $2, $3, true, 'Via dei Coronari 12', '00186', 'Roma', 'IT', $4)`,
      [id, READER.id, isPrimary, now],
    );
  await testApp.change('delete from payouts.bank_account where user_id = $1', [READER.id]);
  await fetch(`${await testApp.app.getUrl()}/api/user/bank-account`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      holder: 'Giulia Marchetti',
      currency: 'EUR',
      isPrimary: true,
      paypalEmail: 'g@example.org',
    }),
  });
  return authorization;
}

/** A new person each time: closing is for good. */
export async function signInToClose(testApp: CatalogueTestApp, now: Date, hasConfirmed: boolean): Promise<string> {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const authorization = await signIn(testApp, { id, sessionId, email: `${id}@example.org`, role: ROLES.customer }, now);
  if (hasConfirmed)
    await testApp.change('update identity.session set password_confirmed_at = $2 where id = $1', [sessionId, now]);
  return authorization;
}

/** A guide without a manager and a professional, for the lists of the team; answers the admin's header. */
export async function keepPeople(testApp: CatalogueTestApp, now: Date): Promise<string> {
  await signIn(testApp, READER, now);
  await signInProfessional(testApp, now);
  await testApp.change('update identity.user_account set manager_id = null, version = 1 where id = $1', [READER.id]);
  return signIn(testApp, ADMIN, now);
}

/** The admin looks after the reader, a guide, whose header this answers. */
export async function assignManager(testApp: CatalogueTestApp, now: Date): Promise<string> {
  await signIn(testApp, ADMIN, now);
  const authorization = await signIn(testApp, READER, now);
  await testApp.change('update identity.user_account set manager_id = $2 where id = $1', [READER.id, ADMIN.id]);
  return authorization;
}
