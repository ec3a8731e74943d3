import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length, ValidateIf } from 'class-validator';
import { Integer, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import type { FieldProblem } from '../../../platform/http/problem.js';
import { OWN_STATUS_STEPS, type OwnStatusStep } from '../index.js';
import { fieldProblem } from '../../../platform/http/validation.js';

export class UserParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

/** What can be made of the status by hand. The other words follow from the team's decisions about applications and professionals. */
const STATUSES = ['active', 'suspended', ...OWN_STATUS_STEPS] as const;

/** A picture, or a status with what belongs to it: see {@link faultsIn}. */
export class UserRequest {
  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    description:
      'Missing where the status is to change. The `path` that POST /api/s3/uploadFile has answered for a picture; null removes the picture.',
  })
  @Optional()
  @ValidateIf((_, value) => value !== null)
  @Format('isUploadPath', /^[\w-]{16,64}\.(?:jpg|png|gif)$/)
  picture?: string | null;
  @ApiProperty({
    required: false,
    enum: STATUSES,
    description:
      '`active` and `suspended`: admins, of others. The other words are steps of an own application. Else it is refused with 422.',
  })
  @Optional()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];
  @ApiProperty({
    required: false,
    minLength: 1,
    maxLength: 1000,
    description: 'Beside `suspended`, and needed there: the person is mailed these words.',
  })
  @Optional()
  @Trimmed()
  @IsString()
  @Length(1, 1000)
  reason?: string;
  @ApiProperty({ required: false, description: 'Of the account as it was seen: 409 if it has changed since.' })
  @Optional()
  @Integer(1, 2_147_483_647)
  version?: number;
}

/** Fields that the change lacks, or that do not belong to it. */
export function faultsIn({ picture, status, reason, version }: UserRequest): FieldProblem[] {
  const others =
    status === undefined ? { reason, version } : { picture, ...(status === 'suspended' ? {} : { reason }) };
  const needed = status === undefined ? { picture } : status === 'suspended' ? { reason } : {};
  const named = (fields: object, isThere: boolean): string[] =>
    Object.entries(fields).flatMap(([name, value]) => ((value !== undefined) === isThere ? [name] : []));
  return [
    ...named(needed, false).map((name) => fieldProblem(name, 'REQUIRED')),
    ...named(others, true).map((name) => fieldProblem(name, 'NOT_IN_THIS_CHANGE')),
  ];
}

export const isOwnStep = (status: UserRequest['status']): status is OwnStatusStep =>
  OWN_STATUS_STEPS.some((step) => step === status);
