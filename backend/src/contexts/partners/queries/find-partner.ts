import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { actionsOf } from '../domain/partner.js';
import { PartnerUnknown } from '../domain/partner.errors.js';
import { keysOf, keyView, partnerColumns, type PartnerRecord } from './partner-views.js';

/** One partner with its keys, for the team. Throws PartnerUnknown. */
export class FindPartner extends Query<PartnerRecord> {
  constructor(
    readonly id: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindPartner)
export class FindPartnerHandler implements IQueryHandler<FindPartner> {
  constructor(
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  async execute({ id, actor }: FindPartner): Promise<PartnerRecord> {
    actor.mustBeAllowed('partner.manage');
    const now = this.clock.now();
    const [partner, keys] = await Promise.all([
      this.db.first(sql<Omit<PartnerRecord, 'keys' | 'actions'>>`
        select ${partnerColumns(now)}, partner.contact_name as "contactName", partner.email, partner.phone,
               partner.language, partner.vat, partner.address, partner.suspend_reason as "suspendReason", partner.version
        from partners.partner partner where partner.id = ${id}
      `),
      this.db.rows(keysOf(id)),
    ]);
    if (!partner) throw new PartnerUnknown({ partner: id });
    return { ...partner, keys: keys.map((key) => keyView(key, now)), actions: [...actionsOf(partner.state)] };
  }
}
