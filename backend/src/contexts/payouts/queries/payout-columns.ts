import { type RawBuilder, sql } from 'kysely';
import { TAX_DETAILS_PATIENCE } from '../domain/tax-details.js';

/** The details of the account that the guide's money goes to now; null where there is none. */
export const destinationOf = (guideId: RawBuilder<unknown>, now: Date): RawBuilder<string | null> => sql<string | null>`
  (select t.details_id from payouts.destination t where t.user_id = ${guideId} and t.counts_from <= ${now}
   order by t.counts_from desc limit 1)`;

/** Whether the payment of payout `p` waits: the guide was asked for tax details by two statements and for 60 days. */
export const waitsForTaxDetails = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (not exists (select from payouts.tax_details t where t.guide_id = p.guide_id)
   and (select count(*) >= ${TAX_DETAILS_PATIENCE.statements}
          and min(s.stated_at) <= ${now}::timestamptz - make_interval(days => ${TAX_DETAILS_PATIENCE.days})
        from payouts.payout s where s.guide_id = p.guide_id and s.stated_at is not null))`;
