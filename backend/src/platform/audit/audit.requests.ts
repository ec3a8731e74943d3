import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { IdOrSlug, Instant, Optional } from '../http/fields.js';
import { listRequest } from '../lists/list-request.js';

export const ACTOR_KINDS = ['person', 'visitor', 'job', 'integrator'] as const;

export class AuditRequest extends listRequest(['at'], '-at') {
  @ApiProperty({ required: false, description: 'Id of an account, a job or a key.' })
  @Optional()
  @IsString()
  @MaxLength(100)
  actor?: string;
  @ApiProperty({ required: false, enum: ACTOR_KINDS })
  @Optional()
  @IsIn(ACTOR_KINDS)
  actorKind?: (typeof ACTOR_KINDS)[number];
  @ApiProperty({ required: false, example: 'user' })
  @Optional()
  @IdOrSlug()
  subjectType?: string;
  @ApiProperty({ required: false, description: 'Id of the record.' })
  @Optional()
  @IsString()
  @MaxLength(100)
  subject?: string;
  @ApiProperty({ required: false, example: 'SuspendUser' })
  @Optional()
  @IsString()
  @MaxLength(100)
  command?: string;
  @ApiProperty({ required: false, enum: ['true'], description: 'Only changes in records, with before and after.' })
  @Optional()
  @IsIn(['true'])
  changes?: 'true';
  @ApiProperty({ required: false, format: 'date-time' }) @Optional() @Instant() from?: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'Not included.' })
  @Optional()
  @Instant()
  to?: string;
}
