import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { type IntegratorDirectory, IntegratorKeys } from '../../../platform/http/integrator-keys.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { hashOfSecret } from '../../../platform/secrets.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';

/** Tells the platform whose key a call has. A revoked key opens nothing from the next call on. */
@Injectable()
export class ApiKeyDirectory implements IntegratorDirectory, OnModuleInit {
  constructor(
    private readonly keys: IntegratorKeys,
    private readonly db: ReadDb,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.keys.register(this);
  }

  async findActor(secret: string): Promise<Actor | undefined> {
    const key = await this.db.first(sql<{ id: string; partnerId: string; scopes: readonly string[] }>`
      select key.id, key.partner_id as "partnerId", key.scopes
      from partners.api_key key join partners.partner partner on partner.id = key.partner_id
      where key.hash = ${hashOfSecret(secret)} and key.revoked_at is null and partner.suspended_at is null
        and (key.expires_at is null or key.expires_at > ${this.clock.now()})
    `);
    return key && Actor.integrator(key.id, key.scopes, key.partnerId);
  }
}
