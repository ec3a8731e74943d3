import { numbers } from './questions.mjs';
import { measureTeamList } from './team-list.mjs';

const QUOTES = 200_000;
const LISTS = 200;
const LAST_PAGE = 40;
const TYPES = ['airport-pickup', 'transfer', 'business-trip', 'cruise-tour', 'safari', 'general'];
const STATES = ['new', 'in-work', 'expired', 'declined'];
const SORTS = ['-requestedAt', 'answerBefore', 'startsAt', '-startsAt'];

/** Requests of five years, one in a hundred open, the others expired or declined. */
async function fill(database) {
  await database.ask(
    `insert into quotes.quote (id, reference, type, state, language, currency, enquirer, wishes, place_name, time_zone,
       starts_at, ends_at, fingerprint, requested_at, answer_before, offers, messages)
     select gen_random_uuid(), 'QT-B' || lpad(number::text, 6, '0'), ($2::text[])[1 + number % 6],
       case number % 100 when 0 then 'new' when 1 then 'in-work' else ($3::text[])[3 + number % 2] end, 'en_US', 'EUR',
       jsonb_build_object('customerName', 'Name' || number % 900, 'phoneNumber', '+39 06 69981',
                          'email', 'quote-' || number || '@cicerone.example'),
       '{"selectedTravelers": {"adults": 2, "children": 0, "infants": 0}}', 'Rome', 'Europe/Rome',
       at + interval '40 days', at + interval '41 days', md5(number::text), at, at + interval '1 day', '[]', '[]'
     from generate_series(1, $1::integer) number, lateral (select timestamptz '2022-01-01' + number * interval '13 minutes' as at) day
     on conflict do nothing`,
    [QUOTES, TYPES, STATES],
  );
  await database.ask('vacuum analyze quotes.quote');
  await database.ask('checkpoint');
}

/** Different lists: pages, sorts and filters, references and addresses. */
function paths() {
  const random = numbers(13);
  const whole = (below) => Math.floor(random.next().value * below);
  const of = (values) => values[whole(values.length)];
  const filters = [
    () => ({ page: 1 + whole(LAST_PAGE), sort: of(SORTS) }),
    () => ({ state: of(STATES), page: 1 + whole(LAST_PAGE) }),
    () => ({ type: of(TYPES), page: 1 + whole(LAST_PAGE) }),
    () => ({ query: `QT-B${String(whole(QUOTES)).padStart(6, '0')}` }),
    () => ({ query: `quote-${whole(QUOTES)}@cicerone.example` }),
  ];
  const found = new Set();
  while (found.size < LISTS) found.add(`/api/admin/quotes?${new URLSearchParams(of(filters)())}`);
  return [...found];
}

/** The team's list of quotes with 200,000 of them. */
export async function measureQuotes(start, database, options) {
  await fill(database);
  return measureTeamList('quotes', paths(), start, database, options);
}
