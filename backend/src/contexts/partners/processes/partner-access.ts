import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Actor, NotSignedIn } from '../../../shared-kernel/actor.js';
import { Partner } from '../domain/partner.js';

/** The partner of a key inside a command: a key that is revoked meanwhile changes nothing any more. */
@Injectable()
export class PartnerAccess {
  constructor(private readonly entities: EntityManager) {}

  /** Keeps the key from being revoked until the transaction ends. Throws NotSignedIn. */
  async partnerOf(actor: Actor): Promise<Partner> {
    const partnerId = actor.mustBeIntegrator();
    const { rows } = await sql`
      select key.id from partners.api_key key where key.id = ${actor.id} and key.revoked_at is null for share
    `.execute(this.entities.getKysely());
    const partner = rows.length > 0 ? await this.entities.findOne(Partner, { id: partnerId, suspendedAt: null }) : null;
    if (!partner) throw new NotSignedIn();
    return partner;
  }
}
