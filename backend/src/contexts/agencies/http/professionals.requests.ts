import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length } from 'class-validator';
import { Optional, Trimmed } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { PROFESSIONAL_STATES, type ProfessionalState } from '../domain/professional.js';

export class ProfessionalsRequest extends listRequest(['waitingSince'], 'waitingSince') {
  @ApiProperty({ required: false, enum: PROFESSIONAL_STATES })
  @Optional()
  @IsIn(PROFESSIONAL_STATES)
  state?: ProfessionalState;
}

export class ProfessionalParams {
  @ApiProperty({ format: 'uuid', description: 'Of the account.' }) @IsUUID() id!: string;
}

export class RejectProfessionalRequest {
  @ApiProperty({ minLength: 1, maxLength: 1000, description: 'The professional is mailed these words.' })
  @Trimmed()
  @IsString()
  @Length(1, 1000)
  reason!: string;
}
