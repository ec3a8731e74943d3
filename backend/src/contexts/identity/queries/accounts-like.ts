import { isUUID } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { beginningWith } from '../../../platform/lists/find-page.js';

/** Accounts by id, or by the beginning of the address, of the last name or of the whole name. Indexes know all of them. */
export function accountsLike(text: string): RawBuilder<unknown> {
  if (isUUID(text)) return sql`id = ${text}`;
  const pattern = beginningWith(text.toLowerCase());
  return sql`(
    lower(email::text) like ${pattern} or lower(last_name) like ${pattern}
    or lower(first_name || ' ' || last_name) like ${pattern}
  )`;
}
