import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { PartnerUnknown } from '../domain/partner.errors.js';
import { PartnerPeople } from '../domain/partner-people.js';
import { keysOf, keyView, type OwnPartner, partnerState } from './partner-views.js';

/** The partner whose contact the reader is, by the confirmed address. Throws PartnerUnknown. */
export class FindOwnPartner extends Query<OwnPartner> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindOwnPartner)
export class FindOwnPartnerHandler implements IQueryHandler<FindOwnPartner> {
  constructor(
    private readonly db: ReadDb,
    private readonly people: PartnerPeople,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: FindOwnPartner): Promise<OwnPartner> {
    const email = await this.people.confirmedEmailOf(actor.mustBePerson());
    const partner =
      email === undefined
        ? undefined
        : await this.db.first(sql<Omit<OwnPartner, 'keys' | 'actions'>>`
            select partner.id, partner.name, ${partnerState} as state, partner.terms_kind as "termsKind", partner.percent,
                   partner.currency
            from partners.partner partner where lower(partner.email) = lower(${email})
          `);
    if (!partner) throw new PartnerUnknown();
    const now = this.clock.now();
    const keys = await this.db.rows(keysOf(partner.id));
    return {
      ...partner,
      keys: keys.map((key) => keyView(key, now)),
      actions: partner.state === 'active' ? ['create-key'] : [],
    };
  }
}
