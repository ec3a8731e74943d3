import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { hashOfSecret } from '../../../platform/secrets.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ApiKey, type ApiScope } from '../domain/api-key.js';
import { Partner, type PartnerDetails } from '../domain/partner.js';

export interface SeededPartner {
  readonly details: PartnerDetails;
  readonly keys: readonly { readonly label: string; readonly secret: string; readonly scopes: readonly ApiScope[] }[];
}

/** Writes partners and their keys in the running transaction. What is there stays. */
@Injectable()
export class PartnerSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async write(partners: readonly SeededPartner[]): Promise<void> {
    const now = this.clock.now();
    for (const { details, keys } of partners) {
      const { rows } = await sql`select from partners.partner where lower(email) = lower(${details.email})`.execute(
        this.entities.getKysely(),
      );
      if (rows.length > 0) continue;
      const partner = Partner.create(this.ids.uuid(), details, now);
      // The database wants the partner before its keys.
      await this.entities.persist(partner).flush();
      for (const { label, secret, scopes } of keys) {
        const kept = { id: this.ids.uuid(), hash: hashOfSecret(secret), last4: secret.slice(-4) };
        this.entities.persist(ApiKey.create({ ...kept, partnerId: partner.id, name: label, scopes }, now));
      }
      await this.entities.flush();
    }
  }
}
