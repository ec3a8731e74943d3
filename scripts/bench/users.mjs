import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { numbers } from './questions.mjs';
import { named } from './reads.mjs';
import { measureReading } from './rounds.mjs';

const USERS = 1_000_000;
const LISTS = 200;
const LAST_PAGE = 40;
const ROLES = [3, 4];
const STATES = ['active', 'suspended', 'closed'];
const SORTS = ['-signedUpAt', 'signedUpAt', 'lastName', '-lastName'];

/** Accounts with 4,000 last names, one in a thousand a guide, a business or not active. */
async function fill(database) {
  await database.ask(
    `insert into identity.user_account (id, email, password_hash, password_changed_at, first_name, last_name, language, currency,
       role, state, account_type, email_verified_at, terms_accepted_at, signed_up_at)
     select gen_random_uuid(), 'user-' || number || '@cicerone.example', '', at, 'Name' || number % 900, 'Family' || number % 4000,
       'en_US', 'EUR', case when number % 1000 = 1 then 3 else 4 end,
       case number % 1000 when 2 then 'suspended' when 3 then 'closed' else 'active' end,
       case when number % 1000 = 4 then 'business' else 'individual' end, at, at, at
     from generate_series(1, $1::integer) number, lateral (select timestamptz '2020-01-01' + number * interval '3 minutes' as at) day
     on conflict do nothing`,
    [USERS],
  );
  await database.ask('vacuum analyze identity.user_account');
  await database.ask('checkpoint');
}

/** Different lists: pages, sorts and filters, beginnings of names and addresses. */
function paths() {
  const random = numbers(11);
  const whole = (below) => Math.floor(random.next().value * below);
  const of = (values) => values[whole(values.length)];
  const filters = [
    () => ({ page: 1 + whole(LAST_PAGE) }),
    () => ({ role: of(ROLES), page: 1 + whole(LAST_PAGE) }),
    () => ({ state: of(STATES) }),
    () => ({ accountType: 'business' }),
    () => ({ query: `Family${whole(4000)}` }),
    () => ({ query: `user-${whole(USERS)}` }),
  ];
  const found = new Set();
  while (found.size < LISTS) {
    const filter = of(filters)();
    // Whoever filters looks at the latest; only the whole list is read by name.
    const sort = 'role' in filter || 'state' in filter ? '-signedUpAt' : of(SORTS);
    found.add(`/api/admin/users?${new URLSearchParams({ ...filter, sort })}`);
  }
  return [...found];
}

async function signIn({ origin }) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@cicerone.example', password: 'cicerone-demo' }),
  });
  if (answer.status !== 200) throw new Error(`The admin was answered ${answer.status}`);
  return { authorization: `Bearer ${(await answer.json()).access_token}` };
}

async function json({ origin }, path, headers) {
  const answer = await fetch(origin + path, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The statements of each list with its answer, of a product that logs them. */
async function workOf(database, start, lists, folder) {
  const jobs = [];
  await database.writeDown(true);
  const product = await start();
  try {
    const headers = await signIn(product);
    await json(product, lists[0], headers);
    for (const path of lists) {
      const { result, statements } = await database.statementsDuring(() => json(product, path, headers));
      jobs.push({ statements: statements.map(named), json: result });
    }
  } finally {
    await product.stop();
    await database.writeDown(false);
  }
  const file = join(folder, 'users.jsonl');
  writeFileSync(file, jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  return { file, count: jobs.length };
}

/** The team's list of users with a million accounts, against its own statements. */
export async function measureUsers(start, database, options) {
  await fill(database);
  const lists = paths();
  const work = await workOf(database, start, lists, options.folder);
  const product = await start();
  try {
    return await measureReading(product, database, { paths: lists, headers: await signIn(product), work }, options);
  } finally {
    await product.stop();
  }
}
