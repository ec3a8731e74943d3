import { numbers } from './questions.mjs';
import { measureTeamList } from './team-list.mjs';

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

/** The team's list of users with a million accounts. */
export async function measureUsers(start, database, options) {
  await fill(database);
  return measureTeamList('users', paths(), start, database, options);
}
