import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from './machine.mjs';

const AT_ONCE = 500;
const PASSWORD = 'cicerone-demo';
const LOOK_EVERY_MS = 20;

/** Copies of a demo account, with its password. */
async function openAccounts(database) {
  await database.ask(
    `insert into identity.user_account (id, email, password_hash, password_changed_at, first_name, last_name, language, currency,
       role, state, account_type, email_verified_at, terms_accepted_at, signed_up_at)
     select gen_random_uuid(), 'sign-in-' || number || '@cicerone.example', password_hash, password_changed_at, first_name,
       last_name, language, currency, role, state, account_type, email_verified_at, terms_accepted_at, signed_up_at
     from identity.user_account, generate_series(1, $1) number where email = 'traveller@cicerone.example'
     on conflict do nothing`,
    [AT_ONCE],
  );
}

/** Who has to wait too long for the hash of the password is told to come again, and does. */
async function signIn({ origin }, number) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `sign-in-${number}@cicerone.example`, password: PASSWORD }),
  });
  const text = await answer.text();
  if (answer.status === 200) return;
  if (answer.status !== 503) throw new Error(`A sign-in was answered ${answer.status}: ${text}`);
  await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
  await signIn({ origin }, number);
}

/** @returns the most resident memory in MB while 500 people sign in at once */
export async function memoryOfSignIns(product, database) {
  await openAccounts(database);
  let isOver = false;
  const signIns = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => signIn(product, index + 1))).finally(() => {
    isOver = true;
  });
  let most = residentMb(product.pid);
  while (!isOver && most !== undefined) {
    await sleep(LOOK_EVERY_MS);
    most = Math.max(most, residentMb(product.pid) ?? 0);
  }
  await signIns;
  return most;
}
