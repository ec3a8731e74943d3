import { type RawBuilder, sql } from 'kysely';

/** The details of the account that the guide's money goes to now; null where there is none. */
export const destinationOf = (guideId: RawBuilder<unknown>, now: Date): RawBuilder<string | null> => sql<string | null>`
  (select t.details_id from payouts.destination t where t.user_id = ${guideId} and t.counts_from <= ${now}
   order by t.counts_from desc limit 1)`;
