import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { beginningWith, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import type { QuoteState } from '../domain/quote.js';
import type { QuoteType } from '../domain/quote-request.js';
import type { QuoteRow, QuotesPage } from './quote-views.js';

type Sort = 'requestedAt' | 'answerBefore' | 'startsAt';

export interface QuoteFilters extends ListRequest {
  readonly sort: SortOf<Sort>;
  readonly state?: QuoteState;
  readonly type?: QuoteType;
}

/** The quotes, for the team. */
export class FindQuotes extends Query<QuotesPage> {
  constructor(
    readonly filters: QuoteFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindQuotes)
export class FindQuotesHandler implements IQueryHandler<FindQuotes> {
  constructor(private readonly db: ReadDb) {}

  execute({ filters, actor }: FindQuotes): Promise<QuotesPage> {
    actor.mustBeAllowed('quote.read');
    const { state, type, query } = filters;
    return findPage<QuoteRow, Sort>(this.db, filters, {
      select: sql<QuoteRow>`
        id, reference, type, state, enquirer ->> 'customerName' as "customerName",
        enquirer ->> 'companyName' as "companyName", enquirer ->> 'email' as email, requested_at as "requestedAt",
        answer_before as "answerBefore", starts_at as "startsAt", time_zone as "timeZone",
        (select jsonb_build_object('amount', offers -> -1 -> 'total', 'currency', offers -> -1 ->> 'currency')
         where jsonb_array_length(offers) > 0) as total,
        coalesce(messages -> -1 ->> 'by' = 'customer', false) as "hasOpenQuestion"
      `,
      from: sql`quotes.quote`,
      where: [
        state && sql`state = ${state}`,
        type && sql`type = ${type}`,
        query ? sql`(reference = ${writtenReference(query)} or ${emailBegins(query)})` : undefined,
      ],
      sorts: { requestedAt: sql`requested_at`, answerBefore: sql`answer_before`, startsAt: sql`starts_at` },
      key: sql`id`,
    });
  }
}

/** The index of addresses is in lower case. */
export const emailBegins = (text: string) => sql`lower(enquirer ->> 'email') like ${beginningWith(text.toLowerCase())}`;
