import { ApiProperty } from '@nestjs/swagger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { FileLinks } from '../../../platform/files/file-links.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { NotSignedIn, ROLE_NAMES } from '../../../shared-kernel/actor.js';
import { PERMISSIONS, permissionsOf } from '../../../shared-kernel/permissions.js';
import { SecondFactorPolicy } from '../domain/second-factor-policy.js';
import { ACCOUNT_TYPES, type AccountType } from '../domain/user.js';
import { type AccountRow, AccountStatuses } from './account-statuses.js';

/** Browsers keep the answer and ask again when the site is opened. */
const PICTURE_HOURS = 7 * 24;

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
  @ApiProperty({ type: String, nullable: true, description: 'An address on this site that works for a week.' })
  picture!: string | null;
  @ApiProperty({ description: '1 Super Admin, 2 Admin, 3 Guide, 4 Customer' }) role!: number;
  @ApiProperty({ type: RoleDetails }) roleDetails!: RoleDetails;
  @ApiProperty() status!: string;
  @ApiProperty() isPro!: boolean;
  @ApiProperty({ enum: ACCOUNT_TYPES }) accountType!: AccountType;
  @ApiProperty({ enum: Object.keys(PERMISSIONS), isArray: true, description: 'What the role allows: for menus.' })
  permissions!: string[];
  @ApiProperty() hasSecondFactor!: boolean;
  @ApiProperty({ description: 'Whether nothing but the setup of a second factor is allowed until there is one.' })
  lacksSecondFactor!: boolean;
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
  constructor(
    private readonly db: ReadDb,
    private readonly statuses: AccountStatuses,
    private readonly links: FileLinks,
    private readonly policy: SecondFactorPolicy,
  ) {}

  async execute({ userId }: FindSignedInUser): Promise<UserView> {
    const row = await this.db.first(sql<
      AccountRow &
        Pick<
          UserView,
          | 'firstName'
          | 'lastName'
          | 'email'
          | 'emailConfirmed'
          | 'picture'
          | 'language'
          | 'currency'
          | 'hasSecondFactor'
        >
    >`
      select id, first_name as "firstName", last_name as "lastName", email::text,
             email_verified_at is not null as "emailConfirmed", picture, role, state, account_type as "accountType",
             language, currency,
             exists (
               select from identity.second_factor f where f.user_id = id and f.turned_on_at is not null
             ) as "hasSecondFactor"
      from identity.user_account where id = ${userId} and state <> 'closed'
    `);
    if (!row) throw new NotSignedIn();
    const { id, state: _state, ...user } = row;
    const { status, isPro } = await this.statuses.of(row);
    const role = { id: user.role, name: ROLE_NAMES[user.role] };
    const picture = user.picture && this.links.linkTo(user.picture, PICTURE_HOURS);
    const lacksSecondFactor = !user.hasSecondFactor && this.policy.isNeededFor(user.role);
    const permissions = lacksSecondFactor ? [] : [...permissionsOf(user.role)];
    return { uuid: id, ...user, picture, roleDetails: role, status, isPro, permissions, lacksSecondFactor };
  }
}
