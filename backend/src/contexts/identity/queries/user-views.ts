import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { ListPage } from '../../../platform/lists/list-page.js';
import { ROLE_NAMES, ROLES, type Role } from '../../../shared-kernel/roles.js';
import { ACCOUNT_TYPES, type AccountType } from '../domain/user.js';
import { USER_STATUSES, type UserStatus } from '../index.js';
import type { AccountRow, ComposedStatus } from './account-statuses.js';

class RoleOfUser {
  @ApiProperty({ enum: Object.values(ROLES) }) id!: Role;
  @ApiProperty({ example: 'Customer' }) name!: string;
}

/** A person as the team sees them in a list. */
export class UserRow {
  @ApiProperty({ format: 'uuid' }) uuid!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty() emailConfirmed!: boolean;
  @ApiProperty({ type: String, nullable: true }) picture!: string | null;
  @ApiProperty({ enum: Object.values(ROLES) }) role!: Role;
  @ApiProperty({ type: RoleOfUser }) roleDetails!: RoleOfUser;
  @ApiProperty({ enum: USER_STATUSES }) status!: UserStatus;
  @ApiProperty() isPro!: boolean;
  @ApiProperty({ enum: ACCOUNT_TYPES }) accountType!: AccountType;
  @ApiProperty() language!: string;
  @ApiProperty({ format: 'date-time', type: String }) signedUpAt!: Date;
}

export class UsersPage extends ListPage<UserRow> {
  @ApiProperty({ type: [UserRow] }) items!: UserRow[];
}

export const USER_ACTIONS = ['suspend', 'restore', 'change-role', 'assign-manager', 'remove-second-factor'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

class ManagerOfUser {
  @ApiProperty({ format: 'uuid' }) uuid!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
}

/** Everything that the team sees of one account. */
export class UserRecord extends UserRow {
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @ApiProperty({ type: String, nullable: true }) vat!: string | null;
  @ApiProperty({ type: String, nullable: true }) taxNumber!: string | null;
  @ApiProperty() currency!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time', description: 'The latest sign-in.' })
  lastSeenAt!: Date | null;
  @ApiProperty({ type: 'integer', description: 'Sessions that are open now.' }) openSessions!: number;
  @ApiProperty({ description: 'Whether the account is a professional’s or a guide’s, whom somebody looks after.' })
  mayHaveManager!: boolean;
  @ApiProperty({ type: ManagerOfUser, nullable: true, description: 'Null: the team looks after the person.' })
  manager!: ManagerOfUser | null;
  @ApiProperty() hasSecondFactor!: boolean;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ enum: USER_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: UserAction[];
}

/** The columns that a {@link UserRow} is made of. */
export type UserColumns = AccountRow &
  Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'emailConfirmed' | 'picture' | 'language' | 'signedUpAt'>;

export const USER_COLUMNS: RawBuilder<UserColumns> = sql<UserColumns>`
  id, first_name as "firstName", last_name as "lastName", email::text, email_verified_at is not null as "emailConfirmed",
  picture, role, state, account_type as "accountType", language, signed_up_at as "signedUpAt"
`;

export function toUserRow<Columns extends UserColumns>(
  { id, state: _, ...columns }: Columns,
  { status, isPro }: ComposedStatus,
): Omit<Columns, 'id' | 'state'> & UserRow {
  const roleDetails = { id: columns.role, name: ROLE_NAMES[columns.role] };
  return { ...columns, uuid: id, roleDetails, status, isPro };
}
