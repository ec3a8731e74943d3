import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { beginningWith, findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { PartnerState } from '../domain/partner.js';
import { partnerColumns, type PartnerRow, PartnersPage, partnerState } from './partner-views.js';

export const PARTNER_SORTS = ['createdAt', 'name'] as const;
type PartnerSort = (typeof PARTNER_SORTS)[number];

export interface PartnerFilters extends ListRequest {
  readonly sort: SortOf<PartnerSort>;
  readonly state?: PartnerState;
}

/** The partners, for the team. */
export class FindPartners extends Query<PartnersPage> {
  constructor(
    readonly filters: PartnerFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPartners)
export class FindPartnersHandler implements IQueryHandler<FindPartners> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  execute({ filters, actor }: FindPartners): Promise<PartnersPage> {
    actor.mustBeAllowed('partner.manage');
    const { state, query } = filters;
    return findPage<PartnerRow, PartnerSort>(this.db, filters, {
      select: partnerColumns(this.clock.now()),
      from: sql`partners.partner partner`,
      where: [
        state && sql`${partnerState} = ${state}`,
        query
          ? sql`(lower(partner.name) like ${beginningWith(query.toLowerCase())} or lower(partner.email) = ${query.toLowerCase()})`
          : undefined,
      ],
      sorts: { createdAt: sql`partner.created_at`, name: sql`lower(partner.name)` },
      key: sql`partner.id`,
    });
  }
}
