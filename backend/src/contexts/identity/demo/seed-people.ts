import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Gender, UserStatus } from '../domain/user.js';

export interface PersonOfDemo {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: Gender;
  readonly role: keyof typeof ROLES;
  /** `active` where nothing is said. */
  readonly status?: UserStatus;
  readonly isPro?: boolean;
  readonly language: Locale;
  readonly currency: Currency;
  readonly phone?: string;
}

/** What the seed needs of its surroundings; the hash is made once for all, since each takes 20 ms of a core. */
export interface SeedSurroundings {
  readonly database: Kysely<unknown>;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly passwordHash: string;
}

/** Makes the accounts that are not there yet, without telling anybody (no mail). Answers everybody's id by e-mail. */
export async function seedPeople(
  people: readonly PersonOfDemo[],
  surroundings: SeedSurroundings,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const person of people) ids.set(person.email, await seedPerson(person, surroundings));
  return ids;
}

/** Upserts one account by its e-mail, confirmed and ready to sign in; answers its id. */
export async function seedPerson(
  person: PersonOfDemo,
  { database, ids, clock, passwordHash }: SeedSurroundings,
): Promise<string> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    insert into identity.user_account
      (id, email, password_hash, password_changed_at, first_name, last_name, gender, phone, language, currency, role, status,
       is_pro, email_verified_at, terms_accepted_at, signed_up_at)
    values (${ids.uuid()}, ${person.email}, ${passwordHash}, ${now}, ${person.firstName}, ${person.lastName},
            ${person.gender ?? null}, ${person.phone ?? null}, ${person.language}, ${person.currency}, ${ROLES[person.role]},
            ${person.status ?? 'active'}, ${person.isPro ?? false}, ${now}, ${now}, ${now})
    on conflict (email) do update set role = excluded.role, status = excluded.status, is_pro = excluded.is_pro,
      phone = coalesce(user_account.phone, excluded.phone)
    returning id
  `.execute(database);
  const id = rows[0]?.id;
  if (!id) throw new Error(`${person.email} was not seeded`);
  return id;
}
