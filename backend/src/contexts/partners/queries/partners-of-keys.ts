import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Partner } from '../domain/partner.js';
import { PartnerUnknown } from '../domain/partner.errors.js';

/** The partner of the calling key, for reads. */
@Injectable()
export class PartnersOfKeys {
  constructor(private readonly entities: EntityManager) {}

  async get(actor: Actor): Promise<Partner> {
    const partner = await this.entities.fork().findOne(Partner, { id: actor.mustBeIntegrator() });
    if (!partner) throw new PartnerUnknown();
    return partner;
  }
}
