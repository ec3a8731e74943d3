import { ApiProperty } from '@nestjs/swagger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { NotSignedIn, ROLE_NAMES, type Role } from '../../../shared-kernel/actor.js';

class RoleDetails {
  @ApiProperty({ example: 4 }) id!: number;
  @ApiProperty({ example: 'Customer' }) name!: string;
}

/** The signed-in person, as the API shows them to themselves. */
export class UserView {
  @ApiProperty() uuid!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty() emailConfirmed!: boolean;
  @ApiProperty({ type: String, nullable: true }) picture!: string | null;
  @ApiProperty({ description: '1 Super Admin, 2 Admin, 3 Guide, 4 Customer' }) role!: number;
  @ApiProperty({ type: RoleDetails }) roleDetails!: RoleDetails;
  @ApiProperty() status!: string;
  @ApiProperty() isPro!: boolean;
  @ApiProperty() language!: string;
  @ApiProperty() currency!: string;
}

export class FindSignedInUser extends Query<UserView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(FindSignedInUser)
export class FindSignedInUserHandler implements IQueryHandler<FindSignedInUser> {
  constructor(private readonly db: ReadDb) {}

  async execute({ userId }: FindSignedInUser): Promise<UserView> {
    const user = await this.db.first(sql<Omit<UserView, 'roleDetails'> & { role: Role }>`
      select id as uuid, first_name as "firstName", last_name as "lastName", email::text,
             email_verified_at is not null as "emailConfirmed", picture, role, status,
             is_pro as "isPro", language, currency
      from identity.user_account where id = ${userId} and status <> 'deleted'
    `);
    if (!user) throw new NotSignedIn();
    return { ...user, roleDetails: { id: user.role, name: ROLE_NAMES[user.role] } };
  }
}
