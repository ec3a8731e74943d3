import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { API_SCOPES, type ApiScope } from '../domain/api-key.js';
import { PARTNER_TERMS, type PartnerTermsKind } from '../domain/partner.js';
import { PartnerUnknown } from '../domain/partner.errors.js';

/** Whose key it is, and what it opens. */
export class PartnerOfKey {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Hotel Aurora' }) name!: string;
  @ApiProperty({ enum: CURRENCIES, description: 'Of prices and invoices.' }) currency!: Currency;
  @ApiProperty({ enum: PARTNER_TERMS }) termsKind!: PartnerTermsKind;
  @ApiProperty({ type: 'integer', description: 'What the partner keeps, or pays less.' }) percent!: number;
  @ApiProperty({ enum: API_SCOPES, isArray: true }) scopes!: ApiScope[];
}

/** The partner of the calling key. */
export class FindPartnerOfKey extends Query<PartnerOfKey> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindPartnerOfKey)
export class FindPartnerOfKeyHandler implements IQueryHandler<FindPartnerOfKey> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindPartnerOfKey): Promise<PartnerOfKey> {
    const id = actor.mustBeIntegrator();
    const partner = await this.db.first(sql<Omit<PartnerOfKey, 'scopes'>>`
      select id, name, currency, terms_kind as "termsKind", percent from partners.partner where id = ${id}
    `);
    if (!partner) throw new PartnerUnknown({ partner: id });
    return { ...partner, scopes: API_SCOPES.filter((scope) => actor.scopes.includes(scope)) };
  }
}
