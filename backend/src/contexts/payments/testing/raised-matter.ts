import { type RawBuilder, sql } from 'kysely';
import type { PaymentsWorkItemRaised } from '../events.js';
import type { MoneyMatterKind } from '../domain/money-matters.js';

/** Selects the facts of the work items that were raised. */
export const raisedMatter = (
  kind: MoneyMatterKind,
  key?: string,
): RawBuilder<Pick<PaymentsWorkItemRaised, 'facts' | 'subject' | 'dueAt'>> => sql`
  select payload -> 'facts' as facts, payload -> 'subject' as subject, payload ->> 'dueAt' as "dueAt"
  from platform.outbox
  where type = 'payments.work-item-raised.v1' and payload ->> 'kind' = ${kind}
    and (payload ->> 'key' = ${key ?? null}::text or ${key ?? null}::text is null)
`;
