import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, IsUUID, Length, ValidateIf } from 'class-validator';
import { Integer, Language, Optional, Trimmed } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { ROLES, type Role } from '../../../shared-kernel/roles.js';
import { ACCOUNT_STATES, type AccountState, ACCOUNT_TYPES, type AccountType } from '../domain/user.js';

const ROLE_NUMBERS = Object.values(ROLES);
const LAST_VERSION = 2_147_483_647;

export class UsersRequest extends listRequest(['signedUpAt', 'lastName'], '-signedUpAt') {
  @ApiProperty({ required: false, enum: ROLE_NUMBERS, type: 'integer' })
  @Optional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value,
  )
  @IsIn(ROLE_NUMBERS)
  role?: Role;
  @ApiProperty({ required: false, enum: ACCOUNT_STATES }) @Optional() @IsIn(ACCOUNT_STATES) state?: AccountState;
  @ApiProperty({ required: false, enum: ACCOUNT_TYPES }) @Optional() @IsIn(ACCOUNT_TYPES) accountType?: AccountType;
}

export class UserInfoRequest {
  @ApiProperty({ minLength: 2, maxLength: 100, description: 'The beginning of a name or an address, or an id.' })
  @Trimmed()
  @IsString()
  @Length(2, 100)
  query!: string;
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class UserParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

class SeenUserRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export class SuspendUserRequest extends SeenUserRequest {
  @ApiProperty({ minLength: 1, maxLength: 1000, description: 'The person is mailed these words.' })
  @Trimmed()
  @IsString()
  @Length(1, 1000)
  reason!: string;
}

export class RestoreUserRequest extends SeenUserRequest {}

export class AssignManagerRequest extends SeenUserRequest {
  @ApiProperty({ type: String, nullable: true, format: 'uuid', description: 'An admin; null: the team.' })
  @ValidateIf((_, value) => value !== null)
  @IsUUID()
  manager!: string | null;
}

export class ChangeRoleRequest extends SeenUserRequest {
  @ApiProperty({ enum: ROLE_NUMBERS, type: 'integer' }) @IsIn(ROLE_NUMBERS) role!: Role;
}
