import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { Optional } from '../http/fields.js';
import { listRequest } from '../lists/list-request.js';

export const FAILED_KINDS = ['reaction', 'scheduled-job', 'mail'] as const;
export type FailedKind = (typeof FAILED_KINDS)[number];

export class JobsRequest extends listRequest(['failedAt'], '-failedAt') {
  @ApiProperty({ required: false, enum: FAILED_KINDS }) @Optional() @IsIn(FAILED_KINDS) kind?: FailedKind;
}

export class JobParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}
