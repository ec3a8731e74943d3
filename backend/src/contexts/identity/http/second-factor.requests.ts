import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Length } from 'class-validator';
import { Secret } from '../../../platform/http/fields.js';

export class SecondFactorCodeRequest {
  @ApiProperty({ description: 'Six digits, as the app shows them.' })
  @Secret()
  @IsString()
  @Length(6, 20)
  code!: string;
}

export class SecondFactorOwnerParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}
