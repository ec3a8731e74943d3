import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';

export const ADDRESS_ACTIONS = ['edit', 'remove', 'set-primary'] as const;

export class AddressView {
  @ApiProperty({ format: 'uuid' }) uuid!: string;
  @ApiProperty() isPrimary!: boolean;
  @ApiProperty({ description: 'False once it was removed; a list has none of these.' }) activated!: boolean;
  @ApiProperty({ example: 'Via dei Coronari 12' }) street!: string;
  @ApiProperty({ type: String, nullable: true }) streetComplementary!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '00186' }) zip!: string | null;
  @ApiProperty({ type: String, nullable: true }) state!: string | null;
  @ApiProperty({ example: 'Roma' }) city!: string;
  @ApiProperty({ example: 'IT', description: 'ISO 3166, two letters.' }) country!: string;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @ApiProperty({ enum: ADDRESS_ACTIONS, isArray: true, description: 'What the caller may do now.' })
  actions!: readonly (typeof ADDRESS_ACTIONS)[number][];
}

/** The addresses of the actor, the primary one first, then the newest. Somebody else’s do not exist. */
export class FindAddresses extends Query<readonly AddressView[]> {
  constructor(
    readonly userId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindAddresses)
export class FindAddressesHandler implements IQueryHandler<FindAddresses> {
  constructor(private readonly db: ReadDb) {}

  async execute({ userId, actor }: FindAddresses): Promise<readonly AddressView[]> {
    if (!actor.owns(userId)) throw new NotFound();
    return this.db.rows(sql<AddressView>`
      select id as uuid, is_primary as "isPrimary", activated, street, street_complementary as "streetComplementary", zip,
             state, city, country, company_name as "companyName",
             case when is_primary then array['edit', 'remove'] else array['edit', 'remove', 'set-primary'] end as actions
      from identity.address where user_id = ${userId} and activated order by is_primary desc, added_at desc, id desc
    `);
  }
}
