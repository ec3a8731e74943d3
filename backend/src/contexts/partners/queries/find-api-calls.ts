import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { FindOwnPartner } from './find-own-partner.js';
import { ApiCallsPage, type ApiCallView } from './partner-views.js';

export interface ApiCallFilters extends ListRequest {
  readonly sort: SortOf<'at'>;
  readonly outcome?: 'refused';
}

/** Calls with the keys of a partner, for the team; without a partner those of the reader's own. Throws PartnerUnknown. */
export class FindApiCalls extends Query<ApiCallsPage> {
  constructor(
    readonly partnerId: string | undefined,
    readonly filters: ApiCallFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindApiCalls)
export class FindApiCallsHandler implements IQueryHandler<FindApiCalls> {
  constructor(
    private readonly db: ReadDb,
    private readonly queries: QueryBus,
  ) {}

  async execute({ partnerId, filters, actor }: FindApiCalls): Promise<ApiCallsPage> {
    if (partnerId !== undefined) actor.mustBeAllowed('partner.manage');
    const id = partnerId ?? (await this.queries.execute(new FindOwnPartner(actor))).id;
    return findPage<ApiCallView, 'at'>(this.db, filters, {
      select: sql<ApiCallView>`
        call.id, call.at, key.name as "keyLabel", key.last4 as "keyLast4", call.method, call.route, call.status,
        call.duration_ms as "durationMs", call.request_id as "requestId"
      `,
      from: sql`partners.api_call call join partners.api_key key on key.id = call.key_id`,
      where: [
        sql`call.partner_id = ${id}`,
        filters.outcome && sql`call.status >= 400`,
        filters.query ? sql`call.request_id = ${filters.query}` : undefined,
      ],
      sorts: { at: sql`call.at` },
      key: sql`call.id`,
    });
  }
}
